import { dashboardPaths } from "@frontage/content/dashboard";

import { clientParameter } from "../../navigation/paths.ts";

/** The path of a client's documents, or of the conversation with the client. */
export const clientScreenPath = (screen: "documents" | "messages", clientId: string) =>
  `${dashboardPaths[screen]}?${clientParameter}=${clientId}`;
