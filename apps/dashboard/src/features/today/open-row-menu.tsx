import { ActionRowMore } from "@frontage/ui/action-list";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Link } from "react-router";

/** A link, or something to do. */
export type RowMenuItem = { label: string; to: string } | { label: string; onSelect: () => void };

export type OpenRowMenuProps = {
  /** Whom or what the row is about. */
  name: string;
  items: readonly RowMenuItem[];
};

/** A row’s menu. Loaded on click, so it starts open. */
export default function OpenRowMenu({ items, name }: OpenRowMenuProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <ActionRowMore name={name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {items.map((item) =>
          "to" in item ? (
            <DropdownMenuItem key={item.label} asChild>
              <Link to={item.to}>{item.label}</Link>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem key={item.label} onSelect={item.onSelect}>
              {item.label}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
