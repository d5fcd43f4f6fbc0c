import { contactKeysOf, nameKeysOf } from "@frontage/records/list-keys";
import { eventPath } from "@frontage/content/dashboard";
import { broker as brokerIdentity } from "@frontage/content/broker";
import { sampleClient } from "@frontage/content/samples/client";
import { sampleContacts } from "@frontage/content/samples/contacts";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { sampleEvents } from "@frontage/content/samples/events";
import { instantAt } from "@frontage/content/samples/relative-dates";
import { sampleNotifications } from "@frontage/content/samples/notifications";
import { overview } from "@frontage/content/samples/overview";
import { sampleProfile } from "@frontage/content/samples/profile";
import { sampleDeals } from "@frontage/content/samples/deals";
import { sampleSettings } from "@frontage/content/samples/settings";
import { sampleMessages, sampleThreads } from "@frontage/content/samples/threads";
import { isOutForSignature } from "@frontage/records/schemas/document";
import type { PortalEvent } from "@frontage/records/schemas/event";
import { randomBytes } from "node:crypto";
import type { Accounts } from "../accounts/accounts.ts";
import type { FileStore } from "../files/file-store.ts";
import { recordAt } from "../database/record-at.ts";
import type { Database } from "../database/open-database.ts";
import { startOf, eventRow } from "../events/rows.ts";
import { profileColumns } from "../people/profiles.ts";
import { keyDateColumns } from "../key-dates/rows.ts";
import { sampleExchange } from "./sample-exchange.ts";
import { sampleDocumentRequests } from "./sample-document-requests.ts";
import { insertSampleListing, sampleListingId, writeSampleMemorandum } from "./sample-listing.ts";
import { writeSamplePhotos } from "./sample-photos.ts";
import { sampleKeyDates } from "./sample-key-dates.ts";
import type { Person } from "../database/scope.ts";
import { type StoredFile, writeSampleFiles } from "./sample-files.ts";
import { insertBrokersDay, secondClient, secondClientSamples } from "./second-client.ts";

/** A new account, with its password in plain text. */
type SeededAccount = Person & { password: string };

export type Stores = { accounts: Accounts; db: Database; files: FileStore };
type Samples = ReturnType<typeof samplesOf>;
/** The kinds of records that both sample clients have. */
type ClientSamples = ReturnType<typeof secondClientSamples>;

/**
 * Whether there are no accounts, except those of a first start that was interrupted before it
 * set the passwords that it prints.
 */
export async function isEmpty({ accounts }: { accounts: Accounts }): Promise<boolean> {
  const samples = [brokerIdentity, sampleClient].map(({ email }) => email.toLowerCase());
  return (await accounts.list()).every(
    ({ email, isInvited }) =>
      email === secondClient.email || (isInvited && samples.includes(email)),
  );
}

/** Adds a second client, whose records give the broker's Today something to show. */
export async function seedSecondClient(
  { accounts, db, files }: Stores,
  now: Date = new Date(),
): Promise<void> {
  const client =
    (await accounts.findByEmail(secondClient.email)) ??
    (await accounts.create({ ...secondClient, role: "client", password: newPassword() }));
  const written = db.selectFrom("deal").select("id").where("clientId", "=", client.id);
  if (await written.executeTakeFirst()) return;
  const samples = secondClientSamples(now, client.id);
  const kept = await writeSampleFiles(samples, files);
  await db.transaction().execute(async (trx) => {
    await insertDeals(trx, samples, client.id);
    await insertDocuments(trx, samples, kept, client.id);
    await insertThreads(trx, samples, kept, client.id);
    await insertEvents(trx, samples, client.id);
    await insertBrokersDay(trx, now, client);
  });
}

/**
 * Seeds an empty store with a broker and the sample client, with the day's samples as records.
 * Resumes where an earlier start was interrupted.
 *
 * @returns the two accounts with random passwords
 */
