import { useRef } from "react";

type Handlers = {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
};

/**
 * Returns the focus to where it was when a dialog opened. Radix does so for a dialog's own trigger;
 * a dialog opened by a URL or by state has none. If the focus was in a menu, it returns to the
 * menu's trigger, because the menu closes. If that is gone by then, the focus goes to the first
 * remaining control around it.
 *
 * @param handlers the caller's own, called first
 * @returns the handlers for the dialog's content
 */
export function useOpener({ onCloseAutoFocus, onOpenAutoFocus }: Handlers): Required<Handlers> {
  /** The element and its ancestors, from the inside out. */
  const opener = useRef<readonly Element[]>([]);
  const noteOpener = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    opener.current = withAncestors(relatedTarget);
  };
  return {
    onOpenAutoFocus(event) {
      opener.current = withAncestors(openerOf(document.activeElement));
      if (document.activeElement === document.body) {
        // A menu that has just closed returns the focus to its trigger one task later, which the
        // dialog prevents.
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

/** The element, or the trigger of the menu that contains it. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu][aria-labelledby]");
  if (!menu) return element;
  return document.getElementById(menu.getAttribute("aria-labelledby") ?? "") ?? element;
}

function withAncestors(element: EventTarget | null): Element[] {
  const all: Element[] = [];
  let at = element instanceof Element ? element : null;
  // The first control outside the page's main part would be unrelated.
  for (; at && !at.matches("main, body"); at = at.parentElement) all.push(at);
  return all;
}
