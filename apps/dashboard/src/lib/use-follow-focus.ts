import { useEffect, useRef } from "react";

/**
 * Where only one of a list and what is open of it is shown, focus follows: to what
 * opens, and back to its row in the list, or to the heading where that row is gone.
 *
 * @param ids of the element that takes the focus when something opens, and what stands before a row's id
 */
export function useFollowFocus(
  openId: string | undefined,
  isActive: boolean,
  ids: { detail: string; row: string },
): void {
  const previous = useRef(openId);
  const { detail, row } = ids;
  useEffect(() => {
    const left = previous.current;
    if (left === openId) return;
    previous.current = openId;
    if (!isActive) return;
    const target = document.getElementById(openId ? detail : row + left);
    (target ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  }, [detail, isActive, openId, row]);
}
