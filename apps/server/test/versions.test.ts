import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "./deal.ts";
import { sendInquiry } from "./inquiries.ts";
import { addOffer, saleTerms } from "./listing.ts";
import { addCompleteListing, enterRoomOf } from "./room.ts";
import { sharedStore, type TestStore } from "./store.ts";

// Two people who edit one record: the second to save has not seen what the first has saved.

type Saved = { version: number };
type Kind = {
  path: () => string;
  /** The record as its screen shows it. */
  read: () => Promise<Saved>;
  /** A form that saves a text in it. */
  form: (text: string) => object;
};

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
const ids = {
  deal: "",
  event: "",
  keyDate: "",
  request: "",
  replacement: "",
  prospect: "",
  listing: "",
  listingDocument: "",
  document: "",
  inquiry: "",
};
const listing = () => `/api/listings/${ids.listing}`;
const exchange = () => `/api/deals/${ids.deal}/exchange`;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
  ids.deal = await addDeal(store.db, store.client);
  const ofClient = `/api/clients/${store.client.id}`;
  ids.event = await added(broker, `${ofClient}/events`, event("Deposit due"));
  ids.keyDate = await added(broker, `/api/deals/${ids.deal}/key-dates`, keyDate("Closing"));
  const requests = `/api/deals/${ids.deal}/document-requests`;
  ids.request = await added(broker, requests, { label: "Rent roll", note: "" });
  await send(broker, "POST", `/api/deals/${ids.deal}/key-dates/template`, {
    template: "exchange",
    days: { "first-transfer": "2099-06-11" },
    taxReturn: { taxpayer: "individual", isExtended: true },
  });
  const replacement = { name: "9 Template Drive", note: "" };
  ids.replacement = await added(broker, `${exchange()}/replacements`, replacement);
  ids.listing = await added(broker, "/api/listings", { kind: "sale", details: listingDetails });
  ids.prospect = await added(broker, `${listing()}/prospects`, {
    ...prospect,
    email: "quinn@example.com",
  });
  const uploaded = await broker(
    `${listing()}/documents?fileName=a.csv&mediaType=text%2Fcsv&name=Flyer&tier=public&isOfferingMemorandum=0&isDownloadable=1`,
    { method: "POST", body: "a,b\n1,2\n", headers: { "Content-Length": "8" } },
  );
  ids.listingDocument = (await uploaded.json()).id;
  const shared = `name=Notes&mediaType=text%2Fcsv&dealId=${ids.deal}&type=other`;
  const document = await broker(`/api/documents?${shared}`, { method: "POST", body: "a,b\n1,2\n" });
  ids.document = (await document.json()).id;
});

