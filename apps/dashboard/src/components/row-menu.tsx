import { ActionRowMore } from "@frontage/ui/action-list";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import type { ComponentProps, ComponentType } from "react";
import { Link } from "react-router";

/** A link, or something to do. */
export type RowMenuItem = { label: string; to: string } | { label: string; onSelect: () => void };

type RowMenuProps = {
  /** Whom or what the row is about. */
  name: string;
  items: readonly RowMenuItem[];
  /** The button, where it isn’t a row’s. */
  Trigger?: ComponentType<MenuTriggerProps>;
};

export type MenuTriggerProps = ComponentProps<"button"> & { name: string };

/** A row’s menu. */
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
            <DropdownMenuItem key={item.label} onSelect={item.onSelect}>
              {item.label}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
