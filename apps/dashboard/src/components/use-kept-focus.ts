import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * Keeps the focus near when the control that had it goes while an element is rendered anew.
 *
 * @param ref the element
 * @param find where in it the focus moves
 * @returns what the element takes
 */
export function useKeptFocus(
  ref: RefObject<HTMLElement | null>,
  find: (element: HTMLElement) => HTMLElement | null,
) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!isInside.current || !ref.current || (activeElement && activeElement !== body)) return;
    find(ref.current)?.focus();
  });
  return {
    onFocus() {
      // Also in what floats, such as a row's menu, which React counts among the children.
      isInside.current = true;
    },
    onBlur({ target }: FocusEvent) {
      // What goes, or is busy, is not left: the focus falls on nothing.
      if (target.isConnected && !target.matches(":disabled")) isInside.current = false;
    },
  };
}
