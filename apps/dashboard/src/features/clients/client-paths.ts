import { dashboardPaths, type ScreenName } from "@frontage/content/dashboard";

import { clientParameter } from "../../navigation/paths.ts";

/** The screens that a broker can filter by client. */
export const clientScreens = [
  "documents",
  "contacts",
  "calendar",
  "messages",
] as const satisfies readonly ScreenName[];

/** The path of a screen, filtered by a client. */
export const clientScreenPath = (screen: (typeof clientScreens)[number], clientId: string) =>
  `${dashboardPaths[screen]}?${clientParameter}=${clientId}`;
