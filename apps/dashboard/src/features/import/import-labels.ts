import { type ImportPart, importParts } from "@frontage/records/import-columns";
import type { ImportPreview, ImportResult } from "@frontage/records/schemas/import";

export type PreviewRow = ImportPreview["rows"][number];

const partNames: Record<ImportPart, { one: string; many: string; title: string }> = {
  client: { one: "client", many: "clients", title: "Clients" },
  deal: { one: "deal", many: "deals", title: "Deals" },
  contact: { one: "contact", many: "contacts", title: "Contacts" },
};

export const partTitle = (part: ImportPart) => partNames[part].title;

/** "1 client", "5,000 deals" */
function formatCount(count: number, part: ImportPart): string {
  const { many, one } = partNames[part];
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

const formatRows = (count: number) =>
  count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`;

const words = "No One Two Three Four Five Six Seven Eight Nine".split(" ");

/** "Two things", "12 things" */
const formatInWords = (count: number, one: string) =>
  `${words[count] ?? count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;

const list = new Intl.ListFormat("en-US");

/** How many rows do what. */
type Counts = {
  adds: Record<ImportPart, number>;
  updates: number;
  known: number;
  wrong: number;
};

/** @param kept rows whose clients stay unchanged */
export function countRows(rows: readonly PreviewRow[], kept: ReadonlySet<number>): Counts {
  const adds = { client: 0, deal: 0, contact: 0 };
  let [updates, known, wrong] = [0, 0, 0];
  for (const row of rows) {
    if (row.state === "wrong") wrong += 1;
    const isUpdate = row.state === "update" && !kept.has(row.row);
    if (isUpdate) updates += 1;
    for (const part of row.adds ?? []) adds[part] += 1;
    if (row.state !== "wrong" && !isUpdate && !row.adds?.length) known += 1;
  }
  return { adds, updates, known, wrong };
}

/** "17 clients", "3 deals, 2 clients, and 1 contact"; empty if there are none. */
function formatRecords(clients: number, { contact, deal }: { contact: number; deal: number }) {
  const parts = [
    ["client", clients],
    ["deal", deal],
    ["contact", contact],
  ] as const;
  return list.format(
    parts.filter(([, count]) => count > 0).map(([part, count]) => formatCount(count, part)),
  );
}

/** What would be imported: "17 clients". */
export const formatReady = ({ adds, updates }: Counts) =>
  formatRecords(adds.client + updates, adds);

/** "17 clients"; "6 records" of several kinds. */
export function formatAll(counts: Counts): string {
  const { adds, updates } = counts;
  const each = [adds.client + updates, adds.deal, adds.contact];
  if (each.filter((count) => count > 0).length === 1) return formatReady(counts);
  const all = each.reduce((sum, count) => sum + count);
  return all === 0 ? formatCount(0, "client") : `${all.toLocaleString("en-US")} records`;
}

/** "17 clients are ready. Two things to fix." */
export function formatPreview(counts: Counts, problems: number): string {
  const ready = formatReady(counts);
  return [
    ready
      ? `${ready} ${/^1 \w+$/.test(ready) ? "is" : "are"} ready.`
      : counts.wrong > 0
        ? "Nothing is ready yet."
        : "Everything in this file is already there.",
    problems > 0 && `${formatInWords(problems, "thing")} to fix.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "16 new, 1 update", "2 new clients, 3 new deals" */
export function formatOutcome({ adds, known, updates }: Counts, leftOut: number): string {
  const isMixed = adds.deal + adds.contact > 0;
  const figure = (count: number, what: string) =>
    count > 0 && `${count.toLocaleString("en-US")} ${what}`;
  const named = (part: ImportPart) =>
    figure(adds[part], `new ${partNames[part][adds[part] === 1 ? "one" : "many"]}`);
  return [
    ...(isMixed ? importParts.map(named) : [figure(adds.client, "new")]),
    figure(updates, updates === 1 ? "update" : "updates"),
    figure(known, "already there"),
    figure(leftOut, "left out"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Three rows stay out until they’re fixed." */
export function formatStayingOut({ wrong }: Counts): string {
  if (wrong === 0) return "";
  const isOne = wrong === 1;
  return `${formatInWords(wrong, "row")} ${isOne ? "stays" : "stay"} out until ${isOne ? "it’s" : "they’re"} fixed.`;
}

/** "11 clients imported. 1 client updated. 2 rows were already there. 3 rows were left out." */
export function formatResult({
  clients,
  contacts,
  deals,
  known,
  leftOut,
  updated,
}: ImportResult): string {
  const added = formatRecords(clients, { deal: deals, contact: contacts });
  return [
    added && `${added} imported.`,
    updated > 0 && `${formatCount(updated, "client")} updated.`,
    !added && updated === 0 && "Nothing imported.",
    known > 0 && `${formatRows(known)} ${known === 1 ? "was" : "were"} already there.`,
    leftOut > 0 && `${formatRows(leftOut)} ${leftOut === 1 ? "was" : "were"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The state of a row: "New", "New deal and contact", "Already there". */
export function formatState({ adds = [] }: PreviewRow, parts: readonly ImportPart[]): string {
  if (adds.length === 0) return "Already there";
  return parts.length === 1 ? "New" : `New ${list.format(adds)}`;
}