export async function seedSamples(
  { accounts, db, files }: Stores,
  now: Date = new Date(),
): Promise<{ broker: SeededAccount; client: SeededAccount }> {
  const account = async (
    { email, name }: { email: string; name: string },
    role: Person["role"],
  ): Promise<Person> =>
    (await accounts.findByEmail(email)) ?? (await accounts.create({ name, email, role }));
  const broker = await account(brokerIdentity, "broker");
  const client = await account(sampleClient, "client");

  const written = db.selectFrom("deal").select("id").where("clientId", "=", client.id);
  if (!(await written.executeTakeFirst())) {
    const samples = samplesOf(now);
    const kept = await writeSampleFiles(samples, files);
    const memorandum = await writeSampleMemorandum(samples, files);
    const photos = await writeSamplePhotos(sampleListingId, files);
    await db.transaction().execute(async (trx) => {
      await insertDeals(trx, samples, client.id);
      await insertDocuments(trx, samples, kept, client.id);
      await insertSampleListing(trx, { memorandum, photos }, { clientId: client.id, now });
      await insertThreads(trx, samples, kept, client.id);
      await insertRest(trx, samples, client.id, now);
    });
  }

  // Last, because accounts with a password don't get a new one.
  const [brokersPassword, clientsPassword] = [newPassword(), newPassword()];
  await Promise.all([
    accounts.setPassword(broker.id, brokersPassword),
    accounts.setPassword(client.id, clientsPassword),
  ]);
  return {
    broker: { ...broker, password: brokersPassword },
    client: { ...client, password: clientsPassword },
  };
}

const newPassword = () => randomBytes(12).toString("base64url");

function samplesOf(now: Date) {
  // The assistant exists only in the sample dashboard.
  const threads = sampleThreads(now).filter(({ kind }) => kind !== "assistant");
  const threadIds = new Set(threads.map(({ id }) => id));
  return {
    deals: sampleDeals(now),
    contacts: sampleContacts(now),
    documents: sampleDocuments(now),
    events: eventsBesideKeyDates(now),
    threads,
    messages: sampleMessages(now).filter(({ threadId }) => threadIds.has(threadId)),
    notifications: sampleNotifications(now).filter(({ kind }) => kind !== "market-note"),
    profile: sampleProfile(now),
  };
}

/**
 * Leaves out events that a deal has as key dates: they would stay behind if the key date moved.
 * Offers are reviewed on the day they are due.
 */
function eventsBesideKeyDates(now: Date) {
  const keyDates = new Set(
    sampleDeals(now).flatMap((deal) =>
      sampleKeyDates(deal).map(({ day, label }) => `${deal.id} ${day} ${label}`),
    ),
  );
  return sampleEvents(now)
    .filter(
      (event) => !("day" in event && keyDates.has(`${event.dealId} ${event.day} ${event.title}`)),
    )
    .map((event) => (event.id === offerDeadlineId ? reviewOfOffers(event) : event));
}

/** Offers are due by a key date of the deal. */
const offerDeadlineId = "offer-deadline-15-placeholder-plaza";

/** After the office has received the last offer, on the day they are due. */
function reviewOfOffers(deadline: PortalEvent): PortalEvent {
  const day = "day" in deadline ? deadline.day : "";
  const { timeZone } = brokerIdentity;
  return {
    id: "review-of-offers-15-placeholder-plaza",
    kind: "call",
    title: "Review of offers",
    dealId: "15-placeholder-plaza",
    location: "By phone",
    note: "The offers side by side, and which of them to counter.",
    status: "confirmed",
    version: 1,
    start: instantAt(day, "17:30", timeZone),
    end: instantAt(day, "18:15", timeZone),
    timeZone,
  };
}

