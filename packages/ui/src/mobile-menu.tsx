import { Menu, X } from "lucide-react";
import { useEffect, useRef, type ComponentProps } from "react";

import { cn } from "./cn.ts";
import { useHydrated } from "./use-browser-value.ts";

type MobileMenuToggleProps = ComponentProps<"button"> & {
  /** The `id` of the `MobileMenu` it opens and closes. */
  menuId: string;
  open: boolean;
};

/**
 * Opens and closes the menu, by the browser's `popovertarget`, with or without script. The browser
 * also handles Escape and returns the focus. Named "Menu".
 */
export function MobileMenuToggle({ className, menuId, open, ...props }: MobileMenuToggleProps) {
  const isHydrated = useHydrated();
  return (
    <button
      data-slot="mobile-menu-toggle"
      type="button"
      aria-label="Menu"
      className={cn("grid size-11 cursor-pointer place-items-center", className)}
      {...props}
      popoverTarget={menuId}
      // Until the script runs, browsers derive the state from the popover.
      aria-expanded={isHydrated ? open : undefined}
    >
      <Menu
        aria-hidden
        className="col-start-1 row-start-1 size-7 in-[:has([data-slot=mobile-menu]:popover-open)]:hidden"
        strokeWidth={1.5}
      />
      <X
        aria-hidden
        className="col-start-1 row-start-1 hidden size-7 in-[:has([data-slot=mobile-menu]:popover-open)]:block"
        strokeWidth={1.5}
      />
    </button>
  );
}

type MobileMenuProps = ComponentProps<"nav"> & {
  id: string;
  /** Called when the menu has opened or closed; make the page behind it `inert` meanwhile. */
  onOpenChange: (open: boolean) => void;
};

/**
 * A white sheet under the bar, over everything else. Put it in the same element as its toggle,
 * which stays usable. It closes when a link is chosen, or when the window becomes wide enough for
 * the bar's own links.
 */
export function MobileMenu({ className, onOpenChange, ...props }: MobileMenuProps) {
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    // The menu may have been opened before the script arrived.
    if (menu.current?.matches(":popover-open")) onOpenChange(true);
    const wide = window.matchMedia("(width >= 48rem)");
    const closeWhenWide = () => wide.matches && menu.current?.hidePopover();
    const closeOnChoice = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (!link || !menu.current?.contains(link)) return;
      menu.current.hidePopover();
      onOpenChange(false);
    };
    wide.addEventListener("change", closeWhenWide);
    // Closes before the link is followed: the new page takes the focus, and must not be inert then.
    document.addEventListener("click", closeOnChoice, { capture: true });
    return () => {
      wide.removeEventListener("change", closeWhenWide);
      document.removeEventListener("click", closeOnChoice, { capture: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <nav
      ref={menu}
      data-slot="mobile-menu"
      popover="auto"
      onToggle={(event) => onOpenChange(event.newState === "open")}
      className={cn(
        "[--focus-ring:var(--color-fg)] fixed inset-x-0 top-18 bottom-0 m-0 h-auto max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-canvas px-gutter pb-[max(1.75rem,env(safe-area-inset-bottom))] text-fg opacity-0 transition-opacity duration-200 open:flex open:opacity-100 starting:open:opacity-0 md:hidden",
        className,
      )}
      {...props}
    />
  );
}
