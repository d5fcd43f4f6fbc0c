import { Button } from "@frontage/ui/button";
import { Copy } from "lucide-react";
import { useState } from "react";

type CopyButtonProps = {
  /** What the button copies, within a sentence: "the link". */
  what: string;
  text: string;
};

/** A button that copies a text, and shows whether that worked. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  return (
    <>
      <Button
        variant="outline"
        aria-label={`Copy ${what}`}
        onClick={() => {
          setSaid("");
          // The clipboard is undefined without HTTPS: a promise turns that into a failure.
          Promise.resolve()
            .then(async () => navigator.clipboard.writeText(text))
            .then(
              () => setSaid("Copied"),
              () => setSaid(`Couldn’t copy ${what}. Select the text and copy it.`),
            );
        }}
      >
        <Copy aria-hidden className="size-4" strokeWidth={1.75} />
        Copy
      </Button>
      <span role="status" className="self-center text-caption text-fg-3 empty:hidden">
        {said}
      </span>
    </>
  );
}
