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
    rule: "A deal is recognized by its client, address, city, state and side. Those you already have stay as they are. Import the clients first.",
  },
  contacts: {
    title: "Contacts",
    one: "contact",
    many: "contacts",
    rule: "A contact is recognized by their client and their email. Those you already have stay as they are. Import the clients and deals first.",
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

/** "10 clients to import, 2 already there, 3 rows to fix." */
export function formatPreview(kind: ImportKind, counts: ReturnType<typeof countStates>): string {
  const parts = [
    counts.new > 0 ? `${formatCount(counts.new, kind)} to import` : "Nothing to import",
    counts.known > 0 && `${counts.known.toLocaleString("en-US")} already there`,
    counts.wrong > 0 && `${formatRows(counts.wrong)} to fix`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** "10 clients imported. 2 were already there. 3 rows were left out." */
export function formatResult(kind: ImportKind, { added, known, leftOut }: ImportResult): string {
  return [
    added > 0 ? `${formatCount(added, kind)} imported.` : "Nothing imported.",
    known > 0 && `${formatCount(known, kind)} ${known === 1 ? "was" : "were"} already there.`,
    leftOut > 0 && `${formatRows(leftOut)} ${leftOut === 1 ? "was" : "were"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}
