import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import {
  formatAmount,
  type Interest,
  interestIn,
  roleNamesOf,
} from "@frontage/records/offer-words";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type {
  ProtectedBuyer,
  ProtectedList,
  ProtectedListForm,
} from "@frontage/records/schemas/protected-list";
import { buffer } from "node:stream/consumers";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { addVersion } from "../documents/add-version.ts";
import { findUploadTarget, readDocument } from "../documents/queries.ts";
import { recordUpload } from "../documents/upload-document.ts";
import type { FileStore } from "../files/file-store.ts";
import { discardUpload, storeFile } from "../files/upload.ts";
import { csvOf } from "../http/csv.ts";
import { Failure } from "../http/failure.ts";
import { countListingChange, findListing } from "../listings/change-listing.ts";
import { termOf } from "../due/listing-term.ts";
import { detailsOf } from "../listings/queries.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { buyerName, clientVisibility, privateBuyer } from "../people/buyer-name.ts";
import { countedAgreements } from "../prospects/broker-queries.ts";
import { dayAfter, dayAt, formatDayAs } from "../time/clock.ts";

/**
 * The buyers whom a listing agreement may protect after its end: everyone who asked, signed, toured
 * or offered, with the day of each step.
 *
 * @throws 404; 409 while the agreement runs
 */
