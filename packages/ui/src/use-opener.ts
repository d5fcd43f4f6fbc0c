import { useRef } from "react";

type Handlers = {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
};

/**
 * Returns the focus to where it was when a dialog opened. Radix does so for a
 * dialog's own trigger; one that opens by an address or by state has none. What
 * was in a menu is the menu's trigger, as the menu closes. Where the place is gone
 * by then, the focus goes to the first control of what is left around it.
 *
 * @param handlers the caller's own, called first
 * @returns the handlers for the dialog's content
 */
export function useOpener({ onCloseAutoFocus, onOpenAutoFocus }: Handlers): Required<Handlers> {
  /** The element and those around it, from the inside out. */
  const opener = useRef<readonly Element[]>([]);
  const noteOpener = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    opener.current = withAncestors(relatedTarget);
  };
  return {
    onOpenAutoFocus(event) {
      opener.current = withAncestors(openerOf(document.activeElement));
      if (document.activeElement === document.body) {
        // A menu that has just closed gives the focus to its trigger a task later; the dialog keeps it.
        document.addEventListener("focusout", noteOpener);
        setTimeout(() => document.removeEventListener("focusout", noteOpener));
      }
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const [first, ...around] = opener.current;
      const near = first?.isConnected ? first : around.find(isLeft)?.querySelector(controls);
      if (!(near instanceof HTMLElement)) return;
      event.preventDefault();
      near.focus();
    },
  };
}

const controls = ":is(a[href], button:not(:disabled), input:not(:disabled)):not([tabindex='-1'])";

const isLeft = (element: Element) =>
  element.isConnected && element !== document.body && element.querySelector(controls) !== null;

/** An element, or the trigger of the menu that it is in. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu][aria-labelledby]");
  if (!menu) return element;
  return document.getElementById(menu.getAttribute("aria-labelledby") ?? "") ?? element;
}

function withAncestors(element: EventTarget | null): Element[] {
  const all: Element[] = [];
  let at = element instanceof Element ? element : null;
  // Beyond the page's main part, the first control says nothing of the place.
  for (; at && !at.matches("main, body"); at = at.parentElement) all.push(at);
  return all;
}