async function insertDeals(db: Database, { contacts, deals }: ClientSamples, clientId: string) {
  await db
    .insertInto("property")
    .values(
      deals.map(
        ({
          city,
          id,
          name,
          occupancy,
          region,
          squareFeet,
          summary,
          timeZone,
          type,
          yearBuilt,
        }) => ({
          id,
          name,
          city,
          region,
          type,
          squareFeet,
          yearBuilt,
          summary,
          occupancy,
          timeZone,
        }),
      ),
    )
    .execute();
  await db
    .insertInto("deal")
    .values(
      deals.map(({ progress, id, keyDates, stageDays, ...figures }) => ({
        id,
        clientId,
        propertyId: id,
        ...progress,
        price: figures.price ?? null,
        noi: figures.noi ?? null,
        noiPeriod: figures.noiPeriod ?? null,
        noiThrough: figures.noiThrough ?? null,
        capRate: null,
        rent: figures.rent ?? null,
        stageDays: stageDays ? JSON.stringify(stageDays) : null,
        createdAt: `${keyDates[0]?.day}T00:00:00.000Z`,
      })),
    )
    .execute();
  await db
    .insertInto("contact")
    .values(
      contacts.map(({ addedAt, company, email, id, isOwn, lastContactAt, name, phone, role }) => ({
        id,
        clientId,
        name,
        role,
        company,
        email,
        addedAt,
        ...contactKeysOf({ name, role, company, email, phone }),
        phoneE164: phone?.e164 ?? null,
        phoneDisplay: phone?.display ?? null,
        lastContactAt: lastContactAt ?? null,
        isOwn: isOwn ? 1 : 0,
      })),
    )
    .execute();
  await db
    .insertInto("keyDate")
    .values(
      deals.flatMap((deal) =>
        sampleKeyDates(deal).map((date, position) => ({
          ...keyDateColumns(date),
          clientId,
          position,
          // Changed now, so that no reminders are due for the days before.
          changedAt: new Date().toISOString(),
          remindedFor: null,
        })),
      ),
    )
    .execute();
  await db
    .insertInto("contactDeal")
    .values(
      contacts.flatMap(({ id, dealIds }) =>
        dealIds.map((dealId) => ({ clientId, contactId: id, dealId })),
      ),
    )
    .execute();
}

async function insertDocuments(
  db: Database,
  { documents }: ClientSamples,
  kept: ReadonlyMap<string, readonly StoredFile[]>,
  clientId: string,
) {
  const newestFileOf = (id: string) => fileOf(kept, id, 0);
  await db
    .insertInto("document")
    .values(
      documents.map(({ isOwn, dealId, versions, ...document }) => ({
        ...document,
        ...nameKeysOf(document.name),
        clientId,
        dealId,
        isOwn: isOwn ? 1 : 0,
        updatedAt: versions[0]?.addedAt ?? "",
        signatureEmailedAt: isOutForSignature(document.status)
          ? (versions[0]?.addedAt ?? null)
          : null,
        signatureEmailedVersion: isOutForSignature(document.status)
          ? (versions[0]?.number ?? null)
          : null,
        bytes: newestFileOf(document.id).bytes,
      })),
    )
    .execute();
  await db
    .insertInto("documentVersion")
    .values(
      documents.flatMap(({ id, mediaType, versions }) =>
        versions.map(({ note, ...version }, index) => ({
          ...version,
          ...fileOf(kept, id, index),
          clientId,
          documentId: id,
          mediaType,
          note: note ?? null,
        })),
      ),
    )
    .execute();
}

