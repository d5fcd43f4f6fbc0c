import { cva, type VariantProps } from "class-variance-authority";
import { Ellipsis } from "lucide-react";
import { Slot, Toolbar } from "radix-ui";
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from "react";

import { cn } from "./cn.ts";

const rowSelector = "[data-slot=action-row]:not([inert])";
const titleSelector = "[data-slot=action-row-title]";
const controlSelector = `${titleSelector}, [data-slot=action-row-actions] :is(a, button)`;

/** Focusable rows, excluding those animating out. */
const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(rowSelector)];
const titleOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(titleSelector) ?? undefined;
const menuOf = (row: Element | null) =>
  row?.querySelector<HTMLElement>("[aria-haspopup=menu]") ?? undefined;

export type ActionListProps = Omit<ComponentProps<"ul">, "onBlur" | "onFocus" | "onKeyDown">;

/**
 * Rows under an ink rule, each with one action. One tab stop: arrows, Home and End move between
 * rows, Left and Right within one, Enter opens, Shift+F10 opens the row's menu, which returns to
 * the row when closed. When the focused row disappears, the next one gets the focus.
 */
export function ActionList({ className, ...props }: ActionListProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The index of the focused row. */
  const focused = useRef<number>(undefined);
  /** The button of the menu that was opened by a key on the row. */
  const openedMenu = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const { current: element } = list;
    if (!element || focused.current === undefined) return;
    const { activeElement } = document;
    const isLost =
      !activeElement || activeElement === document.body || activeElement.closest("[inert]");
    if (!isLost) return;
    const rows = rowsOf(element);
    titleOf(rows[focused.current] ?? rows.at(-1))?.focus();
  });

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget, key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // Ignores keys from a menu, which React counts among the row's children, and from a field.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.matches("input, textarea, select")) return;
    const row = target.closest<HTMLElement>(rowSelector);
    if (!row) return;

    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "ArrowRight") moveWithin(1);
    else if (key === "ArrowLeft") moveWithin(-1);
    else if ((key === "F10" && event.shiftKey) || key === "ContextMenu") openMenu();
    else return;
    event.preventDefault();

    function move(by: number) {
      const rows = rowsOf(currentTarget);
      titleOf(rows[rows.findIndex((other) => other === row) + by])?.focus();
    }
    function moveWithin(by: number) {
      const controls = [...(row?.querySelectorAll<HTMLElement>(controlSelector) ?? [])].filter(
        (control) => control.checkVisibility(),
      );
      controls[controls.findIndex((control) => control === target) + by]?.focus();
    }
    function openMenu() {
      const menu = menuOf(row);
      menu?.focus();
      if (target !== menu) openedMenu.current = menu;
      // Opens the menu, even if its code has to load first.
      menu?.dispatchEvent(
        new globalThis.KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }),
      );
    }
  }

  return (
    <Toolbar.Root
      asChild
      orientation="vertical"
      loop={false}
      // Only the toolbar's single tab stop is used, not its role.
      role={undefined}
      aria-orientation={undefined}
      onKeyDown={handleKey}
      onFocus={(event) => {
        const { currentTarget, target } = event;
        if (!currentTarget.contains(target)) return;
        const row = target.closest<HTMLElement>(rowSelector);
        if (!row) return;
        focused.current = rowsOf(currentTarget).indexOf(row);
        if (target !== menuOf(row) || target.dataset.state !== "closed") return;
        if (openedMenu.current) titleOf(row)?.focus();
        openedMenu.current = undefined;
      }}
      onBlur={({ target }) => {
        // Whether the focus was lost because the row was removed or its button is busy, rather than
        // moved by the user.
        const isTaken =
          !target.isConnected || target.closest("[inert]") || target.matches(":disabled");
        if (!isTaken) focused.current = undefined;
      }}
    >
      <ul
        ref={list}
        data-slot="action-list"
        className={cn(
          "@container/action-list border-t border-fg text-ui text-fg-2 outline-none",
          className,
        )}
        {...props}
      />
    </Toolbar.Root>
  );
}

// The last column is wider for fingers.
const sharedColumns = [
  "[--more-column:1.25rem] pointer-coarse:[--more-column:2rem]",
  "grid-cols-[3rem_minmax(0,1fr)_auto] *:first:col-start-1 *:first:row-start-1 *:first:row-end-4 @xl/action-list:gap-x-4 @xl/action-list:py-1.5",
  "@xl/action-list:grid-cols-[3.5rem_minmax(0,1fr)_7.25rem_5.75rem_var(--more-column)] @xl/action-list:*:first:row-end-3",
  "@4xl/action-list:grid-cols-[3.5rem_14.5rem_minmax(0,1fr)_7.25rem_5.75rem_var(--more-column)] @4xl/action-list:*:first:row-end-2",
];

