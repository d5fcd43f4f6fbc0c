import { dropped, plainLetters, plainSigns } from "@frontage/records/fold";
import { type Kysely, sql, type SqlBool } from "kysely";
import { createListings, createProspects } from "./create-listings.ts";
import { createPassages } from "./create-passages.ts";
import { type Builder, builderOn, owned } from "./table-builder.ts";
import type { DatabaseKind } from "./tables.ts";

/** The tables of the first release. The auth library creates its own before. */
export async function createTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const builder = builderOn(db, kind);
  await createFoldText(db, kind);
  await completePasskeys(builder);
  await createDeals(builder);
  await createContacts(builder);
  await createDocuments(builder);
  await createKeyDates(builder);
  await createEvents(builder);
  await createMessages(builder);
  await createPeople(builder);
  await createListings(builder);
  await createInquiries(builder);
  await createProspects(builder);
  await createEmails(builder);
  await createServer(builder);
  await createAssistant(builder);
  await createPassages(db, kind);
}

async function completePasskeys({ indexed, schema }: Builder): Promise<void> {
  await schema.alterTable("passkey").addColumn("lastUsedAt", "text").execute();
  await indexed("passkey", ["credentialID"], { name: "credential", isUnique: true });
}

async function createDeals({ indexed, number, table, text }: Builder): Promise<void> {
  await table("property")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("city", text, (c) => c.notNull())
    .addColumn("region", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("squareFeet", "integer", (c) => c.notNull())
    .addColumn("summary", text, (c) => c.notNull())
    .addColumn("timeZone", text, (c) => c.notNull())
    .addColumn("yearBuilt", "integer")
    .addColumn("occupancy", number)
    .execute();

  await table("deal")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("propertyId", text, (c) => c.notNull().references("property.id"))
    .addColumn("side", text, (c) => c.notNull())
    .addColumn("stage", text, (c) => c.notNull())
    .addColumn("price", "bigint")
    .addColumn("capRate", number)
    .addColumn("rent", number)
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("noi", "bigint")
    .addColumn("noiPeriod", "text")
    .addColumn("noiThrough", "text")
    .addColumn("stageDays", "text")
    .addColumn("archivedAt", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("deal", ["id"], {
    name: "archived",
    where: sql<SqlBool>`"archivedAt" is not null`,
  });
  await indexed("deal", ["clientId", "createdAt"]);

  await table("exchange")
    .addColumn("dealId", text, (c) => c.primaryKey().references("deal.id").onDelete("cascade"))
    .addColumn("clientId", "text", owned)
    .addColumn("soldName", text, (c) => c.notNull())
    .addColumn("soldValue", "bigint")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("exchange", ["clientId"]);

  await table("replacementProperty")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", owned)
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("note", text, (c) => c.notNull())
    .addColumn("value", "bigint")
    .addColumn("identifiedOn", text)
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("replacementProperty", ["clientId"]);
  await indexed("replacementProperty", ["dealId"]);

  await table("viewCount")
    .addColumn("clientId", "text", owned)
    .addColumn("month", text, (c) => c.notNull())
    .addColumn("views", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("viewCount_pkey", ["clientId", "month"])
    .execute();
}

async function createContacts({ indexed, table, text }: Builder): Promise<void> {
  await table("contact")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("company", text, (c) => c.notNull())
    .addColumn("phoneE164", text)
    .addColumn("phoneDisplay", text)
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .addColumn("lastContactAt", text)
    .addColumn("isOwn", "integer", (c) => c.notNull())
    .addColumn("removedAt", text)
    .addColumn("nameOrder", text, (c) => c.notNull().defaultTo(""))
    .addColumn("searchKey", text, (c) => c.notNull().defaultTo(""))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("contact", ["clientId", "addedAt"], {
    name: "clientId_counts",
    where: sql<SqlBool>`"removedAt" is null`,
  });
  await indexed("contact", ["clientId", "nameOrder", "id"]);
  await indexed("contact", ["addedAt"], {
    name: "counts",
    where: sql<SqlBool>`"removedAt" is null`,
  });
  await indexed("contact", ["nameOrder", "id"]);

  await table("contactDeal")
    .addColumn("clientId", "text", owned)
    .addColumn("contactId", text, (c) => c.notNull().references("contact.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("contactDeal_pkey", ["contactId", "dealId"])
    .execute();
  await indexed("contactDeal", ["dealId"]);
}

async function createDocuments({ indexed, table, text }: Builder): Promise<void> {
  await table("document")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("dealId", text, (c) => c.notNull().references("deal.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("nameKey", text, (c) => c.notNull())
    .addColumn("nameOrder", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("fileName", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("isOwn", "integer", (c) => c.notNull())
    .addColumn("updatedAt", text, (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("removedAt", text)
    .addColumn("searchKey", text, (c) => c.notNull().defaultTo(""))
    .addColumn("signatureEmailedAt", "text")
    .addColumn("signatureReportedAt", "text")
    .addColumn("signatureEmailedVersion", "integer")
    .execute();
  await indexed("document", ["bytes", "id"]);
  await indexed("document", ["clientId", "bytes", "id"]);
  await indexed("document", ["clientId", "type", "status", "dealId"], {
    name: "clientId_counts",
    where: sql<SqlBool>`"removedAt" is null`,
  });
  await indexed("document", ["clientId", "nameOrder", "id"]);
  await indexed("document", ["clientId", "updatedAt", "id"]);
  await indexed("document", ["type", "status", "dealId"], {
    name: "counts",
    where: sql<SqlBool>`"removedAt" is null`,
  });
  await indexed("document", ["dealId"]);
  await indexed("document", ["nameOrder", "id"]);
  await indexed("document", ["status"], {
    name: "needs_confirmation",
    where: sql<SqlBool>`"removedAt" is null and "status" = 'needs-confirmation'`,
  });
  await indexed("document", ["status"], {
    name: "needs_signature",
    where: sql<SqlBool>`"removedAt" is null and "status" = 'needs-signature'`,
  });
  await indexed("document", ["dealId", "nameKey", "mediaType"], {
    name: "one_of_a_name",
    where: sql<SqlBool>`"removedAt" is null`,
    isUnique: true,
  });
  await indexed("document", ["updatedAt", "id"]);

  await table("documentVersion")
    .addColumn("clientId", "text", owned)
    .addColumn("documentId", text, (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .addColumn("addedBy", text, (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("note", text)
    .addColumn("removedAt", "text")
    .addColumn("uploadId", "text")
    .addColumn("statusBefore", "text")
    .addColumn("isOwn", "integer")
    .addPrimaryKeyConstraint("documentVersion_pkey", ["documentId", "number"])
    .execute();
  await indexed("documentVersion", ["clientId", "number", "addedAt"]);
  await indexed("documentVersion", ["number", "addedAt"]);
  await indexed("documentVersion", ["clientId", "uploadId"], {
    name: "one_of_an_upload",
    where: sql<SqlBool>`"uploadId" is not null`,
    isUnique: true,
  });

  await table("documentRequest")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", owned)
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
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("documentRequest", ["clientId", "status"]);
  await indexed("documentRequest", ["dealId"]);
  await indexed("documentRequest", ["documentId"]);
  await indexed("documentRequest", ["status", "dueDay"]);

  await table("upload")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("startedAt", text, (c) => c.notNull())
    .addColumn("clientId", "text")
    .addColumn("bytes", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await indexed("upload", ["startedAt"]);
}

async function createKeyDates({ indexed, table, text }: Builder): Promise<void> {
  await table("keyDate")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", owned)
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
    .addColumn("remindedFor", text)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("keyDate", ["clientId", "day"]);
  await indexed("keyDate", ["day"]);
  await indexed("keyDate", ["dealId"]);
  await indexed("keyDate", ["day", "id", "kind", "dealId"], {
    name: "open",
    where: sql<SqlBool>`"status" in ('open', 'extended')`,
  });
  await indexed("keyDate", ["responsibleContactId"]);

  await table("keyDateTemplate")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("dates", "text", (c) => c.notNull())
    .addColumn("changedAt", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}

async function createEvents({ indexed, table, text }: Builder): Promise<void> {
  await table("event")
    .addColumn("clientId", "text", owned)
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
    .addColumn("isOwn", "integer", (c) => c.notNull())
    .addColumn("answer", "text")
    .addColumn("requestedStart", "text")
    .addColumn("remindedFor", "text")
    .addColumn("endedBy", "text")
    .addColumn("reason", "text")
    .addColumn("changeStart", "text")
    .addColumn("changeEnd", "text")
    .addColumn("changeBy", "text")
    .addColumn("changeNote", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("attendees", "text")
    .execute();
  await indexed("event", ["clientId", "lastDay"]);
  await indexed("event", ["lastDay"]);
  await indexed("event", ["status", "lastDay"]);

  await table("calendarLink")
    .addColumn("personId", text, (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("tokenHash", text, (c) => c.notNull().unique())
    .addColumn("createdAt", text, (c) => c.notNull())
    .execute();
}

async function createMessages({ indexed, table, text }: Builder): Promise<void> {
  await table("thread")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("contactId", text, (c) => c.references("contact.id").onDelete("set null"))
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .addColumn("messageCount", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("unreadByClient", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("unreadByBroker", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lastMessageId", text)
    .addColumn("lastMessageAt", text)
    .execute();
  await indexed("thread", ["clientId", "lastMessageAt"]);
  await indexed("thread", ["contactId"]);
  await indexed("thread", ["lastMessageAt"]);

  await table("message")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("threadId", text, (c) => c.notNull().references("thread.id").onDelete("cascade"))
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("sentAt", text, (c) => c.notNull())
    .addColumn("readAt", text)
    .execute();
  await indexed("message", ["clientId", "sentAt", "id"]);
  await indexed("message", ["sentAt", "id"]);
  await indexed("message", ["threadId", "author", "readAt"]);
  await indexed("message", ["threadId", "sentAt", "id"]);

  await table("attachment")
    .addColumn("clientId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("threadId", text, (c) => c.notNull().references("thread.id").onDelete("cascade"))
    .addColumn("messageId", text, (c) => c.references("message.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("fileKey", text)
    .addColumn("documentId", text, (c) => c.references("document.id").onDelete("set null"))
    .addColumn("addedAt", text, (c) => c.notNull())
    .execute();
  await indexed("attachment", ["clientId"]);
  await indexed("attachment", ["messageId"]);
}

async function createPeople({ indexed, serial, table, text }: Builder): Promise<void> {
  await table("profile")
    .addColumn("personId", text, (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("profile", text, (c) => c.notNull())
    .addColumn("photo", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();

  await table("settings")
    .addColumn("personId", text, (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("settings", text, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();

  await table("disabledAccount")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("at", "text", (c) => c.notNull())
    .execute();

  await table("emailChange")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull().unique())
    .addColumn("newEmail", "text", (c) => c.notNull())
    .addColumn("requestedAt", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("currentConfirmedAt", "text")
    .addColumn("newConfirmedAt", "text")
    .execute();

  await table("passwordLink")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("personId", "text", owned)
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("end", "text")
    .execute();
  await indexed("passwordLink", ["personId"]);

  await table("notification")
    .addColumn("personId", "text", owned)
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("detail", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("isRead", "integer", (c) => c.notNull())
    .addColumn("path", text, (c) => c.notNull())
    .addColumn("about", "text")
    .execute();
  await indexed("notification", ["path"]);
  await indexed("notification", ["personId", "at"]);
  await indexed("notification", ["personId", "isRead"]);

  await serial("activity")
    .addColumn("clientId", "text", owned)
    .addColumn("icon", text, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("path", "text")
    .execute();
  await indexed("activity", ["at"]);
  await indexed("activity", ["clientId", "at"]);

  await serial("audit")
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("personId", text)
    .addColumn("clientId", text)
    .addColumn("action", text, (c) => c.notNull())
    .addColumn("subject", text, (c) => c.notNull())
    .addColumn("subjectId", text)
    .addColumn("outcome", text, (c) => c.notNull())
    .addColumn("personName", text, (c) => c.notNull())
    .addColumn("ipAddress", text)
    .addColumn("subjectName", "text")
    .addColumn("dealId", "text")
    .execute();
  await indexed("audit", ["clientId", "id"]);
  await indexed("audit", ["clientId", "subject", "subjectId", "id"]);
  await indexed("audit", ["personId", "at"]);
}

async function createInquiries({ indexed, serial, table, text }: Builder): Promise<void> {
  await table("inquiry")
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
    .addColumn("isUndelivered", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("listingId", text, (c) => c.references("listing.id").onDelete("set null"))
    .addColumn("source", "text")
    .execute();
  await indexed("inquiry", ["clientId"]);
  await indexed("inquiry", ["listingId"]);
  await indexed("inquiry", ["receivedAt", "id"]);
  await indexed("inquiry", ["settledAt"], {
    name: "settled",
    where: sql<SqlBool>`"settledAt" is not null`,
  });
  await indexed("inquiry", ["status", "receivedAt", "id"]);
  await indexed("inquiry", ["receivedAt", "id"], {
    name: "undelivered",
    where: sql<SqlBool>`"isUndelivered" = 1`,
  });

  await table("inquiryReply")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("inquiryId", text, (c) => c.notNull().references("inquiry.id").onDelete("cascade"))
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("sentAt", text, (c) => c.notNull())
    .execute();
  await indexed("inquiryReply", ["inquiryId"]);

  await table("delivery")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("inquiryId", text, (c) => c.notNull().references("inquiry.id").onDelete("cascade"))
    .addColumn("target", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("startedAt", text, (c) => c.notNull())
    .addColumn("nextAttemptAt", text, (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await indexed("delivery", ["target", "nextAttemptAt"], {
    name: "due",
    where: sql<SqlBool>`"state" = 'waiting'`,
  });
  await indexed("delivery", ["inquiryId"]);

  await serial("deliveryAttempt")
    .addColumn("deliveryId", text, (c) => c.notNull().references("delivery.id").onDelete("cascade"))
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("isDelivered", "integer", (c) => c.notNull())
    .addColumn("detail", text, (c) => c.notNull())
    .execute();
  await indexed("deliveryAttempt", ["deliveryId"]);
}

async function createEmails({ indexed, table, text }: Builder): Promise<void> {
  await table("email")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("personId", "text", (c) => c.references("user.id").onDelete("cascade"))
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
    .addColumn("about", "text")
    .addColumn("prospectId", text, (c) => c.references("prospect.id").onDelete("cascade"))
    .execute();
  await indexed("email", ["target", "nextAttemptAt"], {
    name: "due",
    where: sql<SqlBool>`"state" = 'waiting'`,
  });
  await indexed("email", ["personId", "createdAt"]);
  await indexed("email", ["prospectId"]);

  await table("emailOptOut")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .execute();

  await table("dailyDigest")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("day", "text", (c) => c.notNull())
    .execute();
}

async function createServer({ indexed, serial, table, text }: Builder): Promise<void> {
  await table("serverSetting")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();

  await serial("change")
    .addColumn("personId", "text", owned)
    .addColumn("subjects", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();
  await indexed("change", ["personId", "id"]);

  await table("attempt")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("expiresAt", "bigint", (c) => c.notNull())
    .execute();
  await indexed("attempt", ["expiresAt"]);
}

async function createAssistant({ indexed, table, text }: Builder): Promise<void> {
  await table("assistantQuestion")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("personId", "text", owned)
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("question", text, (c) => c.notNull())
    .addColumn("documentId", text)
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .addColumn("askedAt", text, (c) => c.notNull())
    .addColumn("answer", text)
    .addColumn("isDeclined", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("handOff", text)
    .addColumn("status", text)
    .addColumn("forwardedAt", text)
    .addColumn("reply", text)
    .addColumn("repliedBy", text)
    .addColumn("repliedAt", text)
    .execute();
  await indexed("assistantQuestion", ["clientId", "status", "askedAt", "id"]);
  await indexed("assistantQuestion", ["dealId"]);
  await indexed("assistantQuestion", ["personId", "askedAt", "id"]);
  await indexed("assistantQuestion", ["status", "askedAt", "id"]);

  await table("assistantNote")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", owned)
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("cascade"))
    .addColumn("questionId", text, (c) => c.references("assistantQuestion.id").onDelete("set null"))
    .addColumn("question", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("changedAt", text, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("assistantNote", ["clientId", "changedAt"]);
  await indexed("assistantNote", ["dealId"]);
  await indexed("assistantNote", ["questionId"]);

  await table("assistantConsent")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("provider", text, (c) => c.notNull())
    .addColumn("isAllowed", "integer", (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();

  await table("assistantUsage")
    .addColumn("personId", "text", owned)
    .addColumn("day", text, (c) => c.notNull())
    .addColumn("requests", "integer", (c) => c.notNull())
    .addColumn("tokens", "integer", (c) => c.notNull())
    .addColumn("milliseconds", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("assistantUsage_pkey", ["personId", "day"])
    .execute();

  await table("assistantSetting")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("isOn", "integer", (c) => c.notNull())
    .execute();
  await indexed("assistantSetting", ["clientId"]);

  await table("documentText")
    .addColumn("documentId", text, (c) =>
      c.primaryKey().references("document.id").onDelete("cascade"),
    )
    .addColumn("clientId", "text", owned)
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("problem", text)
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .addColumn("unread", "text")
    .addColumn("hasOpenChanges", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await indexed("documentText", ["clientId", "documentId"], {
    name: "unread",
    where: sql<SqlBool>`"state" <> 'read'`,
  });
}

/** A collation that maps the case of all letters: ICU's, or without ICU the database's own. */
async function caseCollation(db: Kysely<unknown>) {
  const icu = await sql`
    select 1 from pg_collation where collname = 'und-x-icu' and collnamespace = 'pg_catalog'::regnamespace
  `.execute(db);
  return sql.raw(icu.rows.length > 0 ? `"und-x-icu"` : `"default"`);
}

/** Creates PostgreSQL's equivalent of `fold`; on SQLite, the function calls `fold` itself. */
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
}
