import { Button } from "@frontage/ui/button";
import { Copy } from "lucide-react";
import { useState } from "react";

export type CopyButtonProps = {
  /** What it copies, as the sentence's subject: "The address". */
  what: string;
  text: string;
};

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  return (
    <>
      <Button
        variant="outline"
        aria-label={`Copy ${what.toLowerCase()}`}
        onClick={() => {
          setSaid("");
          // Browsers give no clipboard to a page without https.
          Promise.resolve()
            .then(async () => navigator.clipboard.writeText(text))
            .then(
              () => setSaid("Copied"),
              () => setSaid(`${what} could not be copied. Please select and copy the text.`),
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
