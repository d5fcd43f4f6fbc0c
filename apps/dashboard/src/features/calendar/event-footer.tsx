import { Button, Spinner } from "@frontage/ui/button";
import { DialogFooter } from "@frontage/ui/dialog";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";

import { MoreButton, RowMenu } from "../../components/row-menu.tsx";

/** An action on an event: a link or a button. */
export type EventAction = {
  label: string;
  Icon?: LucideIcon;
  /** Whether the action is in progress. */
  pending?: boolean;
} & ({ to: string } | { onSelect: () => void });

type EventFooterProps = {
  title: string;
  /** The first two are buttons, the rest a menu. */
  actions: readonly EventAction[];
};

/** An event's actions, always visible. */
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
  const { Icon, label, pending } = action;
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
    <Button {...props} pending={pending ?? false} onClick={action.onSelect}>
      {content}
    </Button>
  );
}
