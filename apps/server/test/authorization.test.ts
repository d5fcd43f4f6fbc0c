import { sampleSettings } from "@frontage/content/samples/settings";
import type { Profile } from "@frontage/records/schemas/profile";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addListing, addOffer, addProspect, saleTerms } from "./listing.ts";
import { addRoomDocument, enterRoomOf } from "./room.ts";
import { password, sharedStore } from "./store.ts";
import { seedSamples } from "../src/seed/seed-samples.ts";

// Every route of the API, requested by someone not signed in, by another client, by the client
// whose record it is, by the broker, and by prospects with a document room, in this order. A route that is missing here fails.

type Statuses = [nobody: number, other: number, owner: number, broker: number];
/**
 * A prospect's login is for their listing's document room, so elsewhere they are nobody; `rooms`
 * are the statuses for a prospect of another listing, and for the listing's own.
 */
type Rooms = [other: number, own: number];
type Row = { statuses: Statuses; rooms?: Rooms; path?: string; body?: unknown; raw?: string };

const store = sharedStore({ transport: "server" });
let inquiryId: string;
let keyDateId: string;
/** A client's, one after the other: forwarded, answered. */
let questionId: string;
let noteId: string;
const roomSlug = "the-room";
/** Of a prospect of another listing, and of this one's. */
let roomCookies: [other: string, own: string];
let approvalId: string;
let roomDocumentId: string;
const tourId = randomUUID();
let offeredListingId: string;
let askingProspectId: string;
let agreementId: string;
/** One for each change that ends an offer. */
const offerIds: Record<string, string> = {};
let seeded: Awaited<ReturnType<typeof seedSamples>>;
beforeAll(async () => {
  seeded = await seedSamples(store);
  // With which they confirm that it's them.
  seeded.broker.password = password;
  await store.accounts.setPassword(seeded.broker.id, password);
  await store.inquiries.accept({ inquiry: sent, key: undefined, isTimed: false, ipAddress: "" });
  const kept = await store.db.selectFrom("inquiry").select("id").executeTakeFirstOrThrow();
  inquiryId = kept.id;
  const date = await store.db
    .selectFrom("keyDate")
    .select("id")
    .where("dealId", "=", "48-example-road")
    .where("kind", "=", "closing")
    .executeTakeFirstOrThrow();
  keyDateId = date.id;
  const asked = await store.as(seeded.client)("/api/assistant/questions", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ question: unanswerable }),
  });
  ({ id: questionId } = (await asked.json()) as { id: string });
  await store.db
    .$extendTables<{ passkey: Record<string, string | number | boolean> }>()
    .insertInto("passkey")
    .values({
      id: "the-owners",
      userId: seeded.client.id,
      name: "Laptop",
      publicKey: "",
      credentialID: "the-owners",
      counter: 0,
      deviceType: "singleDevice",
      backedUp: store.kind === "sqlite" ? 0 : false,
      createdAt: new Date().toISOString(),
    })
    .execute();
  offeredListingId = await addListing(store.db, {
    clientId: seeded.client.id,
    dealId: "15-placeholder-plaza",
  });
  const uses = [
    "changed",
    "wanted",
    "withdrawn",
    "declined",
    "countered",
    "approved",
    "accepted",
    "reminded",
  ];
  for (const use of uses) {
    const prospectId = await addProspect(store.db, offeredListingId);
    const counterState = use === "approved" ? "approved" : "proposed";
    const countered = { counter: JSON.stringify(saleTerms), counterState } as const;
    offerIds[use] = await addOffer(
      store.db,
      { listingId: offeredListingId, prospectId },
      use === "countered" || use === "approved" || use === "reminded"
        ? { ...countered, counterAt: new Date().toISOString() }
        : {},
    );
  }
  askingProspectId = await addProspect(store.db, offeredListingId);
  await addListing(store.db, { slug: "another-room" });
  const roomListing = await addListing(store.db, { slug: roomSlug });
  roomCookies = [
    await enterRoomOf(store, "another-room", { email: "another@example.com" }),
    await enterRoomOf(store, roomSlug),
  ];
  const signed = store.db.selectFrom("agreement").select("id").where("verifiedAt", "is not", null);
  agreementId = (await signed.executeTakeFirstOrThrow()).id;
  approvalId = await addRoomDocument(store, roomListing, "approval");
  roomDocumentId = await addRoomDocument(store, roomListing, "agreement");
  noteId = randomUUID();
  const note = { id: noteId, clientId: seeded.client.id, dealId: null, questionId: null };
  await store.db
    .insertInto("assistantNote")
    .values({
      ...note,
      question: "Who?",
      text: "Sam.",
      author: "Jordan Avery",
      changedAt: new Date().toISOString(),
    })
    .execute();
});

/** About no record in particular: everyone signed in sees their own. */
const forAll: Statuses = [401, 200, 200, 200];
/** About a record: not found by another client. */
const ofOwner: Statuses = [401, 404, 200, 200];
const ofOwnerDone: Statuses = [401, 404, 204, 204];
/** About no record in particular; brokers have none. */
const clients: Statuses = [401, 200, 200, 404];
const brokers: Statuses = [401, 404, 404, 200];
const brokersDone: Statuses = [401, 404, 404, 204];
/** In a document room, where no account counts. */
const ofRoom = { statuses: [401, 401, 401, 401] as Statuses, rooms: [401, 200] as Rooms };
const ofRoomDone = { ...ofRoom, rooms: [401, 204] as Rooms };
const anybody = (status: number): Statuses => [status, status, status, status];