async function insertThreads(
  db: Database,
  { messages, threads }: ClientSamples,
  kept: ReadonlyMap<string, readonly StoredFile[]>,
  clientId: string,
) {
  await db
    .insertInto("thread")
    .values(
      threads.map(({ contactId, lastMessage, dealId, unread, ...thread }) => ({
        ...thread,
        clientId,
        contactId: contactId ?? null,
        dealId: dealId ?? null,
        messageCount: messages.filter(({ threadId }) => threadId === thread.id).length,
        unreadByClient: unread,
        // The broker has read the client's messages except the last.
        unreadByBroker: lastMessage?.from === "me" ? 1 : 0,
        lastMessageId: lastMessage?.id ?? null,
        lastMessageAt: lastMessage?.sentAt ?? null,
      })),
    )
    .execute();
  await db
    .insertInto("message")
    .values(
      messages.map(({ from, id, readAt, sentAt, text, threadId }) => ({
        id,
        clientId,
        threadId,
        text,
        sentAt,
        author: from === "me" ? ("client" as const) : ("broker" as const),
        // The broker's messages are all read.
        readAt: from === "me" ? (readAt ?? null) : sentAt,
      })),
    )
    .execute();
  const attachments = messages.flatMap(
    ({ attachments: attached, id: messageId, sentAt, threadId }) =>
      attached.map(({ documentId = "", id, mediaType, name }) => {
        const { bytes, sha256 } = fileOf(kept, documentId, 0);
        return {
          id,
          clientId,
          threadId,
          messageId,
          name,
          mediaType,
          bytes,
          sha256,
          documentId,
          addedAt: sentAt,
        };
      }),
  );
  if (attachments.length > 0) await db.insertInto("attachment").values(attachments).execute();
}

/** Adds events. @param remindedOf whether a notification about the event was already sent */
async function insertEvents(
  db: Database,
  { events }: ClientSamples,
  clientId: string,
  remindedOf: (event: PortalEvent) => boolean = () => false,
) {
  await db
    .insertInto("event")
    .values(
      events.map((event) => ({
        ...eventRow(event),
        clientId,
        remindedFor: remindedOf(event) ? startOf(event) : null,
      })),
    )
    .execute();
}

async function insertRest(db: Database, samples: Samples, clientId: string, now: Date) {
  const { contacts, notifications, profile } = samples;
  await insertEvents(db, samples, clientId, ({ id }) =>
    notifications.some(({ path }) => path === eventPath(id)),
  );
  await db
    .insertInto("notification")
    .values((eb) =>
      notifications.map(({ isRead, ...notification }) => {
        const record = recordAt(notification.path);
        return {
          ...notification,
          personId: clientId,
          isRead: isRead ? 1 : 0,
          ...(record && {
            [record.column]: eb
              .selectFrom(record.table as "deal")
              .select("id")
              .where("id", "=", record.id),
          }),
        };
      }),
    )
    .execute();
  const { exchange, replacement } = sampleExchange(now, clientId);
  await db.insertInto("exchange").values(exchange).execute();
  await db.insertInto("replacementProperty").values(replacement).execute();
  await db.insertInto("documentRequest").values(sampleDocumentRequests(now, clientId)).execute();
  await db
    .insertInto("profile")
    .values({ personId: clientId, ...profileColumns(profile) })
    .execute();
  await db
    .insertInto("settings")
    .values({ personId: clientId, settings: JSON.stringify(sampleSettings) })
    .execute();

  const hourMs = 3_600_000;
  const robin = contacts.find(({ id }) => id === "robin-hale");
  const offer = notifications.find(({ kind }) => kind === "offer");
  const moments = [
    new Date(now.getTime() - 2 * hourMs).toISOString(),
    new Date(now.getTime() - 5 * hourMs).toISOString(),
    robin?.addedAt ?? "",
    offer?.at ?? "",
  ];
  await db
    .insertInto("activity")
    .values(
      overview.activity.map(({ description, icon, title }, index) => ({
        clientId,
        icon,
        title,
        description,
        at: moments[index] ?? "",
        path: null,
      })),
    )
    .execute();
}

function fileOf(
  kept: ReadonlyMap<string, readonly StoredFile[]>,
  documentId: string,
  index: number,
): StoredFile {
  const file = kept.get(documentId)?.[index];
  if (!file) throw new Error(`The sample document "${documentId}" has no file.`);
  return file;
}