const actionRowVariants = cva(
  [
    "group/row relative isolate grid items-start gap-x-3 gap-y-0.5 border-b border-hairline py-3 @xl/action-list:items-center @xl/action-list:gap-x-3.5 @xl/action-list:py-2",
    // Extends the active row's background and ring beyond its text.
    "before:absolute before:-inset-x-2 before:-inset-y-px before:-z-1 before:rounded-control before:border-2 before:border-transparent @xl/action-list:before:-inset-x-3 focus-within:before:bg-side hover:before:bg-side has-[[data-slot=action-row-title]:focus-visible]:before:border-(--focus-ring)",
    // A finished row fades, and the rows below move up.
    "animate-heights data-leaving:animate-row-leave",
  ],
  {
    variants: {
      /**
       * What the row starts with: a face, a picture or a time; or a day above its weekday. All lists
       * of these rows have the same columns. A table's row sets its own.
       */
      lead: {
        none: "",
        mark: cn(sharedColumns, "@xl/action-list:min-h-14.5"),
        date: cn(sharedColumns, "@xl/action-list:min-h-17.5"),
      },
    },
    defaultVariants: { lead: "mark" },
  },
);

export type ActionRowProps = ComponentProps<"li"> &
  VariantProps<typeof actionRowVariants> & {
    /** A finished row, which fades out and can't be focused. */
    leaving?: boolean;
  };

/**
 * One row: a lead, an `ActionRowHead`, an `ActionRowText` and its `ActionRowActions`. Unless it is a
 * table's, all of it is its title's link.
 */
export function ActionRow({ className, lead = "mark", leaving, ...props }: ActionRowProps) {
  return (
    <li
      data-slot="action-row"
      data-lead={lead}
      className={cn(actionRowVariants({ lead }), className)}
      {...props}
      data-leaving={leaving || undefined}
      inert={leaving}
    />
  );
}

/** The row's subject: its link, with the kind of row below. */
export function ActionRowHead({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="action-row-head"
      className={cn("col-start-2 row-start-1 min-w-0 wrap-anywhere", className)}
      {...props}
    />
  );
}

const titleClasses =
  "block font-semibold text-fg outline-none hover:underline-hairline in-data-[lead=none]:pointer-coarse:-my-1 in-data-[lead=none]:pointer-coarse:py-1 not-in-data-[lead=none]:after:absolute not-in-data-[lead=none]:after:inset-0";

/** The row's link, which has the list's focus. The single child is the link itself. */
export function ActionRowTitle({ className, ...props }: ComponentProps<typeof Toolbar.Link>) {
  return (
    <Toolbar.Link
      asChild
      data-slot="action-row-title"
      className={cn(titleClasses, className)}
      {...props}
      onKeyDown={(event) => {
        // Space doesn't activate links.
        if (event.key === " ") event.preventDefault();
      }}
    />
  );
}

/** Like `ActionRowTitle`, as a button that opens an inline form. */
export function ActionRowTitleButton({
  className,
  ...props
}: ComponentProps<typeof Toolbar.Button>) {
  return (
    <Toolbar.Button
      data-slot="action-row-title"
      className={cn(titleClasses, "cursor-pointer text-left", className)}
      {...props}
    />
  );
}

/** Below the title: the kind of row, and more for screen readers. */
export function ActionRowDetail({ className, ...props }: ComponentProps<"span">) {
  return (
    <span data-slot="action-row-detail" className={cn("block text-fg-3", className)} {...props} />
  );
}

/** The row's text, next to the title, or below it if there is little room. */
export function ActionRowText({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="action-row-text"
      className={cn(
        "col-start-2 row-start-2 min-w-0 wrap-anywhere @4xl/action-list:col-start-3 @4xl/action-list:row-start-1 row-active:text-fg",
        className,
      )}
      {...props}
    />
  );
}

export type ActionRowActionsProps = ComponentProps<"div"> & {
  /** Puts all of them in the last column, for a table's row. */
  last?: boolean;
};

/**
 * On the right, in fixed columns: an `ActionRowMeta`, an `ActionRowVerb` and a menu. With little
 * room, the verb is at the edge below the meta, and the menu before it.
 */
