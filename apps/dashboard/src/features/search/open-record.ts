import { dashboardPaths } from "@frontage/content/dashboard";

import { isDealPath } from "../../navigation/paths.ts";

const recordKinds = ["document", "contact", "thread", "inquiry", "client"] as const;

/** The record that the URL opens. */
export type OpenRecord = { kind: "deal" | (typeof recordKinds)[number]; id: string };

/** The record that a URL opens; undefined if it opens none. */
export function recordAt(pathname: string, search: string): OpenRecord | undefined {
  const params = new URLSearchParams(search);
  for (const kind of recordKinds) {
    const id = params.get(kind);
    // On all other screens, `client` is a filter.
    const isFilter = kind === "client" && pathname !== dashboardPaths.clients;
    if (id && !isFilter) return { kind, id };
  }
  if (!isDealPath(pathname)) return undefined;
  return { kind: "deal", id: pathname.slice(pathname.lastIndexOf("/") + 1) };
}
