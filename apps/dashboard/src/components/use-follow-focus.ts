import { useEffect, useRef } from "react";

/**
 * On a screen that shows either a list or its open item: focuses the item when it opens, and its
 * row when it closes, or the heading if the row is gone.
 *
 * @param ids the id of the item's element, and the prefix of a row's id
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
