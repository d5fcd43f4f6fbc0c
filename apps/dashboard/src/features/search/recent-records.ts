import { dashboardPaths } from "@frontage/content/dashboard";

import { isDealPath } from "../../navigation/paths.ts";
import { openedDeal } from "../../navigation/shared-url-state.ts";
import { currentOwner, recentKey } from "../../session/user.ts";
import { browserStorage } from "../../storage/browser-storage.ts";

const recordKinds = ["deal", "document", "contact", "thread", "inquiry", "client"] as const;

/** A record that was opened. Its name isn’t stored, because records are renamed and removed. */
export type OpenedRecord = { kind: (typeof recordKinds)[number]; id: string };

/** How many are stored: one more than are shown, because one may be open. */
const mostKept = 5;

/** The record that a URL opens, if any. */
export function recordAt(pathname: string, search: string): OpenedRecord | undefined {
  const { openDealId } = openedDeal.read(search);
  if (openDealId) return { kind: "deal", id: openDealId };
  const params = new URLSearchParams(search);
  for (const kind of recordKinds) {
    const id = params.get(kind);
    // Elsewhere they are filters.
    const isFilter = kind === "deal" || (kind === "client" && pathname !== dashboardPaths.clients);
    if (id && !isFilter) return { kind, id };
  }
  if (!isDealPath(pathname)) return undefined;
  return { kind: "deal", id: pathname.slice(pathname.lastIndexOf("/") + 1) };
}

export const isSameRecord = (one: OpenedRecord, other: OpenedRecord | undefined) =>
  one.kind === other?.kind && one.id === other.id;

/** The records that the account opened in this browser, last one first. */
export function recentRecords(): OpenedRecord[] {
  const [owner, ...entries] = (browserStorage.read(recentKey) ?? "").split("\n");
  if (owner !== currentOwner()) return [];
  return entries.flatMap((entry) => {
    const [, kind, id] = /^(\w+):([\w-]{1,64})$/.exec(entry) ?? [];
    const known = recordKinds.find((one) => one === kind);
    return known && id ? [{ kind: known, id }] : [];
  });
}

/** Puts a record first. Logging out forgets them. */
export function rememberRecord(record: OpenedRecord): void {
  const others = recentRecords().filter((other) => !isSameRecord(other, record));
  const kept = [record, ...others].slice(0, mostKept);
  const entries = kept.map(({ id, kind }) => `${kind}:${id}`);
  browserStorage.write(recentKey, [currentOwner(), ...entries].join("\n"));
}
