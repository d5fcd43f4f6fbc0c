import { dashboardPaths, type ScreenName } from "@frontage/content/dashboard";

import { clientParameter } from "../../lib/paths.ts";

/** The screens whose records can be narrowed to one client. */
export const clientScreens = [
  "documents",
  "contacts",
  "calendar",
  "messages",
  "properties",
] as const satisfies readonly ScreenName[];

/** A screen's records of one client alone. */
export const ofClientPath = (screen: (typeof clientScreens)[number], clientId: string) =>
  `${dashboardPaths[screen]}?${clientParameter}=${clientId}`;
