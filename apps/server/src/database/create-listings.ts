import { sql, type SqlBool } from "kysely";
import type { Builder } from "./table-builder.ts";

/** Listings with their photographs and documents. */
export async function createListings({ indexed, table, text }: Builder): Promise<void> {
  await table("listing")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("slug", text, (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("publishedAt", text)
    .addColumn("confirmedAt", text)
    .addColumn("statusAt", text, (c) => c.notNull())
    .addColumn("offersDueAt", text)
    .addColumn("areCompaniesShown", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("areNamesShown", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("recommendation", "text")
    .addColumn("recommendedOfferId", text)
    .addColumn("recommendationSentAt", text)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("listing", ["clientId"]);
  await indexed("listing", ["dealId"]);
  await indexed("listing", ["status"]);

  await table("listingSlug")
    .addColumn("slug", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .execute();
  await indexed("listingSlug", ["listingId"]);

  await table("listingPhoto")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("alt", text, (c) => c.notNull())
    .addColumn("isRendering", "integer", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .execute();
  await indexed("listingPhoto", ["listingId", "position"]);

  await table("listingPhotoFile")
    .addColumn("photoId", text, (c) =>
      c.notNull().references("listingPhoto.id").onDelete("cascade"),
    )
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("format", text, (c) => c.notNull())
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("listingPhotoFile_pkey", ["photoId", "width", "format"])
    .execute();

  await table("listingDocument")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("tier", text, (c) => c.notNull())
    .addColumn("isOfferingMemorandum", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("isDownloadable", "integer", (c) => c.notNull())
    .addColumn("fileName", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("pages", "integer")
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("listingDocument", ["listingId", "position"]);

  await table("weeklyReport")
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("lastDay", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("weeklyReport_pkey", ["listingId", "lastDay"])
    .execute();
}

/** Who asks about a listing, what they sign, read and offer. */
export async function createProspects({ indexed, serial, table, text }: Builder): Promise<void> {
  await table("prospect")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("emailKey", text, (c) => c.notNull())
    .addColumn("company", text, (c) => c.notNull())
    .addColumn("phone", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("buyerName", text)
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("inquiryId", text, (c) => c.references("inquiry.id").onDelete("set null"))
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("inquiredAt", text)
    .addColumn("signedAt", text)
    .addColumn("readAt", text)
    .addColumn("touredAt", text)
    .addColumn("offeredAt", text)
    .addColumn("lastSeenAt", text)
    .addColumn("revokedAt", text)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("prospect", ["listingId", "emailKey"], { name: "address", isUnique: true });
  await indexed("prospect", ["inquiryId"]);
  await indexed("prospect", ["clientId"]);

  await table("agreementText")
    .addColumn("sha256", text, (c) => c.primaryKey())
    .addColumn("version", text, (c) => c.notNull())
    .addColumn("term", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("firstUsedAt", text, (c) => c.notNull())
    .execute();

  await table("agreement")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("textSha256", text, (c) => c.notNull().references("agreementText.sha256"))
    .addColumn("property", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("company", text, (c) => c.notNull())
    .addColumn("phone", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("buyerName", text)
    .addColumn("signature", text, (c) => c.notNull())
    .addColumn("consent", text, (c) => c.notNull())
    .addColumn("signedAt", text, (c) => c.notNull())
    .addColumn("ipAddress", text, (c) => c.notNull())
    .addColumn("userAgent", text, (c) => c.notNull())
    .addColumn("verifiedAt", text)
    .addColumn("fileKey", text)
    .addColumn("sha256", text)
    .addColumn("bytes", "integer")
    .execute();
  await indexed("agreement", ["prospectId"]);
  await indexed("agreement", ["listingId"]);

  await table("prospectLink")
    .addColumn("tokenHash", text, (c) => c.primaryKey())
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("agreementId", text, (c) =>
      c.notNull().references("agreement.id").onDelete("cascade"),
    )
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("expiresAt", text, (c) => c.notNull())
    .addColumn("usedAt", text)
    .execute();
  await indexed("prospectLink", ["prospectId"]);
  await indexed("prospectLink", ["agreementId"]);

  await table("prospectSession")
    .addColumn("tokenHash", text, (c) => c.primaryKey())
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("createdAt", text, (c) => c.notNull())
    .addColumn("expiresAt", text, (c) => c.notNull())
    .execute();
  await indexed("prospectSession", ["prospectId"]);

  await table("documentAccess")
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("documentId", text, (c) =>
      c.notNull().references("listingDocument.id").onDelete("cascade"),
    )
    .addColumn("requestedAt", text)
    .addColumn("approvedAt", text)
    .addColumn("declinedAt", text)
    .addPrimaryKeyConstraint("documentAccess_pkey", ["prospectId", "documentId"])
    .execute();
  await indexed("documentAccess", ["documentId"]);

  await serial("documentOpening")
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("prospectId", text, (c) => c.references("prospect.id").onDelete("cascade"))
    .addColumn("documentId", text, (c) =>
      c.notNull().references("listingDocument.id").onDelete("cascade"),
    )
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();
  await indexed("documentOpening", ["listingId", "at"]);
  await indexed("documentOpening", ["prospectId", "documentId"]);
  await indexed("documentOpening", ["documentId"]);

  await table("prospectMessage")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("authorName", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("sentAt", text, (c) => c.notNull())
    .addColumn("readAt", text)
    .execute();
  await indexed("prospectMessage", ["prospectId", "sentAt"]);
  await indexed("prospectMessage", ["listingId", "sentAt"]);

  await table("tourRequest")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("eventId", text, (c) => c.references("event.id").onDelete("set null"))
    .addColumn("startsAt", text, (c) => c.notNull())
    .addColumn("endsAt", text, (c) => c.notNull())
    .addColumn("note", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("requestedAt", text, (c) => c.notNull())
    .addColumn("answer", text)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("tourRequest", ["listingId", "startsAt"]);
  await indexed("tourRequest", ["prospectId"]);
  await indexed("tourRequest", ["eventId"]);

  await table("offer")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("terms", "text", (c) => c.notNull())
    .addColumn("receivedAt", text, (c) => c.notNull())
    .addColumn("changedAt", text, (c) => c.notNull())
    .addColumn("expiresAt", text, (c) => c.notNull())
    .addColumn("reviewedAt", text)
    .addColumn("counter", "text")
    .addColumn("counterState", text)
    .addColumn("counterAt", text)
    .addColumn("acceptanceRequestedAt", text)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await indexed("offer", ["listingId", "receivedAt"]);
  await indexed("offer", ["prospectId"]);
  await indexed("offer", ["expiresAt"], {
    name: "open",
    where: sql<SqlBool>`"state" = 'open'`,
  });

  await serial("offerChange")
    .addColumn("offerId", text, (c) => c.notNull().references("offer.id").onDelete("cascade"))
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("by", text, (c) => c.notNull())
    .addColumn("byName", text, (c) => c.notNull())
    .addColumn("terms", "text")
    .execute();
  await indexed("offerChange", ["offerId"]);

  await table("offerFile")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("prospectId", text, (c) => c.notNull().references("prospect.id").onDelete("cascade"))
    .addColumn("offerId", text, (c) => c.references("offer.id").onDelete("cascade"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("mediaType", text, (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("sha256", text, (c) => c.notNull())
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("addedAt", text, (c) => c.notNull())
    .execute();
  await indexed("offerFile", ["offerId"]);
  await indexed("offerFile", ["prospectId"]);
}
