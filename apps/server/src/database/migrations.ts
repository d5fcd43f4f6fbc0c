import { createHash, randomUUID } from "node:crypto";
import { dropped, plainLetters, plainSigns } from "@frontage/content/fold";
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { addVersionsOfSources, createAssistant } from "./assistant-migrations.ts";
import { foldFunction } from "./contains.ts";
import {
  addRemarksOnTexts,
  createPassages,
  readDocumentsAgain,
  uncountStemsOneByOne,
} from "./passage-migrations.ts";
import type { DatabaseKind, Tables } from "./tables.ts";

/**
 * Every change of the tables, in order; a released one is never edited. The auth library creates
 * its own tables first.
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    "0001-records": { up: (db) => createRecords(db, kind) },
    "0002-answers": { up: addAnswers },
    "0010-inquiries": { up: (db) => createInquiries(db, kind) },
    "0011-uploads": { up: (db) => createUploads(db, kind) },
    "0012-audit-names": { up: addAuditNames },
    // Had triggers that counted documents; "0015" removes them.
    "0013-document-counts": { up: async () => undefined },
    "0014-reminders": { up: addReminders },
    "0015-no-document-counts": { up: (db) => dropDocumentCounts(db, kind) },
    "0016-calendar-links": { up: renameCalendarLinks },
    "0017-emails": { up: (db) => createEmails(db, kind) },
    "0018-fold-case": { up: (db) => createFoldCase(db, kind) },
    "0019-disabled-accounts": { up: createDisabledAccounts },
    "0020-event-changes": { up: addEventChanges },
    "0021-properties-without-building": { up: (db) => relaxProperties(db, kind) },
    "0022-removed-versions": { up: addRemovedVersions },
    "0023-accounts-follow-profiles": { up: followProfiles },
    // For the limit of messages a minute.
    "0024-audit-by-person": { up: (db) => index(db.schema, "audit", ["personId", "at"]) },
    "0025-email-changes": { up: createEmailChanges },
    "0026-profile-photos": { up: separatePhotos },
    "0027-key-dates": { up: (db) => createKeyDates(db, kind) },
    "0028-stored-noi": { up: storeNoi },
    "0029-document-requests": { up: (db) => createDocumentRequests(db, kind) },
    "0030-today": { up: addTodaysIndexes },
    "0031-daily-digest": { up: createDailyDigests },
    "0032-exchanges": { up: (db) => createExchanges(db, kind) },
    "0034-deals-of-audit-entries": { up: addDealsOfEntries },
    "0035-key-date-templates": { up: createKeyDateTemplates },
    "0036-passages": { up: (db) => createPassages(db, kind) },
    "0037-assistant": { up: (db) => createAssistant(db, kind) },
    "0038-archived-deals": { up: addArchivedDeals },
    "0039-email-opt-outs": { up: createEmailOptOuts },
    "0040-passkeys": { up: completePasskeys },
    "0041-no-term-index": { up: dropTermIndex },
    "0042-read-documents-again": { up: readDocumentsAgain },
    "0043-uncount-stems": { up: (db) => uncountStemsOneByOne(db, kind) },
    "0044-password-links": { up: createPasswordLinks },
    "0045-reserved-room": { up: reserveRoom },
    "0046-server-settings": { up: createServerSettings },
    "0047-versions-of-sources": { up: addVersionsOfSources },
    "0048-notifications-by-path": { up: indexNotificationPaths },
    "0049-unread-notifications": {
      up: (db) => index(db.schema, "notification", ["personId", "isRead"]),
    },
    "0050-versions": { up: addVersions },
    "0051-combined-notifications": { up: addSubjectsOfNotifications },
    "0052-folded-searches": { up: (db) => foldSearches(db, kind) },
    "0053-signatures": { up: addSignatureTimes },
    "0054-remarks-on-texts": { up: addRemarksOnTexts },
    "0055-attendees-of-events": { up: addAttendees },
  };
}

async function createRecords(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const schema = db.schema;
  /** Compares bytes on both databases, so cursors mean the same. */
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const table = (name: string) => schema.createTable(name);
  const withOwner = <Name extends string, Columns extends string>(
    builder: CreateTableBuilder<Name, Columns>,
    column: "clientId" | "personId",
  ) =>
    builder.addColumn(column, "text", (c) => c.notNull().references("user.id").onDelete("cascade"));
  const count = sql`integer`;
  const number = kind === "postgres" ? sql`double precision` : sql`real`;
  const bytes = sql`bigint`;
  const serial = (builder: CreateTableBuilder<string, never>) => withSerial(builder, kind);

  await table("property")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("city", text, (c) => c.notNull())
    .addColumn("region", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("squareFeet", count, (c) => c.notNull())
    .addColumn("yearBuilt", count, (c) => c.notNull())
    .addColumn("summary", text, (c) => c.notNull())
    .addColumn("occupancy", number, (c) => c.notNull())
    .addColumn("timeZone", text, (c) => c.notNull())
    .execute();

  await withOwner(table("deal"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("propertyId", text, (c) => c.notNull().references("property.id"))
    .addColumn("side", text, (c) => c.notNull())
    .addColumn("stage", text, (c) => c.notNull())
    .addColumn("price", bytes)
    .addColumn("capRate", number)
    .addColumn("rent", number)
    .addColumn("keyDates", text, (c) => c.notNull())
    .addColumn("createdAt", text, (c) => c.notNull())
    .execute();
  await index(schema, "deal", ["clientId", "createdAt"]);

  await withOwner(table("viewCount"), "clientId")
    .addColumn("month", text, (c) => c.notNull())
    .addColumn("views", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("viewCount_pkey", ["clientId", "month"])
    .execute();

  await withOwner(table("contact"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("company", text, (c) => c.notNull())
    .addColumn("phoneE164", text)
    .addColumn("phoneDisplay", text)
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .addColumn("lastContactAt", text)
    .addColumn("isOwn", count, (c) => c.notNull())
    .addColumn("removedAt", text)
    .addColumn("nameOrder", text, (c) => c.notNull().defaultTo(""))
    .addColumn("searchKey", text, (c) => c.notNull().defaultTo(""))
    .execute();
  await index(schema, "contact", ["clientId", "nameOrder", "id"]);
  await index(schema, "contact", ["nameOrder", "id"]);
  for (const owner of [[], ["clientId"]]) {
    await schema
      .createIndex(["contact", ...owner, "counts"].join("_"))
      .on("contact")
      .columns([...owner, "addedAt"])
      .where(sql.ref("removedAt"), "is", null)
      .execute();
  }

  await withOwner(table("contactDeal"), "clientId")
    .addColumn("contactId", text, (c) => c.notNull().references("contact.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("contactDeal_pkey", ["contactId", "dealId"])
    .execute();
  await index(schema, "contactDeal", ["dealId"]);

  await withOwner(table("document"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("nameKey", text, (c) => c.notNull())
    .addColumn("nameOrder", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("fileName", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("isOwn", count, (c) => c.notNull())
    .addColumn("updatedAt", text, (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addColumn("removedAt", text)
    .execute();
  for (const column of ["updatedAt", "nameOrder", "bytes"]) {
    await index(schema, "document", ["clientId", column, "id"]);
    await index(schema, "document", [column, "id"]);
  }
  await index(schema, "document", ["dealId"]);
  // Covers the lists' counts.
  await indexDocumentCounts(schema);
  // An upload with an existing name becomes its next version.
  await schema
    .createIndex("document_one_of_a_name")
    .unique()
    .on("document")
    .columns(["dealId", "nameKey", "mediaType"])
    .where(sql.ref("removedAt"), "is", null)
    .execute();

  await withOwner(table("documentVersion"), "clientId")
    .addColumn("documentId", text, (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("number", count, (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .addColumn("addedBy", text, (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("note", text)
    .addPrimaryKeyConstraint("documentVersion_pkey", ["documentId", "number"])
    .execute();

  await index(schema, "documentVersion", ["clientId", "number", "addedAt"]);
  await index(schema, "documentVersion", ["number", "addedAt"]);

  await withOwner(table("event"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("cascade"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("location", text)
    .addColumn("note", text)
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("day", text)
    .addColumn("startsAt", text)
    .addColumn("endsAt", text)
    .addColumn("timeZone", text)
    .addColumn("firstDay", text, (c) => c.notNull())
    .addColumn("lastDay", text, (c) => c.notNull())
    .addColumn("isOwn", count, (c) => c.notNull())
    .execute();
  await index(schema, "event", ["clientId", "lastDay"]);
  await index(schema, "event", ["lastDay"]);

  await withOwner(table("thread"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("contactId", text, (c) => c.references("contact.id").onDelete("set null"))
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .addColumn("messageCount", count, (c) => c.notNull().defaultTo(0))
    .addColumn("unreadByClient", count, (c) => c.notNull().defaultTo(0))
    .addColumn("unreadByBroker", count, (c) => c.notNull().defaultTo(0))
    .addColumn("lastMessageId", text)
    .addColumn("lastMessageAt", text)
    .execute();
  await index(schema, "thread", ["clientId", "lastMessageAt"]);
  await index(schema, "thread", ["lastMessageAt"]);
  await index(schema, "thread", ["contactId"]);

  await withOwner(table("message"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("threadId", text, (c) => c.notNull().references("thread.id").onDelete("cascade"))
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("sentAt", text, (c) => c.notNull())
    .addColumn("readAt", text)
    .execute();
  await index(schema, "message", ["threadId", "sentAt", "id"]);
  await index(schema, "message", ["clientId", "sentAt", "id"]);
  await index(schema, "message", ["sentAt", "id"]);
  await index(schema, "message", ["threadId", "author", "readAt"]);

  await withOwner(table("attachment"), "clientId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("threadId", text, (c) => c.notNull().references("thread.id").onDelete("cascade"))
    .addColumn("messageId", text, (c) => c.references("message.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("fileKey", text)
    .addColumn("documentId", text, (c) => c.references("document.id").onDelete("set null"))
    .addColumn("addedAt", text, (c) => c.notNull())
    .execute();
  await index(schema, "attachment", ["messageId"]);

  await withOwner(serial(table("activity")), "clientId")
    .addColumn("icon", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();
  await index(schema, "activity", ["clientId", "at"]);
  await index(schema, "activity", ["at"]);

  await withOwner(table("notification"), "personId")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("detail", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("isRead", count, (c) => c.notNull())
    .addColumn("path", text, (c) => c.notNull())
    .execute();
  await index(schema, "notification", ["personId", "at"]);

  for (const name of ["profile", "settings"]) {
    await table(name)
      .addColumn("personId", text, (c) => c.primaryKey().references("user.id").onDelete("cascade"))
      .addColumn(name, text, (c) => c.notNull())
      .execute();
  }

  await table("calendarAddress")
    .addColumn("personId", text, (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("tokenHash", text, (c) => c.notNull().unique())
    .addColumn("createdAt", text, (c) => c.notNull())
    .execute();

  // Outlives the accounts in it, so it has no foreign keys.
  await serial(table("audit"))
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("personId", text)
    .addColumn("clientId", text)
    .addColumn("action", text, (c) => c.notNull())
    .addColumn("subject", text, (c) => c.notNull())
    .addColumn("subjectId", text)
    .addColumn("outcome", text, (c) => c.notNull())
    .addColumn("personName", text, (c) => c.notNull())
    .addColumn("ipAddress", text)
    .execute();
  await index(schema, "audit", ["clientId", "subject", "subjectId", "id"]);
  await index(schema, "audit", ["clientId", "id"]);

  await withOwner(serial(table("change")), "personId")
    .addColumn("subjects", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();
  await index(schema, "change", ["personId", "id"]);

  await table("attempt")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("count", count, (c) => c.notNull())
    .addColumn("expiresAt", bytes, (c) => c.notNull())
    .execute();
  await index(schema, "attempt", ["expiresAt"]);
}

/** A request can be answered by another time, and with a note beside the client's. */
async function addAnswers(db: Kysely<unknown>): Promise<void> {
  for (const column of ["answer", "requestedStart"]) {
    await db.schema.alterTable("event").addColumn(column, "text").execute();
  }
}

async function createInquiries(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { schema } = db;
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const count = sql`integer`;

  await schema
    .createTable("inquiry")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("reference", text, (c) => c.notNull().unique())
    .addColumn("key", text, (c) => c.unique())
    .addColumn("contentHash", text, (c) => c.notNull())
    .addColumn("receivedAt", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("phone", text, (c) => c.notNull())
    .addColumn("service", text, (c) => c.notNull())
    .addColumn("message", text, (c) => c.notNull())
    .addColumn("searchKey", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("settledAt", text)
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("isUndelivered", count, (c) => c.notNull().defaultTo(0))
    .execute();
  await index(schema, "inquiry", ["receivedAt", "id"]);
  // Covers the list's counts.
  await index(schema, "inquiry", ["status", "receivedAt", "id"]);
  await index(schema, "inquiry", ["clientId"]);
  await schema
    .createIndex("inquiry_undelivered")
    .on("inquiry")
    .columns(["receivedAt", "id"])
    .where(sql.ref("isUndelivered"), "=", sql.lit(1))
    .execute();
  await schema
    .createIndex("inquiry_settled")
    .on("inquiry")
    .columns(["settledAt"])
    .where(sql.ref("settledAt"), "is not", null)
    .execute();

  await schema
    .createTable("inquiryReply")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("inquiryId", text, (c) => c.notNull().references("inquiry.id").onDelete("cascade"))
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("sentAt", text, (c) => c.notNull())
    .execute();
  await index(schema, "inquiryReply", ["inquiryId"]);

  await schema
    .createTable("delivery")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("inquiryId", text, (c) => c.notNull().references("inquiry.id").onDelete("cascade"))
    .addColumn("target", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("startedAt", text, (c) => c.notNull())
    .addColumn("nextAttemptAt", text, (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .addColumn("attempts", count, (c) => c.notNull().defaultTo(0))
    .execute();
  await index(schema, "delivery", ["inquiryId"]);
  await schema
    .createIndex("delivery_due")
    .on("delivery")
    .columns(["target", "nextAttemptAt"])
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();

  await withSerial(schema.createTable("deliveryAttempt"), kind)
    .addColumn("deliveryId", text, (c) => c.notNull().references("delivery.id").onDelete("cascade"))
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("isDelivered", count, (c) => c.notNull())
    .addColumn("detail", text, (c) => c.notNull())
    .execute();
  await index(schema, "deliveryAttempt", ["deliveryId"]);

  // For erasing an inquiry's notifications with it.
  await schema
    .createIndex("notification_of_inquiry")
    .on("notification")
    .columns(["path"])
    .where(sql.ref("kind"), "=", sql.lit("inquiry"))
    .execute();
}

/** Adds an id that counts rows in the order they are inserted. */
function withSerial(builder: CreateTableBuilder<string, never>, kind: DatabaseKind) {
  return kind === "postgres"
    ? builder.addColumn("id", sql`bigint generated by default as identity`, (c) => c.primaryKey())
    : builder.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
}

async function createUploads(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("upload")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("startedAt", text, (c) => c.notNull())
    .execute();
  await index(db.schema, "upload", ["startedAt"]);
}

/** Concurrent uploads can't exceed a client's storage together. */
async function reserveRoom({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("upload").addColumn("clientId", "text").execute();
  await schema
    .alterTable("upload")
    .addColumn("bytes", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
}

/** The audit keeps the names of removed records. */
async function addAuditNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit").addColumn("subjectName", "text").execute();
}

/** Documents are counted by the indexes of "0001" instead. */
async function dropDocumentCounts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const event of ["insert", "update", "delete"]) {
    const name = sql.ref(`document_count_${event}`);
    await (
      kind === "sqlite"
        ? sql`drop trigger if exists ${name}`
        : sql`drop function if exists ${name} cascade`
    ).execute(db);
  }
  await db.schema.dropTable("documentCount").ifExists().execute();
  await indexDocumentCounts(db.schema);
}

async function indexDocumentCounts(schema: Kysely<unknown>["schema"]): Promise<void> {
  for (const owner of [[], ["clientId"]]) {
    await schema
      .createIndex(["document", ...owner, "counts"].join("_"))
      .ifNotExists()
      .on("document")
      .columns([...owner, "type", "status", "dealId"])
      .where(sql.ref("removedAt"), "is", null)
      .execute();
  }
}

/** Which of an event's times people were reminded of. */
async function addReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("event").addColumn("remindedFor", "text").execute();
}

/** "Calendar address" is called "calendar link". */
async function renameCalendarLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    update "audit" set "subject" = 'calendar-link' where "subject" = 'calendar-address'
  `.execute(db);
  await db.schema.alterTable("calendarAddress").renameTo("calendarLink").execute();
}

/** Emails to people with accounts, which wait until they are sent. */
async function createEmails(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("email")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("personId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("target", text, (c) => c.notNull())
    .addColumn("content", text)
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("detail", text)
    .addColumn("attemptedAt", text)
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("startedAt", text, (c) => c.notNull())
    .addColumn("nextAttemptAt", text, (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await index(db.schema, "email", ["personId", "createdAt"]);
  await db.schema
    .createIndex("email_due")
    .on("email")
    .columns(["target", "nextAttemptAt"])
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
}

/** Who can't log in, by the broker's decision. */
async function createDisabledAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("disabledAccount")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
}

/** Changes of login emails that wait for both addresses. */
async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("emailChange")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull().unique())
    .addColumn("newEmail", "text", (c) => c.notNull())
    .addColumn("requestedAt", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("currentConfirmedAt", "text")
    .addColumn("newConfirmedAt", "text")
    .execute();
}

/** Links to set a password, which the auth library's table kept before without their kind. */
async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("passwordLink")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("personId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("end", "text")
    .execute();
  await index(db.schema, "passwordLink", ["personId"]);
  const tables = db as Kysely<{
    passwordLink: Tables["passwordLink"];
    user: { id: string };
    verification: {
      identifier: string;
      value: string;
      createdAt: string | Date;
      expiresAt: string | Date;
    };
  }>;
  const rows = await tables
    .selectFrom("verification")
    .innerJoin("user", "user.id", "verification.value")
    .select(["identifier", "user.id", "verification.createdAt", "verification.expiresAt"])
    .orderBy("verification.expiresAt", "desc")
    .execute();
  const minuteMs = 60_000;
  const newest = new Set<string>();
  for (const { createdAt, expiresAt, id, identifier } of rows) {
    // A login waits ten minutes for its code, a reset lasts an hour, and an invitation a week.
    const lastsMs = new Date(expiresAt).getTime() - new Date(createdAt).getTime();
    if (lastsMs < 30 * minuteMs) continue;
    const kind = lastsMs < 24 * 60 * minuteMs ? "reset" : "invitation";
    const end = newest.has(`${kind} ${id}`) ? "replaced" : null;
    newest.add(`${kind} ${id}`);
    await tables
      .insertInto("passwordLink")
      .values({
        tokenHash: identifier,
        personId: id,
        kind,
        expiresAt: new Date(expiresAt).toISOString(),
        end,
      })
      .execute();
  }
}

/** Stores that were in use before two-factor could be required don't require it. */
async function createServerSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("serverSetting")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await sql`
    insert into "serverSetting" select 'brokerTwoFactor', 'optional'
    where exists (select 1 from "user")
  `.execute(db);
}

/** Notifications and emails are combined by what they are about, within minutes. */
async function addSubjectsOfNotifications({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("notification").addColumn("about", "text").execute();
  await schema.alterTable("email").addColumn("about", "text").execute();
}

/** Ended events are kept, confirmed ones can be rescheduled, and calendar apps count changes. */
async function addEventChanges(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    "endedBy",
    "reason",
    "changeStart",
    "changeEnd",
    "changeBy",
    "changeNote",
  ]) {
    await db.schema.alterTable("event").addColumn(column, "text").execute();
  }
  await db.schema
    .alterTable("event")
    .addColumn("sequence", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Land and searches have neither a year built nor an occupancy. */
async function relaxProperties(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const number = kind === "postgres" ? sql`double precision` : sql`real`;
  for (const [column, type] of [
    ["yearBuilt", sql`integer`] as const,
    ["occupancy", number] as const,
  ]) {
    // SQLite can't drop a "not null", so the column is replaced.
    const table = () => db.schema.alterTable("property");
    await table().addColumn("replacement", type).execute();
    await sql`update "property" set "replacement" = ${sql.ref(column)}`.execute(db);
    await table().dropColumn(column).execute();
    await table().renameColumn("replacement", column).execute();
  }
}

/** Versions can be removed and restored, and an upload that is repeated is known. */
async function addRemovedVersions(db: Kysely<unknown>): Promise<void> {
  for (const column of ["removedAt", "uploadId", "statusBefore"]) {
    await db.schema.alterTable("documentVersion").addColumn(column, "text").execute();
  }
  await db.schema.alterTable("documentVersion").addColumn("isOwn", "integer").execute();
  await db.schema
    .createIndex("documentVersion_one_of_an_upload")
    .unique()
    .on("documentVersion")
    .columns(["clientId", "uploadId"])
    .where(sql.ref("uploadId"), "is not", null)
    .execute();
  // For the sum of a client's files.
  await index(db.schema, "attachment", ["clientId"]);
}

/** The account takes over the name and photo of profiles that were saved earlier. */
async function followProfiles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ personId: string; profile: string }>`
    select "personId", "profile" from "profile"
  `.execute(db);
  for (const { personId, profile } of rows) {
    const { name, photo } = JSON.parse(profile) as { name: string; photo: string };
    // The same as when a profile is saved.
    const version = createHash("sha256").update(photo).digest("hex").slice(0, 12);
    const image = photo ? `/api/photos/${personId}?v=${version}` : null;
    await sql`update "user" set "name" = ${name}, "image" = ${image} where "id" = ${personId}`.execute(
      db,
    );
  }
}

/** A photo is many times the rest of a profile, and lists don't need it. */
async function separatePhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("profile")
    .addColumn("photo", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  const { rows } = await sql<{ personId: string; profile: string }>`
    select "personId", "profile" from "profile"
  `.execute(db);
  for (const { personId, profile } of rows) {
    const { photo = "", ...rest } = JSON.parse(profile) as { photo?: string };
    await sql`
      update "profile" set "profile" = ${JSON.stringify(rest)}, "photo" = ${photo}
      where "personId" = ${personId}
    `.execute(db);
  }
}

/**
 * Key dates become records instead of a list in their deal. Existing ones become milestones with a
 * day set by hand, which pass without anyone's doing, as before.
 */
async function createKeyDates(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("keyDate")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("label", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("rule", text)
    .addColumn("override", text)
    .addColumn("basis", text, (c) => c.notNull())
    .addColumn("responsibleRole", text)
    .addColumn("responsibleContactId", text, (c) => c.references("contact.id").onDelete("set null"))
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("time", text)
    .addColumn("day", text)
    .addColumn("settledOn", text)
    .addColumn("changedAt", text, (c) => c.notNull())
    .addColumn("sequence", "integer", (c) => c.notNull())
    .addColumn("remindedFor", text)
    .execute();
  await index(db.schema, "keyDate", ["dealId"]);
  await index(db.schema, "keyDate", ["clientId", "day"]);
  await index(db.schema, "keyDate", ["day"]);
  await index(db.schema, "keyDate", ["responsibleContactId"]);

  const { rows } = await sql<{ id: string; clientId: string; createdAt: string; keyDates: string }>`
    select "id", "clientId", "createdAt", "keyDates" from "deal"
  `.execute(db);
  for (const { clientId, createdAt, id: dealId, keyDates } of rows) {
    const dates = JSON.parse(keyDates) as { label: string; day: string }[];
    for (const [position, { day, label }] of dates.entries()) {
      const override = JSON.stringify({ day, reason: "" });
      await sql`
        insert into "keyDate"
          ("id", "clientId", "dealId", "position", "label", "kind", "override", "basis", "status",
           "day", "changedAt", "sequence")
        values (${randomUUID()}, ${clientId}, ${dealId}, ${position}, ${label}, 'milestone',
           ${override}, '', 'open', ${day}, ${createdAt}, 0)
      `.execute(db);
    }
  }
  await db.schema.alterTable("deal").dropColumn("keyDates").execute();
}

/**
 * Deals store their net operating income, which was price × cap rate, and the days on which they
 * reached their stages. The quoted cap rate stays.
 */
async function storeNoi(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("deal")
    .addColumn("noi", sql`bigint`)
    .execute();
  for (const column of ["noiPeriod", "noiThrough", "stageDays"]) {
    await db.schema.alterTable("deal").addColumn(column, "text").execute();
  }
  // Computed here, because the databases round halves differently.
  const { rows } = await sql<{ id: string; price: number; capRate: number }>`
    select "id", "price", "capRate" from "deal" where "price" is not null and "capRate" is not null
  `.execute(db);
  for (const { capRate, id, price } of rows) {
    const noi = Math.round((Number(price) * capRate) / 100);
    await sql`update "deal" set "noi" = ${noi} where "id" = ${id}`.execute(db);
  }
}

/** What brokers ask clients to upload. */
async function createDocumentRequests(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("documentRequest")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("label", text, (c) => c.notNull())
    .addColumn("dueDay", text)
    .addColumn("note", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("documentId", text, (c) => c.references("document.id").onDelete("set null"))
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("changedAt", text, (c) => c.notNull())
    .addColumn("remindedAt", text)
    .addColumn("remindedFor", text)
    .execute();
  await index(db.schema, "documentRequest", ["dealId"]);
  await index(db.schema, "documentRequest", ["clientId", "status"]);
  await index(db.schema, "documentRequest", ["status", "dueDay"]);
  await index(db.schema, "documentRequest", ["documentId"]);
}

/** Today reads open items across all clients. */
async function addTodaysIndexes({ schema }: Kysely<unknown>): Promise<void> {
  // Separate indexes, so that the planner won't misuse one for the count of a single status.
  for (const status of ["needs-signature", "needs-confirmation"]) {
    await schema
      .createIndex(`document_${status.replace("-", "_")}`)
      .on("document")
      .column("status")
      .where(sql.ref("removedAt"), "is", null)
      .where(sql.ref("status"), "=", status)
      .execute();
  }
  await index(schema, "event", ["status", "lastDay"]);
  await schema
    .createIndex("keyDate_open")
    .on("keyDate")
    .columns(["day", "id", "kind"])
    .where(sql<boolean>`"status" in ('open', 'extended')`)
    .execute();
  // For leases, whose volume needs both.
  await schema
    .createIndex("keyDate_term")
    .on("keyDate")
    .columns(["dealId", "kind", "day"])
    .where(sql<boolean>`"kind" in ('lease-commencement', 'expiration')`)
    .execute();
}

/** The daily emails that were sent. */
async function createDailyDigests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dailyDigest")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("day", "text", (c) => c.notNull())
    .execute();
}

/** Key date templates that brokers saved. */
async function createKeyDateTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("keyDateTemplate")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("dates", "text", (c) => c.notNull())
    .addColumn("changedAt", "text", (c) => c.notNull())
    .execute();
}

/**
 * Entries about key dates name their deal, so that its activity keeps them when the date is
 * removed.
 */
async function addDealsOfEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit").addColumn("dealId", "text").execute();
  await sql`
    update "audit" set "dealId" =
      (select "keyDate"."dealId" from "keyDate" where "keyDate"."id" = "audit"."subjectId")
    where "subject" = 'key-date'
  `.execute(db);
}

/** What is sold and identified in 1031 exchanges. */
async function createExchanges(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("exchange")
    .addColumn("dealId", text, (c) => c.primaryKey().references("deal.id").onDelete("cascade"))
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("soldName", text, (c) => c.notNull())
    .addColumn("soldValue", sql`bigint`)
    .execute();
  await index(db.schema, "exchange", ["clientId"]);
  await db.schema
    .createTable("replacementProperty")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("note", text, (c) => c.notNull())
    .addColumn("value", sql`bigint`)
    .addColumn("identifiedOn", text)
    .addColumn("createdAt", text, (c) => c.notNull())
    .execute();
  await index(db.schema, "replacementProperty", ["dealId"]);
  await index(db.schema, "replacementProperty", ["clientId"]);
}

/** Deals that are kept without reminders. */
async function addArchivedDeals({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("deal").addColumn("archivedAt", "text").execute();
  await schema
    .createIndex("deal_archived")
    .on("deal")
    .column("id")
    .where(sql.ref("archivedAt"), "is not", null)
    .execute();
  // As in "0030" plus the deal, so that due items are counted from the index alone.
  await schema.dropIndex("keyDate_open").execute();
  await schema
    .createIndex("keyDate_open")
    .on("keyDate")
    .columns(["day", "id", "kind", "dealId"])
    .where(sql<boolean>`"status" in ('open', 'extended')`)
    .execute();
}

/** Who unsubscribed from market notes by email. */
async function createEmailOptOuts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("emailOptOut")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .execute();
}

/** The auth library created the table of passkeys; two accounts can't share a passkey. */
async function completePasskeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("passkey").addColumn("lastUsedAt", "text").execute();
  await schema
    .createIndex("passkey_credential")
    .unique()
    .on("passkey")
    .column("credentialID")
    .execute();
}

/** Leases count without a volume in the pipeline, so nothing needs their first and last days. */
async function dropTermIndex({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex("keyDate_term").execute();
}

/** For removing the notifications of something withdrawn or erased, for everyone who has them. */
async function indexNotificationPaths({ schema }: Kysely<unknown>): Promise<void> {
  await index(schema, "notification", ["path"]);
  await schema.dropIndex("notification_of_inquiry").execute();
}

/**
 * Counts each change of an editable record; until now, only changes for calendar apps were counted.
 */
async function addVersions(db: Kysely<unknown>): Promise<void> {
  const counted = ["event", "keyDate"];
  const others = [
    "deal",
    "contact",
    "profile",
    "settings",
    "keyDateTemplate",
    "assistantNote",
    "documentRequest",
    "exchange",
    "replacementProperty",
  ];
  for (const table of [...counted, ...others]) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
  }
  for (const table of counted) {
    await sql`update ${sql.table(table)} set "version" = "sequence" + 1`.execute(db);
    await db.schema.alterTable(table).dropColumn("sequence").execute();
  }
}

/** Clients who were asked to sign before have had the email, so their button stays on. */
async function addSignatureTimes(db: Kysely<unknown>): Promise<void> {
  for (const column of ["signatureEmailedAt", "signatureReportedAt"]) {
    await db.schema.alterTable("document").addColumn(column, "text").execute();
  }
  await db.schema.alterTable("document").addColumn("signatureEmailedVersion", "integer").execute();
  await sql`
    update "document" set "signatureEmailedAt" = "updatedAt", "signatureEmailedVersion" = (
      select max("number") from "documentVersion"
      where "documentId" = "document"."id" and "removedAt" is null
    )
    where "status" in ('needs-signature', 'needs-confirmation')
  `.execute(db);
}

async function addAttendees(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("event").addColumn("attendees", "text").execute();
}

async function index(schema: Kysely<unknown>["schema"], table: string, columns: string[]) {
  await schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}

/**
 * For searches that ignore case: SQLite had its own function. The columns' collation compares
 * bytes, and with it PostgreSQL's `lower` knows only ASCII.
 */
async function createFoldCase(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === "sqlite") return;
  await sql`
    create or replace function fold_case(value text) returns text
    language sql immutable parallel safe
    as $$ select lower(normalize(value, NFC) collate ${await caseCollation(db)}) $$
  `.execute(db);
}

/** Knows all letters. Without ICU, PostgreSQL uses the database's own collation. */
async function caseCollation(db: Kysely<unknown>) {
  const icu = await sql`
    select 1 from pg_collation where collname = 'und-x-icu' and collnamespace = 'pg_catalog'::regnamespace
  `.execute(db);
  return sql.raw(icu.rows.length > 0 ? `"und-x-icu"` : `"default"`);
}

/** Searches ignore accents, kinds of quotation marks and the like, not only case. */
async function foldSearches(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createFoldText(db, kind);
  await db.schema
    .alterTable("document")
    .addColumn("searchKey", kind === "postgres" ? sql`text collate "C"` : sql`text`, (c) =>
      c.notNull().defaultTo(""),
    )
    .execute();
  const changed = { document: "name", contact: "searchKey", inquiry: "searchKey" };
  for (const [table, column] of Object.entries(changed)) {
    await sql`
      update ${sql.table(table)} set "searchKey" = ${sql.ref(foldFunction)}(${sql.ref(column)})
    `.execute(db);
  }
}

/** Does what `fold` does, which SQLite calls. */
async function createFoldText(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === "sqlite") return;
  const letters = Object.entries(plainLetters);
  const single = [
    ...letters.filter(([, plain]) => plain.length === 1),
    ...Object.entries(plainSigns).flatMap(([plain, others]) =>
      others.split("").map((other) => [other, plain] as const),
    ),
  ];
  const from = sql.lit(single.map(([other]) => other).join(""));
  const to = sql.lit(single.map(([, plain]) => plain).join(""));
  const lower = sql`lower(normalize(replace(value, '´', ${sql.lit("'")}), NFKD) collate ${await caseCollation(db)})`;
  const bare = sql`regexp_replace(${lower}, ${sql.lit(`[${dropped}]`)}, '', 'g')`;
  const spelled = letters
    .filter(([, plain]) => plain.length > 1)
    .reduce((text, [letter, plain]) => {
      return sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(plain)})`;
    }, bare);
  // Most texts are ASCII, and this is faster for them.
  await sql`
    create function fold_text(value text) returns text
    language sql immutable parallel safe
    as $$
      select case when octet_length(value) = char_length(value)
        then replace(lower(value), '${sql.raw("`")}', ${sql.lit("'")})
        else translate(${spelled}, ${from}, ${to})
      end
    $$
  `.execute(db);
  await sql`drop function fold_case(text)`.execute(db);
}
