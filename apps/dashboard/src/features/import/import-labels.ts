import type { ImportKind } from "@frontage/content/import-columns";
import type { ImportPreview, ImportResult } from "@frontage/content/schemas/import";

export type PreviewRow = ImportPreview["rows"][number];

export const kindLabels: Record<
  ImportKind,
  { title: string; one: string; many: string; rule: string }
> = {
  clients: {
    title: "Clients",
    one: "client",
    many: "clients",
    rule: "A client is recognized by the email they log in with. Those you already have stay as they are. Nobody is invited by an import: you invite each client when you’re ready.",
  },
  deals: {
    title: "Deals",
    one: "deal",
    many: "deals",
    rule: "A deal is recognized by its client, address, city, state and side. Those you already have stay as they are. Clients who aren’t there yet are added from the same file, by name and email; nobody is invited.",
  },
  contacts: {
    title: "Contacts",
    one: "contact",
    many: "contacts",
    rule: "A contact is recognized by their client and their email. Those you already have stay as they are. Import the deals first.",
  },
};

export const stateLabels: Record<PreviewRow["state"], string> = {
  new: "New",
  known: "Already there",
  wrong: "To fix",
};

/** "1 client", "5,000 deals" */
export function formatCount(count: number, kind: ImportKind): string {
  const { many, one } = kindLabels[kind];
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

const formatRows = (count: number) =>
  count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`;

/** How many rows are in each state. */
export function countStates(rows: readonly PreviewRow[]): Record<PreviewRow["state"], number> {
  const counts = { new: 0, known: 0, wrong: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

type Counts = ReturnType<typeof countStates>;

/** "10 clients are ready. 3 rows to fix." @param clients who come along with their deals or contacts */
export function formatPreview(kind: ImportKind, counts: Counts, clients = 0): string {
  const what = [counts.new > 0 && formatCount(counts.new, kind), newClients(clients)];
  const isOne = counts.new === 1 && clients === 0;
  return [
    counts.new > 0
      ? `${what.filter(Boolean).join(" and ")} ${isOne ? "is" : "are"} ready.`
      : counts.wrong > 0
        ? "Nothing is ready yet."
        : "Everything in this file is already there.",
    counts.wrong > 0 && `${formatRows(counts.wrong)} to fix.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const newClients = (count: number) =>
  count > 0 && `${count.toLocaleString("en-US")} new ${count === 1 ? "client" : "clients"}`;

/** "16 new, 1 already there. 3 rows stay out until they’re fixed." */
export function formatOutcome(counts: Counts, { leftOut }: { leftOut: number }): string {
  const parts = [
    `${counts.new.toLocaleString("en-US")} new`,
    counts.known > 0 && `${counts.known.toLocaleString("en-US")} already there`,
    leftOut > 0 && `${leftOut.toLocaleString("en-US")} left out`,
  ].filter(Boolean);
  const isOne = counts.wrong === 1;
  return [
    `${parts.join(", ")}.`,
    counts.wrong > 0 &&
      `${formatRows(counts.wrong)} ${isOne ? "stays" : "stay"} out until ${isOne ? "it’s" : "they’re"} fixed.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "10 clients imported. 2 were already there. 3 rows were left out." */
export function formatResult(
  kind: ImportKind,
  { added, clients = 0, known, leftOut }: ImportResult,
): string {
  return [
    added > 0
      ? `${[formatCount(added, kind), newClients(clients)].filter(Boolean).join(" and ")} imported.`
      : "Nothing imported.",
    known > 0 && `${formatCount(known, kind)} ${known === 1 ? "was" : "were"} already there.`,
    leftOut > 0 && `${formatRows(leftOut)} ${leftOut === 1 ? "was" : "were"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}