export function ActionRowActions({ className, last, ...props }: ActionRowActionsProps) {
  return (
    <div
      data-slot="action-row-actions"
      data-last={last || undefined}
      className={cn(
        last
          ? "col-start-[-2] row-start-1 flex items-center gap-x-2 justify-self-end"
          : "col-start-3 row-start-1 row-end-3 grid grid-cols-[auto_auto] grid-rows-[auto_1fr] justify-end gap-y-0.5 self-stretch @xl/action-list:contents",
        className,
      )}
      {...props}
    />
  );
}

export type ActionRowMetaProps = ComponentProps<"span"> & {
  /** Red, for something due within days. */
  near?: boolean;
};

/** When it arrived, or how long it has waited. */
export function ActionRowMeta({ className, near, ...props }: ActionRowMetaProps) {
  return (
    <span
      data-slot="action-row-meta"
      className={cn(
        near ? "font-medium text-error" : "text-fg-3",
        "col-span-2 row-start-1 text-right text-caption whitespace-nowrap @xl/action-list:col-start-[-4] @xl/action-list:col-end-[-3] @xl/action-list:row-end-3 @xl/action-list:pr-3 @4xl/action-list:row-end-2",
        className,
      )}
      {...props}
    />
  );
}

const controlClasses =
  "cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap text-fg transition-colors";

export type ActionRowVerbProps = ComponentProps<"button"> & {
  /** Style the single child instead of rendering a `<button>`; meant for links. */
  asChild?: boolean;
  /** Blocks a second press while the first is in progress. */
  pending?: boolean;
};

/** The row's one action: an underlined link, or a button while the row is active. */
export function ActionRowVerb({ asChild, className, pending, ...props }: ActionRowVerbProps) {
  const Comp = asChild ? Slot.Root : "button";
  return (
    <Comp
      data-slot="action-row-verb"
      type={asChild ? undefined : "button"}
      tabIndex={-1}
      className={cn(
        controlClasses,
        "relative inline-flex min-h-6 rounded-control border border-transparent underline-hairline decoration-field disabled:cursor-progress pointer-coarse:min-h-9 @xl/action-list:h-8 @xl/action-list:px-2.75 row-active:border-fg row-active:bg-fg row-active:text-canvas row-active:no-underline row-active:hover:border-fg-2 row-active:hover:bg-fg-2",
        // Its text is aligned with the column, also while it isn't a button.
        "col-start-2 row-start-2 self-end justify-self-end @xl/action-list:col-start-[-3] @xl/action-list:row-start-1 @xl/action-list:row-end-3 not-in-data-[lead=none]:@xl/action-list:-ml-2.75 @xl/action-list:self-center not-in-data-[lead=none]:@xl/action-list:justify-self-start @4xl/action-list:justify-self-start @4xl/action-list:row-end-2",
        className,
      )}
      {...props}
      aria-busy={pending || undefined}
      disabled={pending || undefined}
    />
  );
}

export type ActionRowMoreProps = ComponentProps<"button"> & {
  /** The row's subject, which names the button. */
  name: string;
};

/** Opens the row's menu. With a mouse, it is only visible while the row is active. */
export function ActionRowMore({ className, name, ...props }: ActionRowMoreProps) {
  return (
    <button
      type="button"
      data-slot="action-row-more"
      aria-label={`More for ${name}`}
      aria-haspopup="menu"
      tabIndex={-1}
      className={cn(
        controlClasses,
        "relative -my-1 -mr-1.5 inline-flex size-8 justify-center rounded-control text-fg-3 hover:bg-active pointer-coarse:size-9 row-active:text-fg not-in-data-[lead=none]:pointer-coarse:-mr-3 not-in-data-[lead=none]:pointer-coarse:size-11 not-in-data-[last]:@max-xl/action-list:mr-0!",
        "col-start-1 row-start-2 self-end justify-self-end @xl/action-list:col-start-[-2] @xl/action-list:row-start-1 @xl/action-list:row-end-3 @xl/action-list:self-center @4xl/action-list:row-end-2",
        "not-in-data-[lead=none]:pointer-fine:not-data-[state=open]:opacity-0 not-in-data-[lead=none]:row-active:opacity-100!",
        className,
      )}
      {...props}
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}

/** A form in the row, below the text it answers. */
export function ActionRowEditor({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="action-row-editor"
      className={cn(
        "relative col-start-1 col-end-[-1] row-start-4 animate-pop-in py-2 @xl/action-list:col-start-2 @xl/action-list:row-start-3 @4xl/action-list:row-start-2",
        className,
      )}
      {...props}
    />
  );
}
