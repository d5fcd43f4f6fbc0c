import { Button, type ButtonProps } from "@frontage/ui/button";
import { Ellipsis } from "lucide-react";

/** The button that opens a document's menu. */
export function RowMenuButton({ name, ...props }: ButtonProps & { name: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      {...props}
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
    </Button>
  );
}
