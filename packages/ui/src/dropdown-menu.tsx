import { cva, type VariantProps } from "class-variance-authority";
import { Check } from "lucide-react";
import { DropdownMenu as MenuPrimitive } from "radix-ui";
import { createContext, use, useState, type ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Whether the menu has ever been open. */
const WasOpenContext = createContext(false);

/**
 * Contains a `DropdownMenuTrigger` and a `DropdownMenuContent`, which is rendered from the first
 * opening on: lists have a menu in each row. The page can be used while it is open.
 */
export function DropdownMenu({
  onOpenChange,
  ...props
}: ComponentProps<typeof MenuPrimitive.Root>) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <WasOpenContext value={wasOpen || props.open || props.defaultOpen || false}>
      <MenuPrimitive.Root
        modal={false}
        {...props}
        onOpenChange={(isOpen) => {
          setWasOpen(true);
          onOpenChange?.(isOpen);
        }}
      />
    </WasOpenContext>
  );
}

/** The button that opens the menu; focus returns here. */
export function DropdownMenuTrigger({
  onClick,
  ...props
}: ComponentProps<typeof MenuPrimitive.Trigger>) {
  return (
    <MenuPrimitive.Trigger
      data-slot="dropdown-menu-trigger"
      onClick={(event) => {
        onClick?.(event);
        // Radix handles pointers and keys; a click by a script or an assistive technology causes
        // neither.
        if (event.detail === 0 && event.currentTarget.dataset.state === "closed") {
          event.currentTarget.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        }
      }}
      {...props}
    />
  );
}

/**
 * The floating list; flips and shifts to stay inside the window. Opened by the keyboard, its first
 * item gets the focus, even if the menu's code loaded with the click and Radix doesn't know about
 * the key.
 */
export function DropdownMenuContent({
  className,
  onFocus,
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  if (!use(WasOpenContext)) return null;
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        data-slot="dropdown-menu-content"
        align="end"
        sideOffset={8}
        collisionPadding={16}
        className={cn(
          "z-(--z-dropdown) max-h-(--radix-dropdown-menu-content-available-height) min-w-55 overflow-y-auto rounded-control border border-hairline bg-raised p-1.5 text-fg shadow-pop outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          className,
        )}
        {...props}
        onFocus={(event) => {
          onFocus?.(event);
          const { currentTarget: list, relatedTarget, target } = event;
          // If an item had the focus, the pointer has left that item, and the focus stays on the
          // list.
          if (target !== list || list.contains(relatedTarget)) return;
          if (!list.matches(":focus-visible")) return;
          list.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
        }}
      />
    </MenuPrimitive.Portal>
  );
}

const menuItemVariants = cva(
  "flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-medium outline-none select-none data-disabled:cursor-default data-disabled:text-fg-3 data-disabled:opacity-60 data-highlighted:bg-active data-highlighted:forced-current pointer-coarse:h-11 [&>svg]:size-4.5 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "text-fg [&>svg]:text-fg-3",
        /** For irreversible actions. */
        danger: "text-error",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type DropdownMenuItemProps = ComponentProps<typeof MenuPrimitive.Item> &
  VariantProps<typeof menuItemVariants>;

/** One action: an icon if it helps, and always a word. `asChild` takes a link. */
export function DropdownMenuItem({ className, tone, ...props }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cn(menuItemVariants({ tone }), className)}
      {...props}
    />
  );
}

/** One of several choices, inside a `DropdownMenuRadioGroup`; the chosen one is checked. */
export function DropdownMenuRadioItem({
  children,
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(menuItemVariants(), className)}
      {...props}
    >
      <span className="grow">{children}</span>
      <Tick />
    </MenuPrimitive.RadioItem>
  );
}

/** An independent on/off choice, checked while on. */
export function DropdownMenuCheckboxItem({
  children,
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(menuItemVariants(), className)}
      {...props}
    >
      <span className="grow">{children}</span>
      <Tick />
    </MenuPrimitive.CheckboxItem>
  );
}

/** Choices, one of which is selected. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof MenuPrimitive.RadioGroup>) {
  return <MenuPrimitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />;
}

/** Items that belong together. */
export function DropdownMenuGroup(props: ComponentProps<typeof MenuPrimitive.Group>) {
  return <MenuPrimitive.Group data-slot="dropdown-menu-group" {...props} />;
}

/** The heading of the items below; not an item itself. */
export function DropdownMenuLabel({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      data-slot="dropdown-menu-label"
      className={cn("flex h-10 items-center px-3 text-ui font-semibold text-fg", className)}
      {...props}
    />
  );
}

/** A hairline between groups. */
export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn("my-1.5 h-px bg-hairline", className)}
      {...props}
    />
  );
}

function Tick() {
  return (
    <MenuPrimitive.ItemIndicator>
      <Check aria-hidden className="size-4 text-accent" strokeWidth={1.75} />
    </MenuPrimitive.ItemIndicator>
  );
}
