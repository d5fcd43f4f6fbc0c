import { statusesOnSite } from "@frontage/records/listing-states";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type {
  DeliveryTarget,
  InquirySource,
  Receipt,
} from "@frontage/records/schemas/received-inquiry";
import { createHash, randomInt, randomUUID } from "node:crypto";
import { attemptLimits, takeAttempt } from "../accounts/attempts.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import { isFirstTime } from "../database/first-time.ts";
import { Failure } from "../http/failure.ts";
import { type Commit, groupCommit } from "../outbox/group-commit.ts";
import { inquiryPath, searchKeyOf, serviceLabel } from "./queries.ts";

const dayMs = 86_400_000;
/**
 * How often a reference that is already in use is replaced by a new one; odds of a collision: 1 in
 * 10¹².
 */
const maxReferenceAttempts = 3;

/** An inquiry that arrived and is valid. */
export type IncomingInquiry = {
  inquiry: Inquiry;
  /** The sender's `Idempotency-Key`. Without one, the same content is the same inquiry for a day. */
  key: string | undefined;
  /** Sent by the page's script, which reports how long it was filled in. */
  isTimed: boolean;
  /** The sender's address, "" if unknown. */
  ipAddress: string;
  /** The slug of the listing it asks about, and the id of the space after a slash. */
  listing?: string | undefined;
  source?: InquirySource | undefined;
};

/**
 * Resolves once the inquiry is stored; `isRepeated` if it was stored before, or arrives twice at
 * the same time.
 */
export type AcceptInquiry = Commit<IncomingInquiry, { receipt: Receipt; isRepeated: boolean }>;

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  /** How many inquiries one address may send per hour; 0 for no limit. */
  limitPerHour: number;
  /** Where each inquiry is delivered. */
  targets: readonly DeliveryTarget[];
  /** Whether visitors get a receipt by email. */
  sendsReceipts: boolean;
  /** Called once an inquiry is stored, and for each repeat. */
  onAccepted: () => void;
  newReference?: () => string;
};

/** An inquiry with the key that its row has. */
type KeyedInquiry = IncomingInquiry & { key: string; contentHash: string };

/**
 * Stores inquiries with their deliveries and the brokers' notifications, in one transaction.
 * Those that arrive together share it.
 *
 * @returns accepts one; throws a Failure 429 (too many from this address), 422 (the key belongs
 * to different content) or 503 (the queue is full)
 */
export function createAcceptInquiry({ onAccepted, store, ...options }: Options): AcceptInquiry {
  const commit = groupCommit(
    (batch: readonly IncomingInquiry[]) =>
      store.db.transaction().execute((transaction) => storeBatch(transaction, batch, options)),
    { batchMax: 100, queueMax: 2000 },
  );

  return async (incoming) => {
    const result = await commit(incoming);
    if (result instanceof Failure) throw result;
    // Called for repeats, too, because the response to the first one's commit may have been lost.
    onAccepted();
    return result;
  };
}

/** @returns the result of each, in order */
async function storeBatch(
  db: Database,
  batch: readonly IncomingInquiry[],
  {
    limitPerHour,
    newReference: nextReference = newReference,
    sendsReceipts,
    targets,
  }: Omit<Options, "onAccepted" | "store">,
): Promise<(Awaited<ReturnType<AcceptInquiry>> | Failure)[]> {
  const inquiries = batch.map(withKey);
  await expireFormKeys(db, inquiries);
  const stored = await findStored(db, inquiries);
  const first = new Map<string, KeyedInquiry>();
  const refused = new Map<string, Failure>();
  for (const inquiry of inquiries) {
    const { key } = inquiry;
    if (stored.has(key) || first.has(key)) continue;
    first.set(key, inquiry);
    const failure = await checkLimit(db, inquiry, limitPerHour);
    if (failure) refused.set(key, failure);
  }

  const created = new Map<string, InsertedInquiry>();
  let pending = [...first.values()].filter(({ key }) => !refused.has(key));
  for (let tries = 0; pending.length > 0 && tries < maxReferenceAttempts; tries++) {
    for (const row of await insertInquiries(db, pending, nextReference)) created.set(row.key, row);
    pending = pending.filter(({ key }) => !created.has(key));
    if (pending.length === 0) break;
    // Another process has just stored the others, or a reference was already in use.
    for (const [key, row] of await findStored(db, pending)) stored.set(key, row);
    pending = pending.filter(({ key }) => !stored.has(key));
  }
  await insertDeliveries(db, [...created.values()], targets);
  await noteProspects(db, [...created.values()]);
  if (sendsReceipts) await insertReceipts(db, [...created.values()]);
  await notifyBrokers(db, [...created.values()]);

  return inquiries.map((inquiry) => {
    const { contentHash, key } = inquiry;
    const failure = refused.get(key);
    if (failure) return failure;
    const row = created.get(key) ?? stored.get(key);
    if (!row) throw new Error("No unused reference was found for an inquiry.");
    if (row.contentHash !== contentHash) return differentContent();
    const { receivedAt, reference } = row;
    const isRepeated = !created.has(key) || first.get(key) !== inquiry;
    return { receipt: { reference, receivedAt }, isRepeated };
  });
}

