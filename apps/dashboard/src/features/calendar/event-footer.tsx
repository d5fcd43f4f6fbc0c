import { Button, Spinner } from "@frontage/ui/button";
import { DialogFooter } from "@frontage/ui/dialog";
import { Ellipsis, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";

import type { MenuTriggerProps } from "../../components/open-row-menu.tsx";
import { RowMenu } from "../../components/row-menu.tsx";

/** Something to do with an event: a link, or a button. */
export type EventAction = {
  label: string;
  Icon?: LucideIcon;
  /** While it is being done. */
  pending?: boolean;
  /** Loads its code at the first sign of interest. */
  preload?: Pick<ComponentProps<"button">, "onFocus" | "onPointerEnter">;
} & ({ to: string } | { onSelect: () => void });

export type EventFooterProps = {
  title: string;
  /** The most likely first: two are buttons, the others a menu. */
  actions: readonly EventAction[];
};

/** What can be done with an event, always in sight. */
export function EventFooter({ actions, title }: EventFooterProps) {
  const [first, second, ...others] = actions;
  if (!first) return null;
  return (
    <DialogFooter className="mt-3">
      <ActionButton action={first} variant="ink" className="max-sm:w-full" />
      {second && <ActionButton action={second} variant="outline" className="max-sm:grow" />}
      {others.length > 0 && (
        <div className="max-sm:grow-0! sm:ml-auto">
          <RowMenu name={title} items={others} Trigger={MoreButton} />
        </div>
      )}
    </DialogFooter>
  );
}

type ActionButtonProps = {
  action: EventAction;
  variant: "ink" | "outline";
  className: string;
};

function ActionButton({ action, ...props }: ActionButtonProps) {
  const { Icon, label, pending, preload } = action;
  const content = (
    <>
      {pending && <Spinner />}
      {Icon && !pending && <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />}
      {label}
    </>
  );
  return "to" in action ? (
    <Button asChild {...props}>
      <Link to={action.to}>{content}</Link>
    </Button>
  ) : (
    <Button {...props} {...preload} pending={pending ?? false} onClick={action.onSelect}>
      {content}
    </Button>
  );
}

function MoreButton({ name, ...props }: MenuTriggerProps) {
  return (
    <Button variant="outline" size="icon" aria-label={`More for ${name}`} {...props}>
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
    </Button>
  );
}
