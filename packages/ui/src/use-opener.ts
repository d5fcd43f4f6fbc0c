import { useRef } from "react";

type Handlers = {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
};

/**
 * Returns the focus to where it was when a dialog opened. Radix does so for a
 * dialog's own trigger; one that opens by an address or by state has none.
 *
 * @param handlers the caller's own, called first
 * @returns the handlers for the dialog's content
 */
export function useOpener({ onCloseAutoFocus, onOpenAutoFocus }: Handlers): Required<Handlers> {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus(event) {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event);
      const { current } = opener;
      if (event.defaultPrevented || !(current instanceof HTMLElement) || !current.isConnected)
        return;
      event.preventDefault();
      current.focus();
    },
  };
}
