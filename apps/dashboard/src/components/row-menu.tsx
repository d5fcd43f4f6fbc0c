import { ActionRowMore } from "@frontage/ui/action-list";
import { Button, type ButtonProps } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Ellipsis } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { Link } from "react-router";

/** An item of a row's menu: a link or a command. */
export type RowMenuItem =
  | { label: string; to: string }
  | { label: string; onSelect: () => void; isDisabled?: boolean };

type RowMenuProps = {
  /** The name of the row's record or person. */
  name: string;
  items: readonly RowMenuItem[];
  /** The button that opens the menu; by default a row's. */
  Trigger?: ComponentType<MenuTriggerProps>;
};

export type MenuTriggerProps = ComponentProps<"button"> & { name: string };

/** The button of a menu beside a list's other buttons, or of a table's row. */
export function MoreButton({ name, ...props }: ButtonProps & { name: string }) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={`More for ${name}`}
      aria-haspopup="menu"
      {...props}
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
    </Button>
  );
}

/** The menu of a row. */
export function RowMenu({ items, name, Trigger = ActionRowMore }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Trigger name={name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {items.map((item) =>
          "to" in item ? (
            <DropdownMenuItem key={item.label} asChild>
              <Link to={item.to}>{item.label}</Link>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem
              key={item.label}
              disabled={item.isDisabled ?? false}
              onSelect={item.onSelect}
            >
              {item.label}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