const differentContent = () =>
  new Failure(
    422,
    "A different inquiry was already sent with this key. Please reload the page and send it again.",
  );

function withKey({ key, ...incoming }: IncomingInquiry): KeyedInquiry {
  const { email, message, name, phone, service } = incoming.inquiry;
  const contentHash = hashOf(JSON.stringify([name, email, phone, service, message]));
  // Prefixed, so that no sender can choose the key of someone else's form.
  const prefixed = key === undefined ? `form:${contentHash}` : `sent:${hashOf(key)}`;
  return { ...incoming, key: prefixed, contentHash };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** After a day, the same content without a key is a new inquiry. */
async function expireFormKeys(db: Database, inquiries: readonly KeyedInquiry[]): Promise<void> {
  const keys = inquiries.map(({ key }) => key).filter((key) => key.startsWith("form:"));
  if (keys.length === 0) return;
  await db
    .updateTable("inquiry")
    .set({ key: null })
    .where("key", "in", keys)
    .where("receivedAt", "<", new Date(Date.now() - dayMs).toISOString())
    .execute();
}

/** The stored inquiries with these keys, by key. */
async function findStored(db: Database, inquiries: readonly KeyedInquiry[]) {
  const keys = [...new Set(inquiries.map(({ key }) => key))];
  const rows = await db
    .selectFrom("inquiry")
    .select(["key", "contentHash", "reference", "receivedAt"])
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

async function checkLimit(
  db: Database,
  { ipAddress, isTimed }: KeyedInquiry,
  limitPerHour: number,
): Promise<Failure | undefined> {
  if (limitPerHour === 0) return undefined;
  const address = isTimed ? limitPerHour : Math.ceil(limitPerHour / 2);
  try {
    const limit = { ...attemptLimits.inquiry, address };
    await takeAttempt(db, "inquiry", { address: ipAddress }, Date.now(), limit);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** @returns those whose key and reference were unused */
async function insertInquiries(
  db: Database,
  inquiries: readonly KeyedInquiry[],
  nextReference: () => string,
) {
  const receivedAt = new Date().toISOString();
  const listings = await findListings(db, inquiries);
  const rows = inquiries.map(({ contentHash, inquiry, key, listing, source }) => {
    const numbered = { ...inquiry, reference: nextReference() };
    const searchKey = searchKeyOf(numbered);
    const status = "new" as const;
    const [slug = "", spaceId] = listing?.split("/") ?? [];
    const asked = listings.get(slug);
    const space = asked && spaceOf(asked.details, spaceId);
    return {
      ...numbered,
      id: randomUUID(),
      key,
      contentHash,
      receivedAt,
      searchKey,
      status,
      listingId: asked?.id ?? null,
      space: space?.name ?? null,
      source: source ? JSON.stringify(source) : null,
    };
  });
  const inserted = await db
    .insertInto("inquiry")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** The listings on the site that inquiries name, by slug. */
async function findListings(db: Database, inquiries: readonly KeyedInquiry[]) {
  const slugs = inquiries.flatMap(({ listing }) => listing?.split("/", 1) ?? []);
  if (slugs.length === 0) return new Map<string, never>();
  // Earlier slugs count, too: the visitor may still have the old page open.
  const ofSite = db.selectFrom("listing").where("status", "in", statusesOnSite);
  const rows = await ofSite
    .innerJoin("listingSlug", "listingSlug.listingId", "listing.id")
    .select(["listing.id", "listing.details", "listingSlug.slug"])
    .where("listingSlug.slug", "in", slugs)
    .unionAll(ofSite.select(["id", "details", "slug"]).where("slug", "in", slugs))
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

const spaceOf = (details: string, id: string | undefined) =>
  (JSON.parse(details) as ListingDetails).spaces?.find((space) => space.id === id);

/** Adds people who ask about a listing to its prospects. */
async function noteProspects(db: Database, inquiries: readonly InsertedInquiry[]): Promise<void> {
  for (const { email, id, listingId, name, phone, receivedAt } of inquiries) {
    if (listingId === null) continue;
    await db
      .insertInto("prospect")
      .values({
        id: randomUUID(),
        listingId,
        name,
        email,
        emailKey: email.toLowerCase(),
        company: "",
        phone,
        role: "other",
        source: "inquiry",
        inquiryId: id,
        createdAt: receivedAt,
        inquiredAt: receivedAt,
      })
      .onConflict((conflict) =>
        conflict.columns(["listingId", "emailKey"]).doUpdateSet((eb) => ({
          inquiredAt: eb.fn.coalesce("prospect.inquiredAt", "excluded.inquiredAt"),
        })),
      )
      .execute();
  }
}

type InsertedInquiry = Awaited<ReturnType<typeof insertInquiries>>[number];

async function insertDeliveries(
  db: Database,
  inquiries: readonly InsertedInquiry[],
  targets: readonly DeliveryTarget[],
): Promise<void> {
  if (inquiries.length === 0) return;
  const deliveries = inquiries.flatMap(({ id, receivedAt }) =>
    targets.map((target) => ({
      id: randomUUID(),
      inquiryId: id,
      target,
      state: "waiting" as const,
      startedAt: receivedAt,
      nextAttemptAt: receivedAt,
    })),
  );
  await db.insertInto("delivery").values(deliveries).execute();
}

/**
 * Queues a receipt for each visitor, but only one a day per address: inquiries in someone else's
 * name must not fill their mailbox.
 */
async function insertReceipts(db: Database, inquiries: readonly InsertedInquiry[]): Promise<void> {
  // In a fixed order, so that two transactions can't deadlock.
  const byMailbox = inquiries.toSorted((a, b) =>
    mailboxOf(a.email) < mailboxOf(b.email) ? -1 : 1,
  );
  for (const inquiry of byMailbox) {
    if (await isFirstTime(db, `receipt ${mailboxOf(inquiry.email)}`, dayMs)) {
      await insertDeliveries(db, [inquiry], ["receipt"]);
    }
  }
}

/**
 * "Zoe+broker@Example.com" → "zoe@example.com": one mailbox has any number of such addresses. Gmail
 * also ignores dots in them.
 */
function mailboxOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, "@");
  const gmail = /^(?<name>[^@]+)@(?:gmail|googlemail)\.com$/.exec(mailbox)?.groups?.["name"];
  return gmail === undefined ? mailbox : `${gmail.replaceAll(".", "")}@gmail.com`;
}

async function notifyBrokers(db: Database, inquiries: readonly InsertedInquiry[]): Promise<void> {
  if (inquiries.length === 0) return;
  const brokers = await brokerIds(db);
  if (brokers.length === 0) return;
  const notifications = inquiries.flatMap(({ id, name, receivedAt, service }) =>
    brokers.map((personId) => ({
      id: randomUUID(),
      personId,
      kind: "inquiry" as const,
      title: `New inquiry from ${name}`,
      detail: serviceLabel(service),
      at: receivedAt,
      isRead: 0 as const,
      path: inquiryPath(id),
      inquiryId: id,
    })),
  );
  await db.insertInto("notification").values(notifications).execute();
}

// No characters that are easily misheard or misread: no I, L, O, U, 0, 1.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** A new reference, by which people name an inquiry: "K7QM-2XRD". */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${four()}-${four()}`;
}
