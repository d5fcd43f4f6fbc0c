import { dashboardPaths, sidebar, type SidebarOwner } from "@frontage/content/dashboard";
import type { QueryClient } from "@tanstack/react-query";

import { whenIdle } from "./when-idle.ts";

/** Whether the browser is set to save data. */
export function savesData(): boolean {
  const { connection }: { connection?: { saveData: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Preloads the sidebar's screens one after another, while the page is idle and has its records, so
 * that a click shows them in the next frames. With Save-Data, nothing is preloaded.
 *
 * @param preload loads the code and the first records of the screen at a path
 */
export async function preloadSidebar(
  client: QueryClient,
  owner: SidebarOwner,
  preload: (pathname: string) => Promise<unknown>,
): Promise<void> {
  if (savesData()) return;
  for (const screen of [...sidebar.main[owner], ...sidebar.settings]) {
    await untilFetched(client);
    await whenIdle();
    // What the page needs meanwhile doesn't wait for another screen's records. Ignores failures:
    // opening the screen tries again.
    await preload(dashboardPaths[screen]).catch(() => {});
  }
}

/** Resolves as soon as no records are on their way. */
function untilFetched(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = client.getQueryCache();
    const check = () => {
      if (client.isFetching()) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(check);
    check();
  });
}
