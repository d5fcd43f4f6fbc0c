import { isOnMarket } from "@frontage/records/listing-states";
import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import {
  bodyOf,
  type EmailLink,
  greetingName,
  greetingOf,
  oneLine,
  signature,
  signedText,
} from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import type { EmailOutbox, QueuedEmail } from "../outbox/email-outbox.ts";
import { formatFullDay, dayAt, formatTime, formatZone } from "../time/clock.ts";
import { contentOf, executedAgreement } from "./executed-agreement.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { createRoomLink } from "./room-links.ts";
import { propertyOf } from "./room-listing.ts";
import { prospectPath } from "./sign-agreement.ts";
import { writeCalendar } from "../events/calendar-file.ts";
import { formatSpan } from "../events/event-emails.ts";
import { tourRows } from "../events/tours.ts";
import { tourOf } from "./tours.ts";

type Services = {
  db: Database;
  emails: EmailOutbox;
  files: FileStore;
  pdfs: Pdfs;
  publicUrl: string;
};

const ofAgreement = z.object({ agreementId: z.string() });
const ofDocuments = z.object({ documentIds: z.array(z.string()) });
const ofMessage = z.object({ messageId: z.string() });
const ofTour = z.object({ tourId: z.string() });

/** Registers what writes the emails to prospects, when each is sent. */
export function writeProspectEmails(services: Services): void {
  const { db, emails, files, publicUrl } = services;

  // A link is created when its email is sent, so no table or file of ours holds its token.
  emails.writeBy("room-link", async ({ content, person }) => {
    const { agreementId } = ofAgreement.parse(content);
    const reader = await readProspect(db, person.id);
    if (!reader || reader.revokedAt !== null) return undefined;
    const { property, slug } = reader;
    const path = await createRoomLink(db, { agreementId, prospectId: person.id, slug });
    const recorded = await db
      .selectFrom("agreement")
      .select("signedAt")
      .where("id", "=", agreementId)
      .where("recordedBy", "is not", null)
      .executeTakeFirst();
    if (recorded) {
      const day = formatFullDay(dayAt(new Date(recorded.signedAt), reader.timeZone));
      return to(person.email, `Your link to the documents for ${property}`, [
        greetingOf({ name: greetingName(person.name) }),
        `I have your confidentiality agreement for ${property}, signed on ${day}. This link opens the documents.`,
        { label: "Open the documents", url: publicUrl + path },
        "It works once, within 24 hours. If you didn’t sign an agreement, please reply to this email.",
        signature,
      ]);
    }
    // Anyone can type anyone's address, so it repeats nothing that they typed but a plain name.
    return to(person.email, `Your link to the documents for ${property}`, [
      greetingOf({ name: greetingName(person.name) }),
      `This link opens the documents for ${property}.`,
      { label: "Open the documents", url: publicUrl + path },
      "It works once, within 24 hours. If you didn’t sign a confidentiality agreement on my site, someone typed your address by mistake: please ignore this email.",
      signature,
    ]);
  });

  emails.writeBy("room-reminder", async ({ content, person }) => {
    const { agreementId } = ofAgreement.parse(content);
    const reader = await readProspect(db, person.id);
    if (!reader || reader.revokedAt !== null) return undefined;
    const { property, slug } = reader;
    const path = await createRoomLink(db, { agreementId, prospectId: person.id, slug });
    // Like the first link: whoever signed may have typed someone else's address.
    return to(person.email, `The documents for ${property} are open to you`, [
      greetingOf({ name: greetingName(person.name) }),
      `The confidentiality agreement for ${property} is signed, and you haven’t opened its documents yet. This link opens them.`,
      { label: "Open the documents", url: publicUrl + path },
      "It works once, within 24 hours. If you didn’t sign an agreement on my site, someone typed your address by mistake: please ignore this email.",
      signature,
    ]);
  });

  emails.writeBy("signed-agreement", async ({ content, person }) => {
    const { agreementId } = ofAgreement.parse(content);
    const agreement = await db
      .selectFrom("agreement")
      .select(["name", "company", "email", "listingId", "prospectId", "property"])
      .where("id", "=", agreementId)
      .executeTakeFirst();
    if (!agreement) return undefined;
    const { company, listingId, name, property, prospectId } = agreement;
    const file = await executedAgreement(services, agreementId);
    const pdf = { fileName: file.fileName, content: await contentOf(files, file) };
    const email = person.isProspect
      ? to(person.email, `Your confidentiality agreement for ${property}`, [
          greetingOf({ name }),
          `Attached is the confidentiality agreement you signed for ${property}. It is in the document room, too. Keep it for your records.`,
          signature,
        ])
      : {
          to: person.email,
          replyTo: { name: oneLine(name), address: agreement.email },
          subject: `${oneLine(name)} signed the agreement for ${property}`,
          ...signedText(
            person,
            [
              `${oneLine(name)}, ${oneLine(company)}, signed the confidentiality agreement for ${property}. It is attached.`,
              {
                label: "Open the prospect",
                url: publicUrl + prospectPath(listingId, prospectId),
              },
            ],
            signature,
          ),
        };
    return { ...email, pdf };
  });

  emails.writeBy("room-access", async ({ content, person }) => {
    const { documentIds } = ofDocuments.parse(content);
    const reader = await readProspect(db, person.id);
    if (!reader || reader.revokedAt !== null || documentIds.length === 0) return undefined;
    // As it is when this is sent.
    const documents = await db
      .selectFrom("documentAccess")
      .innerJoin("listingDocument", "listingDocument.id", "documentAccess.documentId")
      .select(["listingDocument.name", "documentAccess.approvedAt"])
      .where("documentAccess.prospectId", "=", person.id)
      .where("documentAccess.documentId", "in", documentIds)
      .orderBy("listingDocument.position")
      .execute();
    if (documents.length === 0) return undefined;
    const { property } = reader;
    const isOpened = documents.every(({ approvedAt }) => approvedAt !== null);
    const names = documents.map(({ name }) => oneLine(name)).join("\n");
    return toReader(
      person,
      isOpened
        ? `More documents for ${property} are open to you`
        : `The documents you asked for: ${property}`,
      [
        isOpened
          ? `I opened these documents for ${property} to you:\n${names}`
          : `I can’t open these documents for ${property} to you:\n${names}`,
        ...(isOpened ? [] : ["Reply to this email if you have a question."]),
        await roomLink(person.id, reader),
      ],
    );
  });

  emails.writeBy("room-message", async ({ content, person }) => {
    const { messageId } = ofMessage.parse(content);
    const reader = await readProspect(db, person.id);
    const message = await db
      .selectFrom("prospectMessage")
      .select("text")
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (!reader || !message) return undefined;
    const { property } = reader;
    return {
      ...toReader(person, `About ${property}`, [
        message.text,
        ...(reader.revokedAt === null ? [await roomLink(person.id, reader)] : []),
      ]),
      // The broker wrote it.
      headers: { "Auto-Submitted": "no" },
    };
  });

  emails.writeBy("tour-answer", async ({ content, person }) => {
    const { tourId } = ofTour.parse(content);
    const reader = await readProspect(db, person.id);
    const row = await tourRows(db).where("tourRequest.id", "=", tourId).executeTakeFirst();
    const tour = row && tourOf(row);
    if (!reader || !tour || tour.status === "requested" || tour.status === "withdrawn") {
      return undefined;
    }
    const { city, property, region, slug, status, street, timeZone } = reader;
    const { endsAt: end, id, startsAt: start } = tour;
    const at = new Date(start);
    const zone = formatZone(timeZone);
    const when = `${formatFullDay(dayAt(at, timeZone))}, ${formatTime(at, timeZone)} ${zone}`;
    const span = `${formatSpan({ start, end }, timeZone)}, ${zone}`;
    const place = [...new Set([row.eventLocation ?? street, street])].join(", ");
    const location = `${place}, ${city}, ${region}`;
    const isMoved = start !== row.startsAt || end !== row.endsAt;
    const says = {
      confirmed: `Your tour of ${property} is ${isMoved ? "now" : "confirmed:"} ${span}.\nWhere: ${location}`,
      declined: `I can’t show you ${property} on ${when}. Please request another time.`,
      canceled: `Your tour of ${property} on ${when} is canceled. ${
        isOnMarket(status) ? "Please request another time." : "It is no longer available."
      }`,
    }[tour.status];
    const isFirst = tour.status === "confirmed" && row.sequence === 0;
    const email = toReader(
      person,
      isFirst ? `Your tour of ${property} is confirmed` : `Your tour of ${property}`,
      [
        says,
        ...(tour.answer ? [tour.answer] : []),
        ...(status === "withdrawn" ? [] : [await roomLink(person.id, reader)]),
      ],
    );
    const { revisedAt, sequence } = row;
    // Whoever wasn't invited has nothing to cancel, and what has passed stays as it was.
    if (sequence === null || tour.status === "declined" || Date.parse(end) <= Date.now()) {
      return email;
    }
    const entry = {
      id,
      kind: "viewing",
      status: tour.status,
      sequence,
      revisedAt,
      start,
      end,
      title: `Tour of ${property}`,
      location,
      description: tour.answer ?? "",
      url: publicUrl + listingPaths.listing(slug),
    } as const;
    const method = tour.status === "canceled" ? "CANCEL" : "REQUEST";
    const attendee = { name: oneLine(person.name), email: person.email };
    return {
      ...email,
      calendar: { method, content: writeCalendar([entry], { method, attendee }) },
    };
  });

  /** Opens the room for who has signed, and leads everyone else to the agreement. */
  async function roomLink(prospectId: string, { slug }: { slug: string }): Promise<EmailLink> {
    const agreement = await db
      .selectFrom("agreement")
      .select("id")
      .where("prospectId", "=", prospectId)
      .where("verifiedAt", "is not", null)
      .orderBy("verifiedAt", "desc")
      .executeTakeFirst();
    if (!agreement) {
      const url = publicUrl + listingPaths.agreement(slug);
      return { label: "Sign the confidentiality agreement", url };
    }
    const path = await createRoomLink(db, { agreementId: agreement.id, prospectId, slug });
    return { label: "Open the documents", url: publicUrl + path };
  }
}

async function readProspect(db: Database, id: string) {
  const row = await db
    .selectFrom("prospect")
    .innerJoin("listing", "listing.id", "prospect.listingId")
    .select(["prospect.revokedAt", "listing.slug", "listing.details", "listing.status"])
    .where("prospect.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const details = JSON.parse(row.details) as ListingDetails;
  const { address: street, city, region, timeZone } = details;
  return { ...row, city, region, street, timeZone, property: propertyOf(details) };
}

function to(address: string, subject: string, paragraphs: readonly (string | EmailLink)[]): Email {
  return {
    to: address,
    replyTo: { name: broker.name, address: broker.email },
    subject: oneLine(subject),
    ...bodyOf(paragraphs),
  };
}

const toReader = (
  person: QueuedEmail["person"],
  subject: string,
  paragraphs: readonly (string | EmailLink)[],
) => to(person.email, subject, [greetingOf(person), ...paragraphs, signature]);
