import { broker } from "@frontage/content/broker";
import {
  dayFrom,
  daysAgo,
  instantAt,
  minutesAgo,
  businessDayFrom,
} from "@frontage/content/samples/relative-dates";
import type { Contact } from "@frontage/records/schemas/contact";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Deal } from "@frontage/records/schemas/deal";
import type { Message, Thread } from "@frontage/records/schemas/thread";
import { createHash } from "node:crypto";
import { newReference } from "../inquiries/accept-inquiry.ts";
import { searchKeyOf } from "../inquiries/queries.ts";
import type { Database } from "../database/open-database.ts";

/**
 * A second sample client. The first one's records are specified, and none of them needs the broker;
 * this one's give the broker something to do.
 */
export const secondClient = { name: "Noor Haddad", email: "noor@example.com" } as const;

/** The id of the sample inquiry. */
export const sampleInquiryId = "riley-chen";

const dealId = "5-demo-court";
const agreementId = "confidentiality-agreement-5-demo-court";
const photographsId = "photographs-5-demo-court";

/** A purchase that has just started: a requested tour, a reported signature, a sent document. */
export function secondClientSamples(now: Date, clientId: string) {
  const { timeZone } = broker;
  const threadId = `broker-${clientId}`;
  const deal: Deal = {
    id: dealId,
    name: "5 Demo Court",
    city: "Anytown",
    region: "ST",
    type: "office",
    squareFeet: 21_000,
    yearBuilt: 1996,
    summary: "Single-story offices around a parking court, eight tenants on triple-net leases.",
    occupancy: 92,
    price: 5_400_000,
    noi: 348_300,
    noiPeriod: "in-place",
    timeZone: "America/Chicago",
    progress: { side: "purchase", stage: "letter-of-intent" },
    version: 1,
    stageDays: { search: dayFrom(now, -20), "letter-of-intent": dayFrom(now, -3) },
    keyDates: [
      { label: "Search started", day: dayFrom(now, -20), done: true },
      { label: "Letter of intent due", day: businessDayFrom(now, 3), done: false },
    ],
  };
  const contact: Contact = {
    id: "ellis-moreau",
    name: "Ellis Moreau",
    role: "cooperating-broker",
    company: "Specimen Office Partners",
    phone: { e164: "+15555550187", display: "(555) 555-0187" },
    email: "ellis@example.com",
    dealIds: [dealId],
    isOwn: false,
    addedAt: daysAgo(now, 12, "11:00"),
  };
  const version = { number: 1, addedAt: daysAgo(now, 4, "14:20"), bytes: 96_000 };
  const documents: PortalDocument[] = [
    {
      id: agreementId,
      name: "Confidentiality agreement",
      type: "confidentiality-agreement",
      status: "needs-confirmation",
      dealId,
      fileName: "confidentiality-agreement.pdf",
      mediaType: "application/pdf",
      isOwn: false,
      versions: [{ ...version, addedBy: broker.name }],
    },
    {
      id: photographsId,
      name: "Renderings of the entrance",
      type: "photographs",
      status: "new",
      dealId,
      fileName: "renderings-of-the-entrance.jpg",
      mediaType: "image/jpeg",
      isOwn: true,
      versions: [{ ...version, addedAt: minutesAgo(now, 190), addedBy: secondClient.name }],
    },
  ];
  const onDay = (day: string, from: string, to: string) => ({
    dealId,
    start: instantAt(day, from, timeZone),
    end: instantAt(day, to, timeZone),
    timeZone,
  });
  const events: PortalEvent[] = [
    {
      id: "offer-call-5-demo-court",
      kind: "call",
      title: "Call about the offer",
      location: "By phone",
      status: "confirmed",
      version: 1,
      ...onDay(businessDayFrom(now, 0), "16:30", "17:00"),
    },
    {
      id: "tour-5-demo-court",
      kind: "viewing",
      title: "Building tour",
      note: "I would like to see the roof and the loading area.",
      status: "requested",
      version: 1,
      isRequest: true,
      ...onDay(businessDayFrom(now, 2), "14:00", "15:00"),
    },
  ];
  const wrote = (index: number, from: "me" | "other", sentAt: string, text: string): Message => ({
    id: `noor-haddad-${index}`,
    threadId,
    from,
    text,
    sentAt,
    attachments: [],
  });
  const messages: Message[] = [
    wrote(
      1,
      "other",
      daysAgo(now, 4, "14:25"),
      "The confidentiality agreement for 5 Demo Court is in your documents. Once it is signed, the seller’s broker sends the leases.",
    ),
    wrote(2, "me", minutesAgo(now, 95), "Can we start the letter of intent at $5.2M instead?"),
  ];
  const lastMessage = messages.at(-1);
  const thread: Thread = {
    id: threadId,
    name: broker.name,
    description: "Your broker",
    kind: "broker",
    unread: 0,
    ...(lastMessage && { lastMessage }),
  };
  return {
    deals: [deal],
    contacts: [contact],
    documents,
    events,
    messages,
    threads: [thread],
  };
}

/** Fills the broker's Today: an inquiry, and what this client sent, asked and opened. */
export async function insertBrokersDay(
  db: Database,
  now: Date,
  client: { id: string; name: string },
): Promise<void> {
  const inquiry = {
    name: "Riley Chen",
    email: "riley@example.com",
    phone: "(555) 555-0163",
    service: "leasing",
    message: "Looking for 4,000 sq ft at 200 Sample Avenue, Suite 3, from September.",
    reference: newReference(),
  } as const;
  await db
    .insertInto("inquiry")
    .values({
      ...inquiry,
      id: sampleInquiryId,
      contentHash: createHash("sha256").update(inquiry.message).digest("hex"),
      receivedAt: minutesAgo(now, 120),
      searchKey: searchKeyOf(inquiry),
      status: "new",
    })
    .execute();
  await db
    .insertInto("documentRequest")
    .values({
      id: photographsId,
      clientId: client.id,
      dealId,
      label: "Renderings of the entrance",
      dueDay: businessDayFrom(now, 1),
      note: "",
      status: "received",
      documentId: photographsId,
      createdAt: daysAgo(now, 4, "14:30"),
      changedAt: daysAgo(now, 4, "14:30"),
    })
    .execute();
  if (broker.assistant.isOffered) {
    await db
      .insertInto("assistantQuestion")
      .values({
        id: "roof-5-demo-court",
        personId: client.id,
        clientId: client.id,
        question: "Who pays for the roof at 5 Demo Court?",
        dealId,
        askedAt: daysAgo(now, 1, "16:10"),
        answer: JSON.stringify({
          sentences: [],
          passages: [],
          unmentioned: ["roof"],
          mode: "quotes",
          searched: { documents: 1, unreadable: ["Renderings of the entrance"] },
        }),
        unhelpfulAt: daysAgo(now, 1, "16:11"),
        status: "needs-answer",
      })
      .execute();
  }
  // In the order they happened.
  const entries = [
    { action: "request", at: daysAgo(now, 1, "17:40"), id: "tour-5-demo-court", subject: "event" },
    { action: "view", at: minutesAgo(now, 152), id: agreementId, subject: "document" },
    { action: "signature-report", at: minutesAgo(now, 150), id: agreementId, subject: "document" },
  ];
  await db
    .insertInto("audit")
    .values(
      entries.map(({ action, at, id, subject }) => ({
        at,
        personId: client.id,
        personName: client.name,
        clientId: client.id,
        action,
        subject,
        subjectId: id,
        dealId: null,
        subjectName: null,
        outcome: "done" as const,
        ipAddress: null,
      })),
    )
    .execute();
}
