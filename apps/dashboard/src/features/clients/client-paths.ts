import { dashboardPaths, type ScreenName } from "@frontage/content/dashboard";

import { clientParameter } from "../../navigation/paths.ts";

/** The screens whose records can be narrowed to one client. */
export const clientScreens = [
  "documents",
  "contacts",
  "calendar",
  "messages",
] as const satisfies readonly ScreenName[];

/** A screen with the records of one client. */
export const ofClientPath = (screen: (typeof clientScreens)[number], clientId: string) =>
  `${dashboardPaths[screen]}?${clientParameter}=${clientId}`;
