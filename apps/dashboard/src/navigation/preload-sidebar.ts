import { dashboardPaths, sidebar, type SidebarOwner } from "@frontage/content/dashboard";

import { whenIdle } from "./when-idle.ts";

/** Whether the browser is set to save data. */
export function savesData(): boolean {
  const { connection }: { connection?: { saveData: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** How long to wait for everything that the page itself needs, such as the overview's charts. */
const preloadDelayMs = 5000;

/**
 * Preloads the sidebar's screens once the page is idle, so that a click shows them in the next
 * frames. With Save-Data, nothing is preloaded.
 *
 * @param preload loads the code and the first records of the screen at a path
 */
export async function preloadSidebar(
  owner: SidebarOwner,
  preload: (pathname: string) => Promise<unknown>,
): Promise<void> {
  if (savesData()) return;
  await new Promise((resolve) => setTimeout(resolve, preloadDelayMs));
  for (const screen of [...sidebar.main[owner], ...sidebar.settings]) {
    await whenIdle();
    // Ignores failures: opening the screen tries again.
    await preload(dashboardPaths[screen]).catch(() => {});
  }
}
