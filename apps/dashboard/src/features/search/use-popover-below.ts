import { useLayoutEffect, useRef, type RefObject } from "react";

/** Wide enough for a result’s title and detail, in px. */
const widest = 480;
const gap = 8;
const margin = 16;

/**
 * Shows a `popover` below a field, in the browser's top layer: neither the
 * sidebar nor the drawer around it clips it.
 *
 * @returns the ref that the popover takes
 */
export function usePopoverBelow(
  field: HTMLElement | null,
  isOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    if (!isOpen || !element || !field) return;

    function place() {
      if (!element || !field) return;
      const box = field.getBoundingClientRect();
      const top = box.bottom + gap;
      // The visible height, above a phone’s keyboard.
      const bottom = window.visualViewport?.height ?? window.innerHeight;
      const room = document.documentElement.clientWidth - box.left - margin;
      // In a drawer it stays inside: beside it are the scrim and what a press there closes.
      const width = field.closest("[role=dialog]") ? box.width : Math.min(widest, room);
      element.style.top = `${top}px`;
      element.style.left = `${box.left}px`;
      element.style.width = `${Math.max(box.width, width)}px`;
      element.style.maxHeight = `${bottom - top - margin}px`;
    }

    element.showPopover();
    place();
    window.addEventListener("resize", place);
    window.visualViewport?.addEventListener("resize", place);
    // The sidebar scrolls in a low window.
    document.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", place);
      window.visualViewport?.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, { capture: true });
      element.hidePopover();
    };
  }, [field, isOpen]);
  return popover;
}
