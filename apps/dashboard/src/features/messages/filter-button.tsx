import { Button } from "@frontage/ui/button";
import { ListFilter } from "lucide-react";
import type { ComponentProps } from "react";

/** Opens the filters of the thread list. */
export function FilterButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Filter messages"
      aria-haspopup="menu"
      className="shrink-0"
      {...props}
    >
      <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
    </Button>
  );
}
