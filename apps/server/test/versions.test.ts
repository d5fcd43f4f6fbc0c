import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "./deal.ts";
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
  own: "",
  party: "",
  request: "",
  replacement: "",
  note: "",
  prospect: "",
  listing: "",
  listingDocument: "",
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
  ids.own = await added(client, "/api/contacts", { ...contact("Olaf Ibsen"), dealId: "" });
  ids.party = await added(broker, `${ofClient}/parties`, { ...contact("Ida"), dealIds: [] });
  const requests = `/api/deals/${ids.deal}/document-requests`;
  ids.request = await added(broker, requests, { label: "Rent roll", note: "" });
  await send(broker, "POST", `/api/deals/${ids.deal}/key-dates/template`, {
    template: "exchange",
    days: { "first-transfer": "2099-06-11" },
    taxReturn: { taxpayer: "individual", isExtended: true },
  });
  const replacement = { name: "9 Template Drive", note: "" };
  ids.replacement = await added(broker, `${exchange()}/properties`, replacement);
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
  ids.note = randomUUID();
  await store.db
    .insertInto("assistantNote")
    .values({
      id: ids.note,
      clientId: store.client.id,
      question: "Who?",
      text: "Sam.",
      author: "Jordan Avery",
      changedAt: new Date().toISOString(),
    })
    .execute();
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

const contact = (name: string) => ({
  name,
  role: "lender",
  company: "",
  email: "someone@example.com",
  phone: "",
});
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
const person = {
  company: "",
  role: "buyer",
  phone: "",
  email: "taylor@example.com",
  preferredContact: "email",
  photo: "",
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
const on = { inApp: true, email: true };
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
  "PUT /api/key-date-templates/:name": {
    path: () => "/api/key-date-templates/sale",
    read: () => find("/api/key-date-templates", ({ name }) => name === "sale"),
    form: (label) => ({ dates: [{ label, kind: "closing", basis: "", status: "open" }] }),
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
  "PUT /api/contacts/:id": {
    path: () => `/api/contacts/${ids.own}`,
    read: () => read(`/api/contacts/${ids.own}`),
    form: (name) => ({ ...contact(name), dealId: "" }),
  },
  "PUT /api/clients/:id/parties/:partyId": {
    path: () => `/api/clients/${store.client.id}/parties/${ids.party}`,
    read: () => read(`/api/contacts/${ids.party}`),
    form: (name) => ({ ...contact(name), dealIds: [] }),
  },
  "PUT /api/profile": {
    path: () => "/api/profile",
    read: () => read("/api/profile"),
    form: (name) => ({ ...person, name }),
  },
  "PUT /api/settings": {
    path: () => "/api/settings",
    read: () => read("/api/settings"),
    form: (text) => ({
      notifications: {
        messages: on,
        signatures: on,
        documents: on,
        events: { inApp: text === "One", email: true },
        "market-note": on,
      },
    }),
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
  "PUT /api/deals/:dealId/exchange/properties/:id": {
    path: () => `${exchange()}/properties/${ids.replacement}`,
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
  "PUT /api/deals/:dealId/exchange/properties/:id/identified": {
    path: () => `${exchange()}/properties/${ids.replacement}/identified`,
    read: async () => (await (await client(exchange())).json()).replacements[0],
    form: (text) => ({ isIdentified: text === "One" }),
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
  "PATCH /api/assistant/notes/:id": {
    path: () => `/api/assistant/notes/${ids.note}`,
    read: () => find("/api/assistant/notes", ({ id }) => id === ids.note),
    form: (text) => ({ text, dealId: null }),
  },
};

/** What doesn't save a form: it sets one state, whatever was seen, or repeats itself. */
const actions = [
  "PUT /api/assistant/consent",
  "PUT /api/assistant/settings",
  "PUT /api/clients/:clientId/assistant",
  "PUT /api/clients/:id/access",
  "PUT /api/clients/:id/deals/:dealId/archived",
  "PUT /api/clients/:id/email-change",
  "PUT /api/contacts/:id/thread",
  // With the number of the newest file: `documents/broker-routes.test.ts`.
  "PUT /api/documents/:id/signature",
  "PUT /api/documents/:id/status",
  "PUT /api/inquiries/:id/status",
  // An order of all, or one photograph.
  "PUT /api/listings/:id/documents",
  "PUT /api/listings/:id/photos",
  "PUT /api/listings/:id/photos/:photoId",
  // Refused with all of the listing's offers, which the comparison shows: `offers/routes.test.ts`.
  "PUT /api/offers/:id",
  "PUT /api/offers/:id/counter",
  "PUT /api/login-email",
  "PUT /api/market-notes/:id",
  "PUT /api/notifications/read",
  "PUT /api/passkeys/:id",
  "PUT /api/password",
  // With the prospect's version, which it doesn't count: `prospects/broker-routes.test.ts`.
  "PUT /api/prospects/:id/documents",
  // A prospect's own, with the version of one that is changed: `offers/routes.test.ts`.
  "PUT /api/room/:slug/offer",
  "PUT /api/threads/:id/messages/:messageId",
];

test("each route that changes a record is tried with the version that was seen", () => {
  const routes = store.api.routes
    .filter(({ method, path }) => (method === "PUT" || method === "PATCH") && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(kinds), ...actions].toSorted()).toEqual([...new Set(routes)].toSorted());
});

const byClient = ["/api/contacts/:id", "/api/profile", "/api/settings"];

test.each(Object.entries(kinds))("%s", async (route, kind) => {
  const [method = "", pattern = ""] = route.split(" ");
  const who = byClient.includes(pattern) ? client : broker;
  const save = (form: object) => send(who, method, kind.path(), form);
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

/** What confirms or removes: like a form, it names the version that was seen. */
const answers: Record<string, { path: () => string; read: () => Promise<Saved> }> = {
  "POST /api/listings/:id/confirm": {
    path: () => `${listing()}/confirm`,
    read: async () => {
      await store.db.updateTable("listing").set({ status: "available" }).execute();
      return readListing();
    },
  },
  "DELETE /api/listings/:id/documents/:documentId": {
    path: () => `${listing()}/documents/${ids.listingDocument}`,
    read: async () => {
      // What is on the site has to stay complete.
      await store.db.updateTable("listing").set({ status: "draft" }).execute();
      return (await (await broker(listing())).json()).documents[0];
    },
  },
  "DELETE /api/deals/:dealId/exchange/properties/:id": {
    path: () => `${exchange()}/properties/${ids.replacement}`,
    read: async () => (await (await client(exchange())).json()).replacements[0],
  },
  "DELETE /api/deals/:dealId/key-dates/:id": {
    path: () => `/api/deals/${ids.deal}/key-dates/${ids.keyDate}`,
    read: () => find(`/api/deals/${ids.deal}/key-dates`, ({ id }) => id === ids.keyDate),
  },
};

test.each(Object.entries(answers))("%s", async (route, { path, read: readIt }) => {
  const [method = ""] = route.split(" ");
  const answer = (version: number) =>
    method === "DELETE"
      ? broker(`${path()}?version=${version}`, { method })
      : send(broker, method, path(), { version });
  const { version } = await readIt();
  const stale = await answer(version - 1);
  expect(stale.status).toBe(409);
  expect((await stale.json()).current.version).toBe(version);
  expect((await readIt()).version).toBe(version);
  expect((await answer(version)).status).toBe(204);
});
