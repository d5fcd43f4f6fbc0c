import type { Replacement } from "@frontage/records/schemas/exchange";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Check, Ellipsis, Pencil, Trash2, Undo2 } from "lucide-react";

export type ReplacementMenuProps = {
  replacement: Replacement;
  onEdit: () => void;
  onMark: (isIdentified: boolean) => void;
  onRemove: () => void;
};

/** What a broker can do with a property to identify. */
export function ReplacementMenu({
  onEdit,
  onMark,
  onRemove,
  replacement: { identifiedOn, name },
}: ReplacementMenuProps) {
  const isIdentified = identifiedOn !== undefined;
  const MarkIcon = isIdentified ? Undo2 : Check;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${name}`} className="-mr-2.5">
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onMark(!isIdentified)}>
          <MarkIcon aria-hidden strokeWidth={1.5} />
          {isIdentified ? "Mark as not identified" : "Mark as identified…"}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden strokeWidth={1.5} />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.5} />
          Remove
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
