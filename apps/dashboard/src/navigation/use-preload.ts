import { useEffect } from "react";

import { whenIdle } from "./when-idle.ts";

/**
 * Loads the code of a part that opens later, once the page is idle.
 *
 * @param preload of a lazy part
 */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => void whenIdle(preload), [preload]);
}
