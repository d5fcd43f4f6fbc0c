import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * Restores the focus when a render of `ref` removes the focused control inside it.
 *
 * @param find the element inside `ref` that gets the focus
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
      // React's events also bubble from portals, such as a row's menu.
      isInside.current = true;
    },
    onBlur({ target }: FocusEvent) {
      // Removing or disabling a control loses the focus without the user leaving the element.
      if (target.isConnected && !target.matches(":disabled")) isInside.current = false;
    },
  };
}
