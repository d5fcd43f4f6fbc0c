import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * Moves the focus nearby when the focused control is removed while an element renders.
 *
 * @param ref the element
 * @param find where to move the focus, inside the element
 * @returns props for the element
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
      // Also in portals, such as a row's menu, which React counts among the children.
      isInside.current = true;
    },
    onBlur({ target }: FocusEvent) {
      // A removed or disabled control isn't left by the user: the focus falls on nothing.
      if (target.isConnected && !target.matches(":disabled")) isInside.current = false;
    },
  };
}
