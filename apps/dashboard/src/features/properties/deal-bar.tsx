import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { ArrowLeft, Ellipsis, Printer, type LucideIcon } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";

/** What can be done in a deal: a press, or a link. */
export type DealAction = {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** The primary one is in ink; one without a look is in the menu only. */
  look?: "ghost" | "ink" | "outline";
  /** Without its icon, except in the menu. */
  isPlain?: boolean;
  /** Begins a part of the menu. */
  isApart?: boolean;
  tone?: "danger";
} & ({ onSelect: () => void } | { to: string });

export type DealBarProps = {
  back: { label: string; to: string };
  actions: readonly DealAction[];
  /** The property’s name. */
  name: string;
};

/** Above a deal’s page: the way back and what can be done. On a phone, most of it is in a menu. */
export function DealBar({ actions, back, name }: DealBarProps) {
  const print: DealAction = {
    id: "print",
    label: "Print summary",
    Icon: Printer,
    onSelect: () => window.print(),
  };
  const quiet = actions.filter(({ look }) => look === "ghost");
  const others = actions.filter(({ look }) => look !== undefined && look !== "ghost");
  const hasMenuOnly = actions.some(({ look }) => look === undefined);
  return (
    <div className="mb-3.5 flex min-h-10 items-center gap-2.5 md:mb-5">
      <Button asChild variant="ghost" className="-ml-3.5 min-w-0">
        <Link to={back.to}>
          <ArrowLeft aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="leading-normal wrap-anywhere">{back.label}</span>
        </Link>
      </Button>
      {/* The last one's text ends at the edge. */}
      <div className={`ml-auto flex shrink-0 gap-2.5 ${others.length === 0 ? "md:-mr-3.5" : ""}`}>
        {quiet.map((action) => (
          <ActionButton key={action.id} action={action} className="max-md:hidden" />
        ))}
        <Button variant="ghost" className="max-md:hidden" onClick={print.onSelect}>
          <Printer aria-hidden className="size-4" strokeWidth={1.75} />
          {print.label}
        </Button>
        {others.map((action) => (
          <ActionButton key={action.id} action={action} className="max-md:hidden" />
        ))}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="outline"
              size="icon"
              aria-label={`More for ${name}`}
              className={hasMenuOnly ? undefined : "md:hidden"}
            >
              <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {/* What a phone shows in full isn't repeated. */}
            {[print, ...actions.filter(({ look }) => look !== "ink")].map((action) => (
              <Fragment key={action.id}>
                {action.isApart && <DropdownMenuSeparator />}
                <MenuItem
                  action={action}
                  isPhoneOnly={action === print || action.look !== undefined}
                />
              </Fragment>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}

/** The primary action across a phone’s width, where the bar has no room for it. */
export function DealPrimaryAction({ actions }: Pick<DealBarProps, "actions">) {
  const primary = actions.find(({ look }) => look === "ink");
  return (
    primary && (
      <div className="mt-4 grid md:hidden">
        <ActionButton action={primary} />
      </div>
    )
  );
}

function ActionButton({ action, className }: { action: DealAction; className?: string }) {
  const { Icon, isPlain, label, look } = action;
  const content = (
    <>
      {!isPlain && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      {label}
    </>
  );
  return "to" in action ? (
    <Button asChild variant={look} className={className}>
      <Link to={action.to}>{content}</Link>
    </Button>
  ) : (
    <Button variant={look} className={className} onClick={action.onSelect}>
      {content}
    </Button>
  );
}

function MenuItem({ action, isPhoneOnly }: { action: DealAction; isPhoneOnly: boolean }) {
  const { Icon, label, tone } = action;
  const className = isPhoneOnly ? "md:hidden" : undefined;
  const content = (
    <>
      <Icon aria-hidden strokeWidth={1.5} />
      {label}
    </>
  );
  return "to" in action ? (
    <DropdownMenuItem asChild className={className}>
      <Link to={action.to}>{content}</Link>
    </DropdownMenuItem>
  ) : (
    <DropdownMenuItem className={className} tone={tone} onSelect={action.onSelect}>
      {content}
    </DropdownMenuItem>
  );
}
