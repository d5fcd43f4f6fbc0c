import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import type { LucideIcon } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";

import { BarActions } from "../navigation/screen-bar.tsx";
import { MoreButton } from "./row-menu.tsx";

/** An action on a record’s page: a button, or a link. */
export type PageAction = {
  id: string;
  label: string;
  Icon?: LucideIcon;
  /** Whether a separator precedes it in the menu. */
  isApart?: boolean;
  tone?: "danger";
} & ({ onSelect: () => void } | { to: string });

export type PageMenuProps = {
  actions: readonly PageAction[];
  /** The record’s name. */
  name: string;
};

/** The actions menu in a phone's header; wider windows have it beside the page's buttons. */
export const PhoneMenu = (menu: PageMenuProps) => (
  <BarActions>
    <PageMenu {...menu} variant="ghost" className="md:hidden" />
  </BarActions>
);

type PageButtonsProps = {
  /** The filled button, or outlined if the page already has a filled one. */
  primary: PageAction | undefined;
  secondary: PageAction | undefined;
  menu: PageMenuProps;
};

/**
 * The primary and the secondary action, and the rest in a menu. On a phone, only the primary
 * action.
 */
export function PageButtons({ menu, primary, secondary }: PageButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {primary && <ActionButton action={primary} variant="ink" className="max-md:grow" />}
      {secondary && (
        <ActionButton
          action={secondary}
          variant="outline"
          className={primary ? "max-md:hidden" : "max-md:grow"}
        />
      )}
      <PageMenu {...menu} variant="outline" className="max-md:hidden" />
    </div>
  );
}

type ActionButtonProps = { action: PageAction; variant: "ink" | "outline"; className: string };

function ActionButton({ action, className, variant }: ActionButtonProps) {
  const { Icon, label } = action;
  const content = (
    <>
      {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />}
      {label}
    </>
  );
  return "to" in action ? (
    <Button asChild variant={variant} className={className}>
      <Link to={action.to}>{content}</Link>
    </Button>
  ) : (
    <Button variant={variant} className={className} onClick={action.onSelect}>
      {content}
    </Button>
  );
}

type MenuProps = PageMenuProps & { variant: "ghost" | "outline"; className: string };

/** A button with a menu of a page's actions. */
export function PageMenu({ actions, className, name, variant }: MenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton {...{ className, name, variant }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map((action) => (
          <Fragment key={action.id}>
            {action.isApart && <DropdownMenuSeparator />}
            <MenuItem action={action} />
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function MenuItem({ action }: { action: PageAction }) {
  const { Icon, label, tone } = action;
  const content = (
    <>
      {Icon && <Icon aria-hidden strokeWidth={1.5} />}
      {label}
    </>
  );
  return "to" in action ? (
    <DropdownMenuItem asChild>
      <Link to={action.to}>{content}</Link>
    </DropdownMenuItem>
  ) : (
    <DropdownMenuItem tone={tone} onSelect={action.onSelect}>
      {content}
    </DropdownMenuItem>
  );
}
