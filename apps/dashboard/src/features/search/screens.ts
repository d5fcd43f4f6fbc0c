import {
  brokerScreens,
  dashboardPaths,
  screenTitles,
  sidebar,
  type ScreenName,
} from "@frontage/content/dashboard";

import { screenIcons } from "../../navigation/screen-icons.ts";
import { screenAt } from "../../navigation/paths.ts";
import { bestFirst } from "../../portal/search-rank.ts";
import type { Place } from "./actions.ts";
import type { PaletteRow } from "./palette-row.ts";

function rowOfScreen(screen: ScreenName): PaletteRow {
  return {
    id: `screen:${screen}`,
    title: screenTitles[screen],
    Icon: screenIcons[screen],
    target: dashboardPaths[screen],
  };
}

/** The main screens but for the one that is open. */
export function offeredScreens({ isBroker, pathname }: Place): PaletteRow[] {
  const open = screenAt(pathname);
  const screens: ScreenName[] = [
    ...sidebar.main,
    ...(isBroker ? brokerScreens : []),
    "messages",
    "properties",
  ];
  return screens.filter((screen) => screen !== open).map(rowOfScreen);
}

/** The screens whose titles have words that start with the typed ones, best first. */
export function screensNamed(text: string, { isBroker }: Pick<Place, "isBroker">): PaletteRow[] {
  const screens = (Object.keys(screenTitles) as ScreenName[])
    .filter((screen) => isBroker || !brokerScreens.includes(screen))
    .map((screen) => ({ screen, name: screenTitles[screen], keywords: "" }));
  return bestFirst(text, screens).map(({ screen }) => rowOfScreen(screen));
}
