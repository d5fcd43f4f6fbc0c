import { randomUUID } from "node:crypto";
import { storePassages } from "../src/assistant/passages/store-passages.ts";
import type { OpenDatabase } from "../src/database/open-database.ts";
import { addDeal } from "./deal.ts";

const subjects =
  "tenant landlord buyer seller lender guarantor escrow-agent broker surveyor assignee contractor title-company property-manager insurer";
const verbs =
  "delivers pays repairs insures approves inspects assigns notifies indemnifies waives terminates extends certifies deposits reimburses maintains";
const objects =
  "estoppel-certificate base-rent operating-expenses security-deposit earnest-money title-commitment survey roof parking-lot signage hvac-system option-notice subordination-agreement insurance-certificate environmental-report closing-statement rent-roll tax-bill utility-invoice renewal-notice";
const conditions =
  "before-closing after-written-notice during-the-term within-the-due-diligence-period upon-default at-its-own-cost on-the-first-day-of-each-month without-consent in-good-condition subject-to-casualty";
const streets =
  "Example Sample Instance Specimen Model Pattern Template Archetype Precedent Illustration Prototype Paradigm";

const words = (list: string) => list.split(" ").map((word) => word.replaceAll("-", " "));
const lists = [subjects, verbs, objects, conditions].map(words);
const streetNames = words(streets);

/** The same numbers in each run. */
function countedNumbers() {
  let state = 20_260_714;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >>> 8) % below;
  };
}

/**
 * Gives a client many documents, read already: as many as a busy client has in years.
 *
 * @returns the ids of the deals that the documents belong to
 */
export async function fillWithPages(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  client: Parameters<typeof addDeal>[1],
  { documents = 1000, pages = 20 }: { documents?: number; pages?: number } = {},
): Promise<string[]> {
  const number = countedNumbers();
  const pick = (list: readonly string[] = []) => list[number(list.length)] ?? "";
  const sentence = () => {
    const [subject = "", ...rest] = lists.map(pick);
    const term = `${number(180) + 1} days, $${number(90_000) + 1000}, reference ${number(5000)}`;
    return `The ${subject} ${rest.join(" ")} (${term}).`;
  };
  const deals: string[] = [];
  for (let at = 0; at < documents; at++) {
    const place = `${at + 1} ${pick(streetNames)} Road`;
    if (at % 20 === 0) deals.push(await addDeal(db, client, place));
    const dealId = deals.at(-1) ?? "";
    const texts = Array.from({ length: pages }, (_, page) => {
      const sentences = Array.from({ length: 20 }, sentence);
      return `${place}\n${page + 1}. ${pick(lists[2])}\n${sentences.join(" ")}`;
    });
    await addReadDocument({ db, kind }, { clientId: client.id, dealId, name: place, texts });
  }
  return deals;
}

async function addReadDocument(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  {
    clientId,
    dealId,
    name,
    texts,
  }: { clientId: string; dealId: string; name: string; texts: readonly string[] },
): Promise<void> {
  const id = randomUUID();
  const addedAt = "2026-07-14T14:12:00.000Z";
  const mediaType = "application/pdf";
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("document")
      .values({
        id,
        clientId,
        dealId,
        name,
        nameKey: id,
        nameOrder: id,
        type: "lease",
        status: "reviewed",
        fileName: `${id}.pdf`,
        mediaType,
        isOwn: 0,
        updatedAt: addedAt,
        bytes: 1,
      })
      .execute();
    await transaction
      .insertInto("documentVersion")
      .values({
        clientId,
        documentId: id,
        number: 1,
        addedAt,
        addedBy: "Jordan Reed",
        bytes: 1,
        sha256: id,
        mediaType,
        fileKey: id,
      })
      .execute();
    await transaction
      .insertInto("documentText")
      .values({ documentId: id, clientId, fileKey: id, state: "read", attempts: 1 })
      .execute();
    await storePassages(
      transaction,
      kind,
      texts.map((text, index) => ({
        clientId,
        dealId,
        documentId: id,
        part: index + 1,
        page: index + 1,
        text,
      })),
    );
  });
}