export async function readProtectedList(db: Database, id: string): Promise<ProtectedList> {
  const row = await findListing({ db }, id);
  const details = detailsOf(row);
  const { timeZone } = details;
  const { term } = termOf(row, timeZone);
  const today = dayAt(new Date(), timeZone);
  if (!term || term.to >= today) {
    throw new Failure(409, "The protected list is available once the listing agreement has ended.");
  }
  const client =
    row.clientId === null || row.dealId === null
      ? undefined
      : await db
          .selectFrom("user")
          .select(["id", "name"])
          .where("id", "=", row.clientId)
          .executeTakeFirst();
  const dayOf = (moment: string) => dayAt(new Date(moment), timeZone);
  const prospects = await db
    .selectFrom("prospect")
    .selectAll()
    .where("listingId", "=", id)
    .where("erasedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const agreements = await countedAgreements(db)
    .select(["prospectId", "signedAt", "recordedBy"])
    .where("listingId", "=", id)
    .orderBy("signedAt")
    .execute();
  const offers = await db
    .selectFrom("offer")
    .select(["prospectId", "terms", "state", "changedAt", "expiresAt"])
    .where("listingId", "=", id)
    .orderBy("receivedAt")
    .execute();
  const signedBy = new Map(agreements.toReversed().map((one) => [one.prospectId, one]));
  // The last of a buyer's offers is the latest.
  const offerOf = new Map(offers.map((offer) => [offer.prospectId, offer]));
  const now = new Date().toISOString();
  const formatOffer = (offer: (typeof offers)[number]) => {
    const isExpired = offer.state === "open" && offer.expiresAt <= now;
    const ended = offer.state === "ended" ? "contract ended" : offer.state;
    const state = isExpired ? "expired" : ended;
    const on = formatDayAs(dayOf(isExpired ? offer.expiresAt : offer.changedAt), "MMM d");
    const amount = formatAmount(offerTermsSchema.parse(JSON.parse(offer.terms)));
    return state === "open" ? amount : `${amount}, ${state} ${on}`;
  };
  const visibility = clientVisibility(row);
  const sentAt = row.listSentAt;
  const documents = await db
    .selectFrom("document")
    .select(["id", "name"])
    .where("id", "in", [row.listPdfId ?? "", row.listCsvId ?? ""])
    .where("removedAt", "is", null)
    .orderBy("mediaType")
    .execute();
  return {
    listing: { id, name: details.address, version: row.version },
    ...(client && { client }),
    ...term,
    protectedUntil: dayAfter(term.to, term.protectionDays),
    dueOn: dayAfter(term.to, term.listDays),
    today,
    buyers: prospects.map((one): ProtectedBuyer => {
      const agreement = signedBy.get(one.id);
      const offer = offerOf.get(one.id);
      const signedOn = agreement && dayOf(agreement.signedAt);
      const created = dayOf(one.createdAt);
      return {
        id: one.id,
        name: one.name,
        company: one.company,
        role: one.role,
        ...(one.buyerName !== null && { buyerName: one.buyerName }),
        isPrivate: buyerName(one, visibility) === privateBuyer,
        // Someone who signed elsewhere may have been added later.
        firstContactOn: signedOn !== undefined && signedOn < created ? signedOn : created,
        ...(agreement &&
          signedOn !== undefined && {
            signed: { on: signedOn, isElsewhere: agreement.recordedBy !== null },
          }),
        ...(one.touredAt !== null && { touredOn: dayOf(one.touredAt) }),
        ...(offer && { offered: formatOffer(offer) }),
      };
    }),
    ...(sentAt !== null && {
      sent: { on: dayOf(sentAt), documents },
    }),
  };
}

const full = (day: string) => formatDayAs(day, "MMMM d, yyyy");
const short = (day: string) => formatDayAs(day, "MMM d, yyyy");

const signedText = ({ signed }: ProtectedBuyer) =>
  signed ? `${signed.isElsewhere ? "Signed elsewhere, " : ""}${short(signed.on)}` : "";

type Column = [title: string, value: (buyer: ProtectedBuyer) => string];

const columnsOf = (interest: Interest): Column[] => [
  ["Name", ({ name }) => name],
  ["Company", ({ company }) => company],
  ["Role", ({ role }) => roleNamesOf(interest)[role]],
  ["For", ({ buyerName: of }) => of ?? ""],
  ["First contact", ({ firstContactOn }) => short(firstContactOn)],
  ["Agreement signed", signedText],
  ["Toured", ({ touredOn }) => (touredOn ? short(touredOn) : "")],
  ["Offered", ({ offered }) => offered ?? ""],
];

/** What the list says of the agreement; it promises nothing. */
const formatProtection = ({ from, listDays, protectedUntil, protectionDays, to }: ProtectedList) =>
  `Listing agreement from ${full(from)} to ${full(to)}; protection ${protectionDays} days, to ${full(protectedUntil)}; list due within ${listDays} days.`;

/** @throws 409 if the list was sent for this term, or a buyer who was chosen is no longer on it */
function checkSendable({ buyers, sent }: ProtectedList, ids: readonly string[]): void {
  if (sent) throw new Failure(409, "The protected list was sent already.");
  if (ids.every((id) => buyers.some((buyer) => buyer.id === id))) return;
  throw new Failure(
    409,
    "Someone you checked is no longer on the list. Please reload the page and check it again.",
  );
}

/**
 * Sends a listing's protected list to its client, once: as a PDF and a CSV file among the deal's
 * documents, whose hashes are in the audit log.
 *
 * @throws 404; 409 while the agreement runs, without a client, if the listing was changed since, the
 * list was sent already, or a buyer on it was erased
 */
export async function sendProtectedList(
  services: ChangeServices & { files: FileStore; pdfs: Pdfs },
  actor: Actor & { records: Database },
  id: string,
  { ids, version }: ProtectedListForm,
): Promise<void> {
  const list = await readProtectedList(services.db, id);
  const listing = await findListing(services, id);
  const { dealId, kind } = listing;
  if (!list.client || dealId === null) {
    throw new Failure(409, "Connect the listing with a client’s deal first.");
  }
  const clientId = list.client.id;
  const columns = columnsOf(interestIn({ kind, spaces: detailsOf(listing).spaces }));
  checkSendable(list, ids);
  const buyers = list.buyers.filter((buyer) => ids.includes(buyer.id));
  const name = `Protected list, ${list.listing.name}`;
  const pdf = await services.pdfs.write(
    {
      title: "Protected list",
      subtitle: `${list.listing.name}. From ${broker.businessName}, ${broker.firm.name}, to ${list.client.name}. ${formatProtection(list)}`,
      clauses: buyers.map((buyer) => ({
        title: [buyer.name, buyer.company].filter(Boolean).join(", "),
        text: columns
          .slice(2)
          .flatMap(([title, value]) => (value(buyer) ? `${title}: ${value(buyer)}.` : []))
          .join(" "),
      })),
      footer: "Whether a buyer is protected is a question for the agreement and your attorney.",
    },
    { by: actor.person.id },
  );
  async function* rows() {
    yield buyers.map((buyer) => columns.map(([, value]) => value(buyer)));
  }
  const titles = columns.map(([title]) => title);
  const csv = await buffer(csvOf(titles, rows()));
  const files = [
    {
      name: `${name}, PDF`,
      mediaType: "application/pdf",
      file: await storeFile(services, "documents", pdf),
    },
    {
      name: `${name}, CSV`,
      mediaType: "text/csv",
      file: await storeFile(services, "documents", csv),
    },
  ] as const;
  try {
    await makeChange(services, actor, async (change) => {
      await countListingChange(change, id, version);
      // Someone may have been erased while the files were written.
      checkSendable(await readProtectedList(change.db, id), ids);
      const target = await findUploadTarget(change.records, dealId);
      const added: string[] = [];
      for (const version of files) {
        const kept = await addVersion(change.records, change.person, target, {
          ...version,
          type: "other",
          as: "separate",
        });
        const document = await readDocument(change.records, kept.documentId);
        await recordUpload(change, target, document, kept);
        // Only for brokers: a hash means nothing in the client's activity.
        await change.audit({
          clientId: null,
          action: "create",
          subject: "document",
          subjectId: document.id,
          subjectName: `${version.name}, SHA-256 ${version.file.sha256}`,
        });
        added.push(document.id);
      }
      // As news of the listing, which is emailed unless the client has turned that off.
      await change.notify([clientId], {
        kind: "listing",
        title: "The protected list is in your documents",
        detail: `${list.listing.name}, a PDF and a CSV`,
        path: dealPath(dealId),
      });
      await change.db
        .updateTable("listing")
        .set({
          listSentAt: new Date().toISOString(),
          listPdfId: added[0] ?? null,
          listCsvId: added[1] ?? null,
        })
        .where("id", "=", id)
        .execute();
      await change.audit({
        clientId,
        action: "send",
        subject: "listing",
        subjectId: id,
        subjectName: `${name}, ${buyers.length} ${buyers.length === 1 ? "buyer" : "buyers"}`,
      });
      change.refetch([clientId, ...change.brokers], ["deals", "documents"]);
    });
  } catch (error) {
    for (const { file } of files)
      await discardUpload(services, file.fileKey).catch(() => undefined);
    throw error;
  }
}
