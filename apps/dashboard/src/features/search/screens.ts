import {
  brokerScreens,
  dashboardPaths,
  screenTitles,
  sidebar,
  type ScreenName,
} from "@frontage/content/dashboard";

import { brokerScreenIcons, screenIcons } from "../../navigation/screen-icons.ts";
import { screenAt, screenTitle } from "../../navigation/paths.ts";
import { bestFirst } from "../../portal/search-rank.ts";
import type { Place } from "./actions.ts";
import type { PaletteRow } from "./palette-row.ts";

type Viewer = Pick<Place, "isBroker">;

function rowOfScreen(screen: ScreenName, viewer: Viewer): PaletteRow {
  return {
    id: `screen:${screen}`,
    title: screenTitle(screen, viewer),
    Icon: (viewer.isBroker ? brokerScreenIcons : screenIcons)[screen],
    target: dashboardPaths[screen],
  };
}

/** The main screens except the open one. */
export function offeredScreens({ pathname, ...viewer }: Place): PaletteRow[] {
  const open = screenAt(pathname);
  const main = sidebar.main[viewer.isBroker ? "Broker" : "Client"];
  return [...new Set([...main, "messages", "deals"] as const)]
    .filter((entry) => entry !== "assistant")
    .filter((screen) => screen !== open)
    .map((screen) => rowOfScreen(screen, viewer));
}

/** The screens whose titles have words that start with the typed ones, best first. */
export function screensNamed(text: string, viewer: Viewer): PaletteRow[] {
  const screens = (Object.keys(screenTitles) as ScreenName[])
    .filter((screen) => viewer.isBroker || !brokerScreens.includes(screen))
    // Also found by their usual name.
    .map((screen) => ({
      screen,
      name: screenTitle(screen, viewer),
      keywords: screenTitles[screen],
    }));
  return bestFirst(text, screens).map(({ screen }) => rowOfScreen(screen, viewer));
}