const request = {
  kind: "call",
  dealId: "48-example-road",
  day: "2099-07-14",
  time: "10:00",
  minutes: "60",
  note: "",
};
const contact = {
  name: "Sam Doe",
  role: "other",
  company: "",
  email: "sam@example.com",
  phone: "",
};
const deal = {
  name: "1 Test Way",
  city: "Anytown",
  region: "ST",
  type: "office",
  squareFeet: 1000,
  yearBuilt: 2000,
  summary: "Offices.",
  occupancy: 100,
  timeZone: "America/Chicago",
  progress: { side: "lease", stage: "tours" },
};
const event = {
  kind: "deadline",
  title: "Deadline",
  dealId: "48-example-road",
  day: "2099-07-14",
  location: "",
  note: "",
};
const keyDate = {
  label: "Inspection ends",
  kind: "deadline",
  override: { day: "2099-07-14", reason: "" },
  basis: "",
  status: "open",
};
const offer = { ...saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00" };
const importedFile = {
  rows: [{ row: 2, cells: { clientName: "Ada Example", clientEmail: "ada@example.com" } }],
};
const listingDetails = {
  address: "15 Placeholder Plaza",
  city: "Anytown",
  region: "ST",
  timeZone: "America/Chicago",
  isAddressShown: true,
  highlights: [],
  type: "retail",
  squareFeet: 46_000,
  isPriceOnRequest: true,
};
const listedPhoto = "/api/listings/15-placeholder-plaza/photos/rendering-corner";
const listedMemorandum =
  "/api/listings/15-placeholder-plaza/documents/offering-memorandum-15-placeholder-plaza";
const replacement = { name: "9 Template Drive", note: "Letter of intent" };
const profile: Profile = {
  name: "Sam Doe",
  company: "",
  role: "buyer",
  phone: "",
  email: "sam@example.com",
  preferredContact: "email",
  photo: `data:image/png;base64,${Buffer.from("a picture").toString("base64")}`,
  criteria: {
    types: [],
    states: "",
    squareFeetMin: "",
    squareFeetMax: "",
    priceMin: "",
    priceMax: "",
    targetCapRate: "",
    isExchange: false,
    exchangeSaleDay: "",
  },
};
const sent = {
  name: "Sam Doe",
  email: "sam.doe@example.com",
  phone: "(555) 555-0199",
  service: "other" as const,
  message: "Please call me back.",
};
const unanswerable = "Which zeppelin moors above the marzipan quarry?";
const wrongPassword = "not the password of anybody";
const chosenPassword = "another password altogether";
const nobodysAddress = "nobody@example.com";
const nobodysPasskey = {
  id: "bm9ib2R5cw",
  rawId: "bm9ib2R5cw",
  type: "public-key",
  clientExtensionResults: {},
};

/** By route; `:client` stands for the owner's id, `:inquiry` and `:key-date` for those records'. */
const newProspect = (name: string) => ({
  name: "Alex Kimura",
  email: `${name}@example.com`,
  company: "",
  phone: "",
  role: "principal",
  buyerName: "",
});

const matrix: Record<string, Row> = {
  "GET /api/health": { statuses: anybody(200) },
  "GET /api/ready": { statuses: anybody(200) },
  // No token is set.
  "GET /api/metrics": { statuses: anybody(404) },

  "POST /api/auth/sign-in/email": {
    statuses: anybody(401),
    body: { email: nobodysAddress, password },
  },
  "POST /api/auth/two-factor/verify-totp": {
    statuses: [401, 409, 409, 409],
    body: { code: "123456" },
  },
  "POST /api/auth/two-factor/verify-backup-code": {
    statuses: [401, 409, 409, 409],
    body: { code: "abcde-fghij" },
  },
  "POST /api/auth/request-password-reset": {
    // The fifth is the last of an hour.
    rooms: [204, 429],
    statuses: anybody(204),
    body: { email: nobodysAddress },
  },
  "POST /api/auth/check-password-link": { statuses: anybody(400), body: { token: "nobodys" } },
  "POST /api/auth/reset-password": {
    statuses: anybody(400),
    body: { token: "nobodys", newPassword: password },
  },
  "POST /api/auth/confirm-email-change": { statuses: anybody(400), body: { token: "nobodys" } },
  // The password has to be confirmed, and is wrong here.
  "POST /api/auth/two-factor/enable": {
    statuses: [401, 400, 400, 400],
    body: { password: wrongPassword },
  },
  "POST /api/auth/two-factor/generate-backup-codes": {
    // It is not on.
    statuses: [401, 409, 409, 409],
    body: { password: wrongPassword },
  },
  "POST /api/auth/two-factor/disable": {
    statuses: [401, 400, 400, 400],
    body: { password: wrongPassword },
  },

  "POST /api/auth/passkey-options": { statuses: anybody(200) },
  // Begun by nobody.
  "POST /api/auth/passkey/verify-authentication": {
    statuses: anybody(400),
    body: {
      response: {
        ...nobodysPasskey,
        response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" },
      },
    },
  },
  "GET /api/passkeys": { statuses: forAll },
  "POST /api/passkeys/options": { statuses: forAll, body: {} },
  "POST /api/passkeys": {
    statuses: [401, 400, 400, 400],
    body: {
      name: "Laptop",
      response: {
        ...nobodysPasskey,
        response: { clientDataJSON: "e30", attestationObject: "AAAA" },
      },
    },
  },
  "PUT /api/passkeys/:id": {
    statuses: [401, 404, 204, 404],
    path: "/api/passkeys/the-owners",
    body: { name: "Phone" },
  },
  "POST /api/passkeys/:id/removal": {
    // The broker comes after its owner.
    statuses: [401, 404, 204, 404],
    path: "/api/passkeys/the-owners/removal",
    body: {},
  },

  "POST /api/inquiries": { statuses: anybody(422), body: {} },

  // Only the token of an email says who may.
  "GET /api/unsubscribe": { statuses: anybody(400), path: "/api/unsubscribe?token=nobodys" },
  "POST /api/unsubscribe": { statuses: anybody(400), path: "/api/unsubscribe?token=nobodys" },
  "POST /api/unsubscribe/undo": {
    statuses: anybody(400),
    path: "/api/unsubscribe/undo?token=nobodys",
  },

  "GET /api/unsubscribe/weekly-report": {
    statuses: anybody(400),
    path: "/api/unsubscribe/weekly-report?token=nobodys",
  },
  "POST /api/unsubscribe/weekly-report": {
    statuses: anybody(400),
    path: "/api/unsubscribe/weekly-report?token=nobodys",
  },

  "GET /api/me": { statuses: forAll },
  "GET /api/sessions": { statuses: forAll },
  "DELETE /api/sessions": { statuses: [401, 204, 204, 204] },
  "DELETE /api/sessions/:id": { statuses: [401, 404, 404, 404], path: "/api/sessions/nothing" },
  "POST /api/auth/change-password": {
    statuses: [401, 400, 400, 400],
    body: {
      currentPassword: wrongPassword,
      newPassword: chosenPassword,
      repeated: chosenPassword,
    },
  },

  "GET /api/login-email": { statuses: forAll },
  "PUT /api/login-email": {
    statuses: [401, 400, 400, 400],
    body: { email: nobodysAddress, password: wrongPassword },
  },
  // There is none.
  "DELETE /api/login-email/change": { statuses: [401, 409, 409, 409] },

  "GET /api/overview": { statuses: forAll },
  // A broker's overview is another.
  "GET /api/next": { statuses: [401, 200, 200, 404] },
  "GET /api/today": { statuses: brokers },
  "PUT /api/today/:kind/:id": {
    // There is no such item.
    statuses: [401, 404, 404, 404],
    path: "/api/today/inquiry/another",
    body: { mark: "seen", at: "" },
  },
  "GET /api/unread": { statuses: forAll },
  "GET /api/notifications": { statuses: forAll },
  "PUT /api/notifications/read": {
    statuses: [401, 204, 204, 204],
    body: { ids: ["abstract-shared"], isRead: true },
  },
  "GET /api/profile": { statuses: forAll },
  "PUT /api/profile": { statuses: forAll, body: profile },
  // Brokers see every client's.
  "GET /api/photos/:id": { statuses: ofOwner, path: "/api/photos/:client" },
  "GET /api/settings": { statuses: forAll },
  "PUT /api/settings": { statuses: forAll, body: sampleSettings },
  "GET /api/search": { statuses: forAll, path: "/api/search?text=example" },
  "GET /api/audit": { statuses: forAll },
  "GET /api/changes": { statuses: [401, 200, 200, 200] },

  "GET /api/deals": { statuses: forAll },
  "GET /api/deals/names": { statuses: forAll },
  "GET /api/deals/details": { statuses: forAll },
  "GET /api/deals/:id": { statuses: ofOwner, path: "/api/deals/48-example-road" },
  "GET /api/deals/:id/activity": {
    statuses: ofOwner,
    path: "/api/deals/48-example-road/activity",
  },
  "GET /api/deals/:id/photo": {
    statuses: ofOwner,
    path: "/api/deals/48-example-road/photo",
  },

  "GET /api/deals/:dealId/key-dates": {
    statuses: ofOwner,
    path: "/api/deals/48-example-road/key-dates",
  },
  "POST /api/deals/:dealId/key-dates": {
    statuses: brokers,
    path: "/api/deals/48-example-road/key-dates",
    body: keyDate,
  },
  "PUT /api/deals/:dealId/key-dates/:id": {
    statuses: brokers,
    path: "/api/deals/48-example-road/key-dates/:key-date",
    body: { ...keyDate, version: 1 },
  },
  "POST /api/deals/:dealId/key-dates/:id/move": {
    statuses: brokers,
    path: "/api/deals/48-example-road/key-dates/:key-date/move",
    body: {
      day: "2099-08-01",
      reason: "Amendment 1",
      emails: { client: true, contactIds: [] },
      version: 2,
    },
  },
  "POST /api/deals/:dealId/key-dates/:id/move/undo": {
    statuses: brokers,
    path: "/api/deals/48-example-road/key-dates/:key-date/move/undo",
    body: { version: 3 },
  },
  "PUT /api/deals/:dealId/key-dates/:id/status": {
    statuses: brokers,
    path: "/api/deals/48-example-road/key-dates/:key-date/status",
    body: { status: "done", version: 4 },
  },
  "POST /api/deals/:dealId/key-dates/template": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/key-dates/template",
    body: { template: "exchange", days: {} },
  },
  "GET /api/key-date-templates": { statuses: brokers },
  "PUT /api/key-date-templates/:name": {
    statuses: brokersDone,
    path: "/api/key-date-templates/sale",
    body: {
      dates: [{ label: "Closing", kind: "closing", basis: "", status: "open" }],
      version: 0,
    },
  },
  "DELETE /api/key-date-templates/:name": {
    statuses: brokersDone,
    path: "/api/key-date-templates/sale",
  },
  "DELETE /api/deals/:dealId/key-dates/:id": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/key-dates/:key-date?version=5",
  },

  "GET /api/deals/:dealId/exchange": {
    statuses: ofOwner,
    path: "/api/deals/48-example-road/exchange",
  },
  "PUT /api/deals/:dealId/exchange/sold": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/exchange/sold",
    body: { name: "22 Demo Street", version: 1 },
  },
  "POST /api/deals/:dealId/exchange/replacements": {
    statuses: brokers,
    path: "/api/deals/48-example-road/exchange/replacements",
    body: replacement,
  },
  "PUT /api/deals/:dealId/exchange/replacements/:id": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/exchange/replacements/replacement-48-example-road",
    body: { ...replacement, version: 1 },
  },
  "DELETE /api/deals/:dealId/exchange/replacements/:id": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/exchange/replacements/replacement-48-example-road?version=2",
  },
  "PUT /api/deals/:dealId/exchange/postponement": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/exchange/postponement",
    body: {
      notice: "Notice 2026-00",
      link: "https://www.irs.gov/",
      identifyBy: "2099-07-14",
      receiveBy: "2099-11-14",
      version: 2,
    },
  },
  "DELETE /api/deals/:dealId/exchange/postponement": {
    statuses: brokersDone,
    path: "/api/deals/48-example-road/exchange/postponement?version=3",
  },

  "GET /api/document-requests": { statuses: forAll },
  "GET /api/deals/:dealId/document-requests": {
    statuses: ofOwner,
    path: "/api/deals/48-example-road/document-requests",
  },
  "POST /api/deals/:dealId/document-requests": {
    statuses: brokers,
    path: "/api/deals/48-example-road/document-requests",
    body: { label: "Rent roll", note: "" },
  },
  "PATCH /api/document-requests/:id": {
    statuses: brokers,
    path: "/api/document-requests/loan-commitment-48-example-road",
    body: { note: "Signed", version: 1 },
  },
  "POST /api/document-requests/:id/remind": {
    statuses: brokers,
    path: "/api/document-requests/loan-commitment-48-example-road/remind",
  },

  "GET /api/documents": { statuses: forAll },
  "GET /api/documents/:id": {
    statuses: ofOwner,
    path: "/api/documents/title-commitment-48-example-road",
  },
  "GET /api/documents/:id/versions/:number/file": {
    statuses: ofOwner,
    path: "/api/documents/title-commitment-48-example-road/versions/1/file",
  },
  "GET /api/documents/:id/openings": {
    statuses: ofOwner,
    path: "/api/documents/title-commitment-48-example-road/openings",
  },
  "POST /api/documents/:id/viewed": {
    statuses: ofOwnerDone,
    path: "/api/documents/title-commitment-48-example-road/viewed",
  },
  "PUT /api/documents/:id/status": {
    statuses: brokersDone,
    path: "/api/documents/title-commitment-48-example-road/status",
    body: { status: "needs-signature", version: 1 },
  },
  "POST /api/documents/:id/remind": {
    statuses: brokersDone,
    path: "/api/documents/title-commitment-48-example-road/remind",
  },
  "POST /api/documents": {
    statuses: [401, 404, 200, 200],
    path: "/api/documents?name=Notes&mediaType=text%2Fcsv&dealId=48-example-road&type=other&as=version",
    raw: "name,value\na,1\n",
  },
  "GET /api/documents/namesake": {
    statuses: ofOwner,
    path: "/api/documents/namesake?name=Notes&mediaType=text%2Fcsv&dealId=48-example-road",
  },
  "PUT /api/documents/:id/signature": {
    // It awaits a signature; a broker confirms one.
    statuses: [401, 404, 204, 404],
    path: "/api/documents/purchase-agreement-48-example-road/signature",
    body: { version: 3 },
  },
  "DELETE /api/documents/:id/signature": {
    statuses: [401, 404, 204, 404],
    path: "/api/documents/purchase-agreement-48-example-road/signature",
  },
  "POST /api/documents/:id/versions/:number/current": {
    statuses: brokers,
    path: "/api/documents/title-commitment-48-example-road/versions/1/current",
  },
  "DELETE /api/documents/:id/versions/:number": {
    // The only version is the document, which the broker shared.
    statuses: [401, 404, 403, 204],
    path: "/api/documents/lease-proposal-bay-2-301-specimen-yard/versions/1",
  },
  "POST /api/documents/:id/versions/:number/restore": {
    statuses: ofOwnerDone,
    path: "/api/documents/title-commitment-48-example-road/versions/1/restore",
  },
  "DELETE /api/documents/:id": {
    statuses: [401, 404, 403, 204],
    path: "/api/documents/lease-bay-1-301-specimen-yard?version=1",
  },
  "POST /api/documents/:id/restore": {
    // The broker has just removed it, so the client doesn't find it.
    statuses: [401, 404, 404, 204],
    path: "/api/documents/lease-bay-1-301-specimen-yard/restore",
  },

  "GET /api/contacts": { statuses: forAll },
  "GET /api/contacts/:id": { statuses: ofOwner, path: "/api/contacts/casey-park" },
  "POST /api/contacts": {
    statuses: [401, 400, 200, 400],
    body: { ...contact, dealId: "48-example-road" },
  },
  "PUT /api/contacts/:id": {
    // The broker added it.
    statuses: [401, 404, 409, 200],
    path: "/api/contacts/casey-park",
    body: { ...contact, dealId: "48-example-road", version: 1 },
  },
  "DELETE /api/contacts/:id": { statuses: [401, 404, 409, 204], path: "/api/contacts/yael-brooks" },
  "POST /api/contacts/:id/restore": {
    // The broker has just removed it, so the client doesn't find it.
    statuses: [401, 404, 404, 204],
    path: "/api/contacts/yael-brooks/restore",
  },
  "PUT /api/contacts/:id/thread": { statuses: ofOwner, path: "/api/contacts/casey-park/thread" },

  "GET /api/events": { statuses: forAll, path: "/api/events?from=2026-01-01&to=2026-02-01" },
  "GET /api/events/:id": { statuses: ofOwner, path: "/api/events/quarterly-review" },
  "POST /api/events/requests": { statuses: [401, 400, 200, 404], body: request },
  "PUT /api/events/:id": {
    statuses: brokers,
    path: "/api/events/review-of-offers-15-placeholder-plaza",
    body: { ...event, version: 1 },
  },
  "POST /api/events/:id/answer": {
    // Nothing was requested.
    statuses: [401, 404, 404, 409],
    path: "/api/events/quarterly-review/answer",
    body: { answer: "confirm", note: "", version: 1 },
  },
  "POST /api/events/:id/accept": {
    // It is already confirmed.
    statuses: [401, 404, 409, 404],
    path: "/api/events/quarterly-review/accept",
    body: { version: 1 },
  },
  "POST /api/events/:id/decline": {
    // It is already confirmed.
    statuses: [401, 404, 409, 404],
    path: "/api/events/quarterly-review/decline",
    body: { version: 1, reason: "" },
  },
  "POST /api/events/:id/propose": {
    // The client has seen another version.
    statuses: [401, 404, 409, 404],
    path: "/api/events/quarterly-review/propose",
    body: {
      day: "2099-07-14",
      time: "10:00",
      minutes: "60",
      note: "",
      version: 9,
    },
  },
  "POST /api/events/:id/cancel": {
    // A client can't cancel what has passed.
    statuses: [401, 404, 409, 204],
    path: "/api/events/lender-call-48-example-road/cancel",
    body: { version: 1, reason: "" },
  },

  "GET /api/calendar.ics": {
    statuses: ofOwner,
    path: "/api/calendar.ics?ids=quarterly-review",
  },
  "GET /api/calendar-link": { statuses: forAll },
  "POST /api/calendar-link": { statuses: forAll },
  "DELETE /api/calendar-link": { statuses: [401, 204, 204, 204] },
  "POST /api/listings/:slug/views": {
    statuses: anybody(204),
    path: `/api/listings/${roomSlug}/views?from=search`,
  },
  "GET /api/calendar/:file": { statuses: anybody(404), path: "/api/calendar/nothing.ics" },
  "GET /api/export": { statuses: forAll },

  "GET /api/threads": { statuses: forAll },
  "GET /api/threads/:id/messages": { statuses: ofOwner, path: "/api/threads/broker/messages" },
  "GET /api/messages": { statuses: forAll, path: "/api/messages?text=example" },
  "PUT /api/threads/:id/messages/:messageId": {
    // The broker sends another message under the client's number.
    statuses: [401, 404, 200, 409],
    path: `/api/threads/broker/messages/${randomUUID()}`,
    body: { text: "Hello", attachmentIds: [] },
  },
  "POST /api/threads/:id/read": { statuses: ofOwnerDone, path: "/api/threads/broker/read" },
  "POST /api/threads/:id/dismiss": {
    // It isn't the latest message.
    statuses: [401, 404, 404, 409],
    path: "/api/threads/broker/dismiss",
    body: { messageId: "another" },
  },
  "POST /api/threads/:id/attachments": {
    statuses: ofOwner,
    path: "/api/threads/broker/attachments?name=Notes&mediaType=text%2Fcsv",
    raw: "name,value\na,1\n",
  },
  "GET /api/attachments/:id/file": {
    statuses: ofOwner,
    path: "/api/attachments/broker-purchase-agreement/file",
  },

  "GET /api/assistant": { statuses: clients },
  // No language model is set up.
  "PUT /api/assistant/consent": { statuses: [401, 409, 409, 404], body: { isAllowed: true } },
  "GET /api/assistant/questions": { statuses: clients },
  "POST /api/assistant/questions": { statuses: clients, body: { question: unanswerable } },
  "POST /api/assistant/questions/:id/forward": {
    statuses: [401, 404, 204, 404],
    path: "/api/assistant/questions/:question/forward",
    body: { text: unanswerable },
  },
  "PUT /api/assistant/questions/:id/unhelpful": {
    statuses: [401, 404, 204, 404],
    path: "/api/assistant/questions/:question/unhelpful",
  },
  "DELETE /api/assistant/questions/:id/unhelpful": {
    statuses: [401, 404, 204, 404],
    path: "/api/assistant/questions/:question/unhelpful",
  },
  "GET /api/assistant/unanswered": { statuses: brokers },
  "POST /api/assistant/unanswered/:id/dismissal": {
    statuses: brokersDone,
    path: "/api/assistant/unanswered/:question/dismissal",
  },
  "DELETE /api/assistant/unanswered/:id/dismissal": {
    statuses: brokersDone,
    path: "/api/assistant/unanswered/:question/dismissal",
  },
  "POST /api/assistant/unanswered/:id/answer": {
    statuses: brokersDone,
    path: "/api/assistant/unanswered/:question/answer",
    body: { text: "None that I know of." },
  },
  "GET /api/assistant/notes": { statuses: brokers },
  "PATCH /api/assistant/notes/:id": {
    statuses: brokersDone,
    path: "/api/assistant/notes/:note",
    body: { text: "Sam Doe.", dealId: null, version: 1 },
  },
  "DELETE /api/assistant/notes/:id": {
    statuses: brokersDone,
    path: "/api/assistant/notes/:note",
  },
  "GET /api/assistant/settings": { statuses: brokers },
  "PUT /api/assistant/settings": { statuses: brokersDone, body: { isOn: true } },
  "PUT /api/clients/:clientId/assistant": {
    statuses: brokersDone,
    path: "/api/clients/:other/assistant",
    body: { isOn: true },
  },

  "GET /api/clients": { statuses: brokers },
  "GET /api/clients/:id": { statuses: brokers, path: "/api/clients/:client" },
  "POST /api/clients": {
    statuses: brokers,
    body: { name: "New Client", email: "new@example.com" },
  },
  "GET /api/clients/:id/summary": { statuses: brokers, path: "/api/clients/:client/summary" },
  "POST /api/clients/:id/invitation": {
    statuses: [401, 404, 404, 409],
    path: "/api/clients/:client/invitation",
  },
  "GET /api/clients/:id/emails": { statuses: brokers, path: "/api/clients/:client/emails" },
  "POST /api/clients/:id/emails/:emailId/retry": {
    statuses: [401, 404, 404, 404],
    path: "/api/clients/:client/emails/nothing/retry",
  },
  "PUT /api/clients/:id/access": {
    statuses: brokersDone,
    path: "/api/clients/:other/access",
    body: { isEnabled: true },
  },
  "PUT /api/clients/:id/email-change": {
    statuses: brokersDone,
    path: "/api/clients/:other/email-change",
    body: { email: "kim.another@example.com", password },
  },
  "DELETE /api/clients/:id/email-change": {
    statuses: brokersDone,
    path: "/api/clients/:other/email-change?newEmail=kim.another@example.com",
  },
  "DELETE /api/clients/:id/closure-request": {
    // There is none.
    statuses: [401, 404, 404, 409],
    path: "/api/clients/:client/closure-request",
  },
  "DELETE /api/clients/:id/deals/:dealId": {
    statuses: brokersDone,
    path: "/api/clients/:client/deals/18-placeholder-row?version=1",
  },
  "POST /api/clients/:id/deals": {
    statuses: brokers,
    path: "/api/clients/:client/deals",
    body: deal,
  },
  "PUT /api/clients/:id/deals/:dealId": {
    statuses: brokersDone,
    path: "/api/clients/:client/deals/200-sample-avenue",
    body: { ...deal, version: 1 },
  },
  "PUT /api/clients/:id/deals/:dealId/archived": {
    statuses: brokersDone,
    path: "/api/clients/:client/deals/48-example-road/archived",
    body: { isArchived: false, version: 1 },
  },
  "PUT /api/clients/:id/deals/:dealId/stage": {
    statuses: brokersDone,
    path: "/api/clients/:client/deals/48-example-road/stage",
    body: { side: "purchase", stage: "closing", version: 2 },
  },
  "POST /api/clients/:id/parties": {
    statuses: brokers,
    path: "/api/clients/:client/parties",
    body: { ...contact, dealIds: [] },
  },
  "PUT /api/clients/:id/parties/:partyId": {
    statuses: brokersDone,
    path: "/api/clients/:client/parties/terry-voss",
    body: { ...contact, dealIds: [], version: 1 },
  },
  "DELETE /api/clients/:id/parties/:partyId": {
    statuses: brokersDone,
    path: "/api/clients/:client/parties/toby-lindgren",
  },
  "POST /api/clients/:id/events": {
    statuses: brokers,
    path: "/api/clients/:client/events",
    body: event,
  },

  "GET /api/inquiries": { statuses: brokers },
  "GET /api/inquiries/export.csv": { statuses: brokers },
  "GET /api/inquiries/:id": { statuses: brokers, path: "/api/inquiries/:inquiry" },
  "PUT /api/inquiries/:id/status": {
    statuses: brokersDone,
    path: "/api/inquiries/:inquiry/status",
    body: { status: "closed", seen: "new" },
  },
  "POST /api/inquiries/:id/replies/:replyId": {
    statuses: brokers,
    path: `/api/inquiries/:inquiry/replies/${randomUUID()}`,
    body: { text: "Thank you." },
  },
  "POST /api/inquiries/:id/deliveries/:deliveryId/retry": {
    statuses: [401, 404, 404, 404],
    path: "/api/inquiries/:inquiry/deliveries/nothing/retry",
  },
  "POST /api/inquiries/:id/client": { statuses: brokers, path: "/api/inquiries/:inquiry/client" },
  "GET /api/room/:slug": { ...ofRoom, path: `/api/room/${roomSlug}` },
  "GET /api/room/:slug/documents/:id/file": {
    ...ofRoom,
    path: `/api/room/${roomSlug}/documents/:room-document/file`,
  },
  "GET /api/room/:slug/documents/:id/download": {
    ...ofRoom,
    path: `/api/room/${roomSlug}/documents/:room-document/download`,
  },
  "GET /api/room/:slug/documents.zip": { ...ofRoom, path: `/api/room/${roomSlug}/documents.zip` },
  "POST /api/room/:slug/documents/:id/request": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/documents/:approval/request`,
  },
  "POST /api/room/:slug/messages": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/messages`,
    body: { id: randomUUID(), text: "Who manages it?" },
  },
  "POST /api/room/:slug/tours": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/tours`,
    body: { id: tourId, day: "2099-07-14", time: "10:00", note: "" },
  },
  "POST /api/room/:slug/tours/:id/withdraw": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/tours/${tourId}/withdraw`,
  },
  "GET /api/room/:slug/offer": { ...ofRoom, path: `/api/room/${roomSlug}/offer` },
  "PUT /api/room/:slug/offer": {
    ...ofRoom,
    path: `/api/room/${roomSlug}/offer`,
    body: { offer, files: [] },
  },
  // A counter that there is none of is seen without a trace.
  "POST /api/room/:slug/offer/counter/seen": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/offer/counter/seen`,
  },
  "POST /api/room/:slug/offer/withdraw": {
    ...ofRoomDone,
    path: `/api/room/${roomSlug}/offer/withdraw`,
    body: { version: 1 },
  },
  "POST /api/room/:slug/offer/files": {
    ...ofRoom,
    path: `/api/room/${roomSlug}/offer/files?name=Letter.csv&mediaType=text/csv&kind=letter`,
    raw: "Bank,Amount",
  },
  "GET /api/room/:slug/offer/files/:id": {
    ...ofRoom,
    rooms: [401, 404],
    path: `/api/room/${roomSlug}/offer/files/nothing`,
  },
  "DELETE /api/room/:slug/offer/files/:id": {
    ...ofRoom,
    rooms: [401, 404],
    path: `/api/room/${roomSlug}/offer/files/nothing`,
  },
  "GET /api/room/:slug/agreement": { ...ofRoom, path: `/api/room/${roomSlug}/agreement` },
  "GET /api/listings": { statuses: brokers },
  "POST /api/listings": { statuses: brokers, body: { dealId: "77-instance-lane" } },
  "GET /api/listings/:id": { statuses: brokers, path: "/api/listings/15-placeholder-plaza" },
  "PUT /api/listings/:id": {
    statuses: brokersDone,
    path: "/api/listings/15-placeholder-plaza",
    body: { details: listingDetails, version: 1 },
  },
  "POST /api/listings/:id/publish": {
    // Much is missing.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/publish",
    body: { version: 2 },
  },
  "POST /api/listings/:id/withdraw": {
    // It is a draft.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/withdraw",
    body: { version: 2 },
  },
  "POST /api/listings/:id/confirm": {
    // It is a draft.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/confirm",
    body: { version: 1 },
  },
  "PUT /api/listings/:id/status": {
    // It is a draft.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/status",
    body: { status: "available", version: 2 },
  },
  "PUT /api/listings/:id/offers-due": {
    statuses: brokersDone,
    path: "/api/listings/15-placeholder-plaza/offers-due",
    body: { offersDueAt: "2099-07-20T22:00:00.000Z", version: 2 },
  },
  "PUT /api/listings/:id/visibility": {
    statuses: brokersDone,
    path: "/api/listings/15-placeholder-plaza/visibility",
    body: { areCompaniesShown: true, areNamesShown: false, version: 3 },
  },
  "PUT /api/listings/:id/deal": {
    statuses: brokersDone,
    path: "/api/listings/15-placeholder-plaza/deal",
    body: { dealId: null, version: 4 },
  },
  "POST /api/listings/:id/documents": {
    statuses: brokers,
    path: "/api/listings/15-placeholder-plaza/documents?fileName=Rents.csv&mediaType=text%2Fcsv&name=Rent%20roll&tier=approval&isOfferingMemorandum=0&isDownloadable=0",
    raw: "suite,rent\n1,10\n",
  },
  "PUT /api/listings/:id/documents/:documentId": {
    statuses: brokersDone,
    path: `${listedMemorandum}?version=3`,
    body: {
      name: "Memorandum",
      tier: "agreement",
      isOfferingMemorandum: true,
      isDownloadable: true,
      version: 1,
    },
  },
  "GET /api/listings/:id/documents/:documentId/file": {
    statuses: brokers,
    path: `${listedMemorandum}/file`,
  },
  "POST /api/listings/:id/documents/:documentId/file": {
    statuses: brokersDone,
    path: `${listedMemorandum}/file?fileName=Memorandum.csv&mediaType=text%2Fcsv&version=2`,
    raw: "name,value\na,1\n",
  },
  "PUT /api/listings/:id/documents": {
    // These aren't all of its documents.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/documents",
    body: { ids: [] },
  },
  "DELETE /api/listings/:id/documents/:documentId": {
    statuses: brokersDone,
    path: `${listedMemorandum}?version=3`,
  },
  "GET /api/listings/:id/preview": {
    // No site is built here.
    statuses: [401, 404, 404, 503],
    path: "/api/listings/15-placeholder-plaza/preview",
  },
  "POST /api/listings/:id/photos": {
    // It is no picture.
    statuses: [401, 404, 404, 415],
    path: "/api/listings/15-placeholder-plaza/photos",
    raw: "name,value\na,1\n",
  },
  "PUT /api/listings/:id/photos": {
    // These aren't all of its photographs.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/15-placeholder-plaza/photos",
    body: { ids: [] },
  },
  "PUT /api/listings/:id/photos/:photoId": {
    statuses: brokers,
    path: listedPhoto,
    body: { alt: "Eleven shops at dusk", isRendering: true },
  },
  "DELETE /api/listings/:id/photos/:photoId": { statuses: brokersDone, path: listedPhoto },
  "DELETE /api/listings/:id": {
    statuses: brokersDone,
    path: "/api/listings/15-placeholder-plaza?version=5",
  },

  "GET /api/listings/:id/prospects": {
    statuses: brokers,
    path: "/api/listings/:offered/prospects",
  },
  "POST /api/listings/:id/prospects": {
    statuses: brokers,
    path: "/api/listings/:offered/prospects",
    body: newProspect("added"),
  },
  "POST /api/listings/:id/prospects/import": {
    statuses: brokers,
    path: "/api/listings/:offered/prospects/import",
    body: { prospects: [newProspect("imported")] },
  },
  "GET /api/listings/:id/prospects.csv": {
    statuses: brokers,
    path: "/api/listings/:offered/prospects.csv",
  },
  "GET /api/prospects/:id/messages": {
    statuses: brokers,
    path: "/api/prospects/:asking/messages",
  },
  "PUT /api/prospects/:id": {
    statuses: brokersDone,
    path: "/api/prospects/:asking",
    body: {
      name: "Quinn Abara",
      company: "",
      phone: "",
      role: "principal",
      buyerName: "",
      version: 1,
    },
  },
  "GET /api/agreements/:id": { statuses: brokers, path: "/api/agreements/:agreement" },
  "POST /api/prospects/:id/messages/:messageId": {
    statuses: brokersDone,
    path: `/api/prospects/:asking/messages/${randomUUID()}`,
    body: { text: "The roof survey is from March." },
  },
  "PUT /api/prospects/:id/documents": {
    // They haven't signed.
    statuses: [401, 404, 404, 409],
    path: "/api/prospects/:asking/documents",
    body: { documentIds: ["offering-memorandum-15-placeholder-plaza"], isOpen: true, version: 1 },
  },
  "POST /api/prospects/:id/reminder": {
    // They haven't signed.
    statuses: [401, 404, 404, 409],
    path: "/api/prospects/:asking/reminder",
  },
  "POST /api/prospects/:id/agreements": {
    statuses: brokersDone,
    path: "/api/prospects/:asking/agreements?signedOn=2026-07-10&endsOn=2027-07-10&note=&version=2",
    raw: "%PDF-1.7\n",
  },
  "POST /api/tours/:id/answer": {
    // Their prospect has withdrawn it.
    statuses: [401, 404, 404, 409],
    path: `/api/tours/${tourId}/answer`,
    body: { answer: "confirm", note: "" },
  },
  "POST /api/prospects/:id/client": {
    statuses: brokers,
    path: "/api/prospects/:asking/client",
  },
  "PUT /api/prospects/:id/access": {
    statuses: brokersDone,
    path: "/api/prospects/:asking/access",
    body: { isRevoked: true, version: 3 },
  },
  "GET /api/listings/:id/offers": { statuses: brokers, path: "/api/listings/:offered/offers" },
  "POST /api/listings/:id/offers": {
    statuses: brokers,
    path: "/api/listings/:offered/offers",
    body: {
      buyer: {
        name: "Sam Whitlock",
        email: "sam@example.com",
        company: "",
        role: "principal",
        buyerName: "",
      },
      receivedOn: "2026-01-02",
      offer,
    },
  },
  "POST /api/listings/:id/offers/reviewed": {
    statuses: brokersDone,
    path: "/api/listings/:offered/offers/reviewed",
  },
  "PUT /api/listings/:id/recommendation": {
    statuses: brokersDone,
    path: "/api/listings/:offered/recommendation",
    body: { text: "Counter at $12,250,000.", version: 1 },
  },
  "POST /api/listings/:id/recommendation/send": {
    statuses: brokersDone,
    path: "/api/listings/:offered/recommendation/send",
    body: { version: 2 },
  },
  "POST /api/listings/:id/best-and-final": {
    statuses: brokersDone,
    path: "/api/listings/:offered/best-and-final",
    body: { message: "Your best, please.", dueOn: "2099-07-20", dueAt: "17:00", version: 3 },
  },
  "GET /api/listings/:id/protected-list": {
    // Its agreement hasn't ended.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/:offered/protected-list",
  },
  "POST /api/listings/:id/protected-list": {
    // Its agreement hasn't ended.
    statuses: [401, 404, 404, 409],
    path: "/api/listings/:offered/protected-list",
    body: { ids: ["a-buyer"], version: 1 },
  },
  "PUT /api/listings/:id/term": {
    statuses: brokersDone,
    path: "/api/listings/:offered/term",
    body: {
      term: { from: "2098-04-30", to: "2099-10-31", protectionDays: 180, listDays: 15 },
      version: 4,
    },
  },
  "PUT /api/offers/:id": {
    statuses: brokersDone,
    path: "/api/offers/:offer-changed",
    body: { ...offer, version: 1 },
  },
  "PUT /api/offers/:id/counter": {
    statuses: brokersDone,
    path: "/api/offers/:offer-changed/counter",
    body: { terms: saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00", version: 2 },
  },
  "GET /api/deals/:dealId/offers": {
    statuses: ofOwner,
    path: "/api/deals/15-placeholder-plaza/offers",
  },
  "GET /api/deals/:dealId/listing": {
    statuses: ofOwner,
    path: "/api/deals/15-placeholder-plaza/listing",
  },
  // Only the client decides.
  "POST /api/deals/:dealId/offers/:id/counter/approve": {
    statuses: [401, 404, 204, 404],
    path: "/api/deals/15-placeholder-plaza/offers/:offer-changed/counter/approve",
    body: { version: 3 },
  },
  "POST /api/deals/:dealId/offers/:id/accept": {
    statuses: [401, 404, 204, 404],
    path: "/api/deals/15-placeholder-plaza/offers/:offer-wanted/accept",
    body: { version: 1 },
  },
  "POST /api/deals/:dealId/offers/:id/counter/approve/withdraw": {
    statuses: [401, 404, 204, 404],
    path: "/api/deals/15-placeholder-plaza/offers/:offer-approved/counter/approve/withdraw",
    body: { version: 1 },
  },
  "POST /api/deals/:dealId/offers/:id/accept/withdraw": {
    statuses: [401, 404, 204, 404],
    path: "/api/deals/15-placeholder-plaza/offers/:offer-wanted/accept/withdraw",
    body: { version: 2 },
  },
  "POST /api/offers/:id/counter/send": {
    statuses: brokersDone,
    path: "/api/offers/:offer-changed/counter/send",
    body: { message: "Our counter.", version: 4 },
  },
  "POST /api/offers/:id/counter/withdraw": {
    statuses: brokersDone,
    path: "/api/offers/:offer-countered/counter/withdraw",
    body: { version: 1 },
  },
  "POST /api/offers/:id/remind": {
    statuses: brokersDone,
    path: "/api/offers/:offer-reminded/remind",
  },
  "POST /api/offers/:id/files": {
    statuses: brokers,
    path: "/api/offers/:offer-wanted/files?name=Letter.csv&mediaType=text/csv&kind=letter",
    raw: "Bank,Amount",
  },
  "GET /api/offers/:id/files/:fileId": {
    statuses: [401, 404, 404, 404],
    path: "/api/offers/:offer-wanted/files/nothing",
  },
  "POST /api/offers/:id/withdraw": {
    statuses: brokersDone,
    path: "/api/offers/:offer-withdrawn/withdraw",
    body: { version: 1 },
  },
  "POST /api/offers/:id/decline": {
    statuses: brokersDone,
    path: "/api/offers/:offer-declined/decline",
    body: { message: "Thank you.", version: 1 },
  },
  "POST /api/offers/:id/accept": {
    statuses: brokersDone,
    path: "/api/offers/:offer-accepted/accept",
    body: { contractOn: "2099-07-20", othersMessage: "", version: 1 },
  },
  "POST /api/imports/preview": { statuses: brokers, body: importedFile },
  "POST /api/imports/rows": { statuses: brokers, body: importedFile },
  "PUT /api/market-notes/:id": {
    statuses: brokers,
    path: "/api/market-notes/a-note",
    body: { text: "Three leases were signed this week." },
  },
  "DELETE /api/clients/:id": { statuses: brokersDone, path: "/api/clients/:third" },
  "DELETE /api/prospects/:id": { statuses: brokersDone, path: "/api/prospects/:asking" },
  "DELETE /api/inquiries/:id": { statuses: brokersDone, path: "/api/inquiries/:inquiry" },

  // Last, because no one is signed in afterwards.
  "POST /api/auth/sign-out": { statuses: anybody(204) },
  "POST /api/room/:slug/sign-out": { ...ofRoomDone, path: `/api/room/${roomSlug}/sign-out` },
};

test("each route of the API has its row, and each row its route", () => {
  const routes = store.api.routes
    .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(routes)].toSorted());
});

test.each(Object.entries(matrix))("%s", async (route, { body, path, raw, rooms, statuses }) => {
  const [method = "", pattern = ""] = route.split(" ");
  const address = (path ?? pattern)
    .replace(":client", seeded.client.id)
    .replace(":other", store.otherClient.id)
    .replace(":third", store.client.id)
    .replace(":inquiry", inquiryId)
    .replace(":question", questionId)
    .replace(":note", noteId)
    .replace(":offered", offeredListingId)
    .replace(":asking", askingProspectId)
    .replace(":agreement", agreementId)
    .replace(/:offer-(\w+)/, (_, use: string) => offerIds[use] ?? "")
    .replace(":approval", approvalId)
    .replace(":room-document", roomDocumentId)
    .replace(":key-date", keyDateId);
  const answerTo = async (ask: (path: string, init: RequestInit) => Promise<Response>) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers: Record<string, string> =
      raw || !content ? {} : { "Content-Type": "application/json" };
    const answer = await ask(address, { method, headers, body: content });
    // Streams and open files continue as long as someone listens.
    await answer.body?.cancel();
    return answer.status;
  };
  const before = await countAudited();
  const seen = [
    await answerTo(store.ask),
    await answerTo(store.as(store.otherClient)),
    await answerTo(store.as(seeded.client)),
    await answerTo(store.as(seeded.broker)),
  ];
  expect(seen).toEqual(statuses);
  const inRooms: number[] = [];
  for (const Cookie of roomCookies) {
    const asProspect = (at: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set("Cookie", Cookie);
      return store.ask(at, { ...init, headers });
    };
    inRooms.push(await answerTo(asProspect));
  }
  expect(inRooms).toEqual(rooms ?? [statuses[0], statuses[0]]);
  const isChange = method !== "GET" && [...seen, ...inRooms].some((status) => status < 300);
  const isAudited = (await countAudited()) > before;
  expect(isAudited || !isChange || unaudited.has(route)).toBe(true);
});

/** Routes that succeed here without an entry in the log. */
const unaudited: ReadonlySet<string> = new Set([
  // Ends one's own session, which is not an account's.
  "POST /api/room/:slug/sign-out",
  // Only begins something, or only looks.
  "POST /api/auth/passkey-options",
  "POST /api/passkeys/options",
  "POST /api/imports/preview",
  "POST /api/threads/:id/attachments",
  "PUT /api/contacts/:id/thread",
  // What one has seen.
  "POST /api/threads/:id/read",
  "POST /api/listings/:id/offers/reviewed",
  "POST /api/room/:slug/offer/counter/seen",
  // Only totals are kept of it.
  "POST /api/listings/:slug/views",
  // Whether an answer helped.
  "DELETE /api/assistant/questions/:id/unhelpful",
  "PUT /api/assistant/questions/:id/unhelpful",
  // It isn't sent yet.
  "POST /api/room/:slug/offer/files",
  "PUT /api/notifications/read",
  // Nobody has this email.
  "POST /api/auth/request-password-reset",
  // Nothing changes, as it was so before.
  "POST /api/deals/:dealId/key-dates/template",
  "POST /api/documents/:id/versions/:number/current",
  "POST /api/documents/:id/viewed",
  "PUT /api/clients/:id/deals/:dealId/archived",
]);

async function countAudited(): Promise<number> {
  const { count } = await store.db
    .selectFrom("audit")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("outcome", "=", "done")
    .executeTakeFirstOrThrow();
  return Number(count);
}
