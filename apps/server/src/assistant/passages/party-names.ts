import type { DocumentType } from "@frontage/content/schemas/document";
import type { Database } from "../../database/open-database.ts";
import type { Passage } from "./passage.ts";

/** The parties are named so early. */
const beginning = 700;
/** Of these, the beginning names more than the parties. */
const lists: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "operating-statement",
  "offering-memorandum",
]);

/**
 * The names at the beginning of the passages' documents, by document: whose lease it is, who sells.
 * A clause calls them "Tenant" or "Seller".
 */
export async function partyNames(
  records: Database,
  passages: readonly Passage[],
): Promise<Map<string, string>> {
  const ids = new Set(
    passages
      .filter(
        ({ documentType, kind }) =>
          kind === "document" && !(documentType && lists.has(documentType)),
      )
      .map(({ recordId }) => recordId),
  );
  if (ids.size === 0) return new Map();
  const firsts = new Map(
    passages.flatMap(({ page, recordId, text }) => (page === 1 ? [[recordId, text] as const] : [])),
  );
  const missing = [...ids].filter((id) => !firsts.has(id));
  if (missing.length > 0) {
    const rows = await records
      .selectFrom("passage")
      .select(["documentId", "text"])
      .where("documentId", "in", missing)
      .where("part", "=", 1)
      .execute();
    for (const { documentId, text } of rows) if (documentId !== null) firsts.set(documentId, text);
  }
  return new Map(
    [...ids].flatMap((id) => {
      const text = firsts.get(id);
      return text === undefined ? [] : [[id, namesIn(text.slice(0, beginning))] as const];
    }),
  );
}

/** Runs of capitalized words: "Kestrel Drone Survey", "Bramble Hearing Clinic". */
const namesIn = (text: string) =>
  [
    ...new Set(text.match(/\b\p{Lu}[\p{L}'’&]+(?:[ \n](?:(?:of|and|&) )?\p{Lu}[\p{L}'’&]+)+/gu)),
  ].join(" ");