const send = (who: typeof broker, method: string, path: string, body: object) =>
  who(path, {
    method,
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

async function added(who: typeof broker, path: string, body: object): Promise<string> {
  const answer = await send(who, "POST", path, body);
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

const prospect = {
  name: "Quinn Abara",
  company: "Abara Retail Partners",
  phone: "",
  role: "principal",
  buyerName: "",
};
const listingDetails = {
  address: "1 Test Way",
  city: "Anytown",
  region: "ST",
  timeZone: "America/Chicago",
  type: "office",
  squareFeet: 1000,
};
const readListing = async (): Promise<Saved> => (await broker(listing())).json();

const read = async (path: string): Promise<Saved> => (await client(path)).json();
/** A record that only its list shows. */
async function find(path: string, isIt: (one: Record<string, unknown>) => boolean) {
  const all = await (await broker(path)).json();
  return all.find(isIt) ?? { version: 0 };
}

const event = (title: string) => ({
  kind: "deadline",
  title,
  dealId: "",
  day: "2099-07-14",
  location: "",
  note: "",
});
const keyDate = (label: string) => ({
  label,
  kind: "deadline",
  override: { day: "2099-07-14", reason: "" },
  basis: "",
  status: "open",
});
const deal = {
  city: "Anytown",
  region: "TX",
  type: "office",
  squareFeet: 1000,
  yearBuilt: 2000,
  summary: "Offices.",
  occupancy: 100,
  timeZone: "America/Chicago",
  progress: { side: "purchase", stage: "contract" },
};

const kinds: Record<string, Kind> = {
  "PUT /api/events/:id": {
    path: () => `/api/events/${ids.event}`,
    read: () => read(`/api/events/${ids.event}`),
    form: event,
  },
  "PUT /api/deals/:dealId/key-dates/:id": {
    path: () => `/api/deals/${ids.deal}/key-dates/${ids.keyDate}`,
    read: () => find(`/api/deals/${ids.deal}/key-dates`, ({ id }) => id === ids.keyDate),
    form: keyDate,
  },
  "PUT /api/clients/:id/deals/:dealId": {
    path: () => `/api/clients/${store.client.id}/deals/${ids.deal}`,
    read: () => read(`/api/deals/${ids.deal}`),
    form: (name) => ({ ...deal, name }),
  },
  "PUT /api/clients/:id/deals/:dealId/stage": {
    path: () => `/api/clients/${store.client.id}/deals/${ids.deal}/stage`,
    read: () => read(`/api/deals/${ids.deal}`),
    form: (text) => ({ side: "purchase", stage: text === "One" ? "closing" : "closed" }),
  },
  "PATCH /api/document-requests/:id": {
    path: () => `/api/document-requests/${ids.request}`,
    read: () => find(`/api/deals/${ids.deal}/document-requests`, ({ id }) => id === ids.request),
    form: (label) => ({ label }),
  },
  "PUT /api/deals/:dealId/exchange/sold": {
    path: () => `${exchange()}/sold`,
    read: async () => (await (await client(exchange())).json()).sold ?? { version: 0 },
    form: (name) => ({ name }),
  },
  "PUT /api/deals/:dealId/exchange/replacements/:id": {
    path: () => `${exchange()}/replacements/${ids.replacement}`,
    read: async () => (await (await client(exchange())).json()).replacements[0],
    form: (name) => ({ name, note: "" }),
  },
  "PUT /api/deals/:dealId/exchange/postponement": {
    path: () => `${exchange()}/postponement`,
    read: async () => (await (await client(exchange())).json()).postponement,
    form: (notice) => ({
      notice,
      link: "https://www.irs.gov/notice",
      identifyBy: "2099-11-23",
      receiveBy: "2100-04-07",
    }),
  },
  "PUT /api/listings/:id": {
    path: listing,
    read: readListing,
    form: (headline) => ({
      details: {
        ...listingDetails,
        headline,
        isAddressShown: true,
        isPriceOnRequest: false,
        highlights: [],
      },
    }),
  },
  "PUT /api/listings/:id/offers-due": {
    path: () => `${listing()}/offers-due`,
    read: readListing,
    form: (text) => ({ offersDueAt: text === "One" ? null : "2099-07-14T22:00:00.000Z" }),
  },
  "PUT /api/listings/:id/term": {
    path: () => `${listing()}/term`,
    read: readListing,
    form: (text) => ({
      term: {
        from: "2026-01-01",
        to: text === "One" ? "2027-06-30" : "2027-12-31",
        protectionDays: 180,
        listDays: 10,
      },
    }),
  },
  "PUT /api/listings/:id/visibility": {
    path: () => `${listing()}/visibility`,
    read: readListing,
    form: (text) => ({ areCompaniesShown: text === "One", areNamesShown: false }),
  },
  "PUT /api/listings/:id/deal": {
    path: () => `${listing()}/deal`,
    read: readListing,
    form: () => ({ dealId: null }),
  },
  // Of a draft: what is published has to stay complete.
  "PUT /api/listings/:id/documents/:documentId": {
    path: () => `${listing()}/documents/${ids.listingDocument}`,
    read: async () => (await (await broker(listing())).json()).documents[0],
    form: (name) => ({
      name,
      tier: "public",
      isOfferingMemorandum: false,
      isDownloadable: true,
    }),
  },
  "PUT /api/listings/:id/status": {
    path: () => `${listing()}/status`,
    read: async () => {
      await store.db.updateTable("listing").set({ status: "available" }).execute();
      return readListing();
    },
    form: (text) => ({ status: text === "One" ? "under-contract" : "sold" }),
  },
  "PUT /api/listings/:id/recommendation": {
    path: () => `${listing()}/recommendation`,
    read: readListing,
    form: (text) => ({ text }),
  },
  "PUT /api/clients/:id/deals/:dealId/archived": {
    path: () => `/api/clients/${store.client.id}/deals/${ids.deal}/archived`,
    read: () => read(`/api/deals/${ids.deal}`),
    form: (text) => ({ isArchived: text === "One" }),
  },
  "PUT /api/deals/:dealId/key-dates/:id/status": {
    path: () => `/api/deals/${ids.deal}/key-dates/${ids.keyDate}/status`,
    read: () => find(`/api/deals/${ids.deal}/key-dates`, ({ id }) => id === ids.keyDate),
    form: (text) => ({ status: text === "One" ? "done" : "waived" }),
  },
  "PUT /api/prospects/:id/access": {
    path: () => `/api/prospects/${ids.prospect}/access`,
    read: () => find(`${listing()}/prospects`, ({ id }) => id === ids.prospect),
    form: (text) => ({ isRevoked: text === "One" }),
  },
  "PUT /api/prospects/:id": {
    path: () => `/api/prospects/${ids.prospect}`,
    read: () => find(`${listing()}/prospects`, ({ id }) => id === ids.prospect),
    form: (name) => ({ ...prospect, name }),
  },
};

/** Those that are tried with a stale version beside their subject. */
const triedElsewhere = {
  "documents/broker-routes.test.ts": [
    "PUT /api/documents/:id/signature",
    "PUT /api/documents/:id/status",
  ],
  "events/broker-routes.test.ts": [
    "POST /api/events/:id/accept",
    "POST /api/events/:id/answer",
    "POST /api/events/:id/cancel",
    "POST /api/events/:id/decline",
    "POST /api/events/:id/propose",
  ],
  "listing-status/protected-list.test.ts": ["POST /api/listings/:id/protected-list"],
  "prospects/record-agreement.test.ts": ["POST /api/prospects/:id/agreements"],
  "key-dates/routes.test.ts": [
    "POST /api/deals/:dealId/key-dates/:id/move",
    "POST /api/deals/:dealId/key-dates/:id/move/undo",
  ],
};

/** What names no version, and why. */
const exceptions = {
  "adds a record of its own, and changes none": [
    "POST /api/clients/:id/deals",
    "POST /api/clients/:id/events",
    "POST /api/clients/:id/parties",
    "POST /api/deals/:dealId/document-requests",
    "POST /api/deals/:dealId/exchange/replacements",
    "POST /api/deals/:dealId/key-dates",
    "POST /api/deals/:dealId/key-dates/template",
    "POST /api/inquiries/:id/client",
    "POST /api/inquiries/:id/replies/:replyId",
    "POST /api/listings/:id/documents",
    "POST /api/listings/:id/offers",
    "POST /api/listings/:id/photos",
    "POST /api/listings/:id/prospects",
    "POST /api/listings/:id/prospects/import",
    "POST /api/offers/:id/files",
    "POST /api/prospects/:id/client",
    "POST /api/prospects/:id/messages/:messageId",
    "POST /api/room/:slug/messages",
    "POST /api/room/:slug/offer/files",
    "POST /api/room/:slug/tours",
    "POST /api/threads/:id/attachments",
    "PUT /api/contacts/:id/thread",
    "PUT /api/market-notes/:id",
    "PUT /api/threads/:id/messages/:messageId",
    // Names the version of the offer that it changes, if there is one.
    "PUT /api/room/:slug/offer",
  ],
  "names what it is about: a file by its number, a message, an address": [
    "DELETE /api/documents/:id/versions/:number",
    "POST /api/documents/:id/versions/:number/current",
    "POST /api/documents/:id/versions/:number/restore",
    "POST /api/threads/:id/dismiss",
    "DELETE /api/clients/:id/email-change",
    "PUT /api/clients/:id/email-change",
    // Names the status that was seen.
    "PUT /api/inquiries/:id/status",
  ],
  "is about something that nobody can change, and is refused once it is answered": [
    "DELETE /api/room/:slug/offer/files/:id",
    "POST /api/assistant/questions/:id/forward",
    "POST /api/assistant/unanswered/:id/answer",
    "POST /api/tours/:id/answer",
  ],
  "undoes one's own step, and is refused once it was answered": [
    "DELETE /api/documents/:id/signature",
    "POST /api/documents/:id/restore",
    "POST /api/room/:slug/tours/:id/withdraw",
  ],
  "erases a person with everything, whatever has changed": [
    "DELETE /api/clients/:id",
    "DELETE /api/inquiries/:id",
    "DELETE /api/prospects/:id",
  ],
  "sends, opens or marks as seen, and does so again if it is repeated": [
    "POST /api/clients/:id/emails/:emailId/retry",
    "POST /api/clients/:id/invitation",
    "POST /api/document-requests/:id/remind",
    "POST /api/documents/:id/remind",
    "POST /api/documents/:id/viewed",
    "POST /api/inquiries/:id/deliveries/:deliveryId/retry",
    "POST /api/listings/:id/offers/reviewed",
    "POST /api/offers/:id/remind",
    "POST /api/prospects/:id/reminder",
    "POST /api/room/:slug/documents/:id/request",
    "POST /api/room/:slug/offer/counter/seen",
    "POST /api/room/:slug/sign-out",
    "POST /api/threads/:id/read",
  ],
  "counts a visit, and changes no record": ["POST /api/listings/:slug/views"],
  "sets an account's own state": [
    "DELETE /api/assistant/questions/:id/unhelpful",
    "PUT /api/assistant/questions/:id/unhelpful",
    "DELETE /api/clients/:id/closure-request",
    "DELETE /api/sessions/:id",
    "POST /api/passkeys/:id/removal",
    "PUT /api/clients/:clientId/assistant",
    "PUT /api/clients/:id/access",
    "PUT /api/passkeys/:id",
  ],
  "is of the second level, where the last save wins: contacts, notes, templates, captions, an order, a day's marks":
    [
      "DELETE /api/assistant/notes/:id",
      "PATCH /api/assistant/notes/:id",
      "DELETE /api/assistant/unanswered/:id/dismissal",
      "DELETE /api/clients/:id/parties/:partyId",
      "DELETE /api/contacts/:id",
      "DELETE /api/key-date-templates/:name",
      "DELETE /api/listings/:id/photos/:photoId",
      "POST /api/assistant/unanswered/:id/dismissal",
      "POST /api/contacts/:id/restore",
      "PUT /api/clients/:id/parties/:partyId",
      "PUT /api/contacts/:id",
      "PUT /api/key-date-templates/:name",
      "PUT /api/listings/:id/documents",
      "PUT /api/listings/:id/photos",
      "PUT /api/listings/:id/photos/:photoId",
      "PUT /api/today/:kind/:id",
    ],
};

/** Every route that changes the record in its path. */
const changingRoutes = () => [
  ...new Set(
    store.api.routes
      .filter(({ method, path }) => !["GET", "ALL"].includes(method) && path.includes(":"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test("what changes, answers or removes a record refuses to do so without the version that was seen", async () => {
  const excepted = Object.values(exceptions).flat();
  const routes = changingRoutes();
  expect(excepted.filter((route) => !routes.includes(route))).toEqual([]);
  await addCompleteListing(store, { slug: "plaza" });
  const cookie = await enterRoomOf(store, "plaza");
  const unnamed: string[] = [];
  for (const route of routes) {
    if (excepted.includes(route)) continue;
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(":slug", "plaza").replace(":name", "sale");
    const init = {
      method,
      headers: { "Content-Type": "application/json", Cookie: cookie },
      // One of its forms, where there are several.
      ...(method !== "DELETE" && { body: JSON.stringify({ answer: "decline" }) }),
    };
    const address = path.replaceAll(/:\w+/g, () => randomUUID());
    const who = pattern.startsWith("/api/room/") ? store.ask : broker;
    let refused = await who(address, init);
    // Some are for clients alone.
    if (refused.status === 404) refused = await client(address, init);
    const { fields = {} } = await refused.json();
    if (refused.status !== 400 || !("version" in fields)) unnamed.push(route);
  }
  expect(unnamed).toEqual([]);
});

test("each version that is asked for is tried", () => {
  const tried = [
    ...Object.keys(kinds),
    ...Object.keys(answers),
    ...Object.keys(steps),
    ...Object.values(triedElsewhere).flat(),
  ].filter((route) => route.includes(":"));
  const all = changingRoutes();
  const excepted = Object.values(exceptions).flat();
  expect([...tried, ...excepted].toSorted()).toEqual(all.toSorted());
});

test.each(Object.entries(kinds))("%s", async (route, kind) => {
  const [method = ""] = route.split(" ");
  const save = (form: object) => send(broker, method, kind.path(), form);
  const { version } = await kind.read();

  const unnamed = await save(kind.form("One"));
  expect(unnamed.status).toBe(400);
  expect(Object.keys((await unnamed.json()).fields)).toEqual(["version"]);

  expect((await save({ ...kind.form("One"), version })).ok).toBe(true);
  const saved = await kind.read();
  // A postponement changes two days.
  expect(saved.version).toBeGreaterThan(version);

  const stale = await save({ ...kind.form("Two"), version });
  expect(stale.status).toBe(409);
  const { current, error } = await stale.json();
  expect(error).toMatch(/changed after you opened (it|them)\. Please review (it|them) again\./);
  expect(current.version).toBe(saved.version);
  expect(await kind.read()).toEqual(saved);

  // Of two who save at once, one is refused.
  const both = [
    save({ ...kind.form("Three"), version: saved.version }),
    save({ ...kind.form("Four"), version: saved.version }),
  ];
  const answers = await Promise.all(both);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  expect((await kind.read()).version).toBeGreaterThan(saved.version);
});

type Answer = {
  path: () => string;
  read: () => Promise<Saved>;
  /** Its body, if it is a file. */
  file?: string;
};

/** What confirms or removes: like a form, it names the version that was seen. */
const answers: Record<string, Answer> = {
  "POST /api/listings/:id/confirm": {
    path: () => `${listing()}/confirm`,
    read: async () => {
      await store.db.updateTable("listing").set({ status: "available" }).execute();
      return readListing();
    },
  },
  "POST /api/listings/:id/documents/:documentId/file": {
    path: () => `${listing()}/documents/${ids.listingDocument}/file`,
    read: async () => (await (await broker(listing())).json()).documents[0],
    file: "a,b\n3,4\n",
  },
  "DELETE /api/listings/:id/documents/:documentId": {
    path: () => `${listing()}/documents/${ids.listingDocument}`,
    read: async () => {
      // What is on the site has to stay complete.
      await store.db.updateTable("listing").set({ status: "draft" }).execute();
      return (await (await broker(listing())).json()).documents[0] ?? gone;
    },
  },
  "DELETE /api/listings/:id": { path: listing, read: readListing },
  "DELETE /api/deals/:dealId/exchange/replacements/:id": {
    path: () => `${exchange()}/replacements/${ids.replacement}`,
    read: async () => (await (await client(exchange())).json()).replacements[0] ?? gone,
  },
  "DELETE /api/deals/:dealId/exchange/postponement": {
    path: () => `${exchange()}/postponement`,
    read: async () => (await (await client(exchange())).json()).postponement,
  },
  "DELETE /api/deals/:dealId/key-dates/:id": {
    path: () => `/api/deals/${ids.deal}/key-dates/${ids.keyDate}`,
    read: () => find(`/api/deals/${ids.deal}/key-dates`, ({ id }) => id === ids.keyDate),
  },
  // Its version is the number of its newest file.
  "DELETE /api/documents/:id": {
    path: () => `/api/documents/${ids.document}`,
    read: async () => {
      const { versions } = await (await broker(`/api/documents/${ids.document}`)).json();
      return versions ? { version: versions[0].number } : gone;
    },
  },
  "DELETE /api/clients/:id/deals/:dealId": {
    path: () => `/api/clients/${store.client.id}/deals/${ids.deal}`,
    read: async () => {
      const answer = await broker(`/api/deals/${ids.deal}`);
      return answer.ok ? answer.json() : gone;
    },
  },
};
const gone: Saved = { version: 0 };

test.each(Object.entries(answers))("%s", async (route, { file, path, read: readIt }) => {
  const [method = ""] = route.split(" ");
  const answer = (version: number) => {
    if (method === "DELETE") return broker(`${path()}?version=${version}`, { method });
    if (file === undefined) return send(broker, method, path(), { version });
    const query = `fileName=b.csv&mediaType=text%2Fcsv&version=${version}`;
    const headers = { "Content-Length": String(file.length) };
    return broker(`${path()}?${query}`, { method, body: file, headers });
  };
  const { version } = await readIt();
  const stale = await answer(version - 1);
  expect(stale.status).toBe(409);
  const { current } = await stale.json();
  expect(current.version ?? current.versions[0].number).toBe(version);
  expect((await readIt()).version).toBe(version);
  expect((await answer(version)).status).toBe(204);
  expect((await readIt()).version).not.toBe(version);
});

const message = "Thank you for your offer.";
const moment = { dueOn: "2099-07-20", dueAt: "17:00" };
const expiry = { expiresOn: "2099-07-20", expiresAt: "17:00" };

/** Steps of a listing and its offers, each with its form. */
const steps: Record<string, object> = {
  "POST /api/deals/:dealId/offers/:id/accept": {},
  "POST /api/deals/:dealId/offers/:id/accept/withdraw": {},
  "POST /api/deals/:dealId/offers/:id/counter/approve": {},
  "POST /api/deals/:dealId/offers/:id/counter/approve/withdraw": {},
  "POST /api/listings/:id/best-and-final": { message, ...moment },
  "POST /api/listings/:id/publish": {},
  "POST /api/listings/:id/recommendation/send": {},
  "POST /api/listings/:id/withdraw": {},
  "POST /api/offers/:id/accept": { contractOn: "2099-07-20", othersMessage: "" },
  "POST /api/offers/:id/counter/send": { message },
  "POST /api/offers/:id/counter/withdraw": {},
  "POST /api/offers/:id/decline": { message },
  "POST /api/offers/:id/withdraw": {},
  "POST /api/room/:slug/offer/withdraw": {},
  "PUT /api/offers/:id": { ...saleTerms, ...expiry },
  "PUT /api/offers/:id/counter": { terms: saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00" },
  "PUT /api/prospects/:id/documents": { documentIds: [randomUUID()], isOpen: true },
};

test.each(Object.entries(steps))("%s", async (route, form) => {
  const dealId = await addDeal(store.db, store.client);
  const slug = `plaza-${randomUUID().slice(0, 8)}`;
  const listingId = await addCompleteListing(store, { slug, clientId: store.client.id, dealId });
  // As if each were signed on another day.
  await store.db.deleteFrom("attempt").execute();
  const cookie = await enterRoomOf(store, slug);
  const { id: prospectId } = await store.db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  const offerId = await addOffer(store.db, { listingId, prospectId });
  const [method = "", pattern = ""] = route.split(" ");
  const about = { listings: listingId, prospects: prospectId }[pattern.split("/")[2] ?? ""];
  const path = pattern
    .replace(":slug", slug)
    .replace(":dealId", dealId)
    .replace(":id", about ?? offerId);
  const [who, headers] = pattern.startsWith("/api/room/")
    ? [store.ask, { Cookie: cookie }]
    : [pattern.startsWith("/api/deals/") ? client : broker, {}];
  const stale = await who(path, {
    method,
    body: JSON.stringify({ ...form, version: 99 }),
    headers: { "Content-Type": "application/json", ...headers },
  });
  expect(stale.status).toBe(409);
  expect((await stale.json()).error).toMatch(/was changed after you opened it/);
  const state = store.db.selectFrom("offer").select(["state", "version", "counterState"]);
  expect(await state.where("id", "=", offerId).executeTakeFirstOrThrow()).toEqual({
    state: "open",
    version: 1,
    counterState: null,
  });
});

test("an inquiry's status is changed from the one that was seen", async () => {
  const { id } = await sendInquiry({ db: store.db, accept: store.inquiries.accept });
  const path = `/api/inquiries/${id}/status`;
  const change = (seen: string, status: string) => send(broker, "PUT", path, { status, seen });
  expect((await send(broker, "PUT", path, { status: "closed" })).status).toBe(400);
  expect((await change("new", "answered")).status).toBe(204);
  const stale = await change("new", "closed");
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    error: "This inquiry was changed after you opened it. Please review it again.",
    current: { id, status: "answered" },
  });
  // Repeated, or with the same wish as another broker's, it is done already.
  expect((await change("new", "answered")).status).toBe(204);
  expect((await change("answered", "new")).status).toBe(204);
});
