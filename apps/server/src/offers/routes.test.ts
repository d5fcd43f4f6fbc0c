import type { Email } from "../mail/mailer.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { writeOfferEmails } from "./emails.ts";
import type { Deal } from "@frontage/records/schemas/deal";
import type { OfferBoard, SaleTerms } from "@frontage/records/schemas/offer";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import {
  addListing,
  addOffer,
  addProspect,
  leaseTerms,
  listingDetails,
  saleTerms,
  suite,
} from "../../test/listing.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { today } from "../time/today.ts";

const store = sharedStore();
type As = ReturnType<TestStore["as"]>;
let broker: As;
let client: As;
let dealId: string;
let listingId: string;

beforeAll(() => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  for (const table of ["listing", "deal", "notification", "email"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await store.db.updateTable("deal").set({ side: "sale", stage: "offers" }).execute();
  listingId = await addListing(store.db, { clientId: store.client.id, dealId });
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
async function json<Value>(answer: Promise<Response>, status = 200): Promise<Value> {
  const response = await answer;
  expect(response.status).toBe(status);
  return response.json();
}
const done = async (answer: Promise<Response>) => expect((await answer).status).toBe(204);

const board = () => json<OfferBoard>(broker(`/api/listings/${listingId}/offers`));
const clientsBoard = async () =>
  (await json<{ board: OfferBoard }>(client(`/api/deals/${dealId}/offers`))).board;
const notes = async (who: As) =>
  (await json<PortalNotification[]>(who("/api/notifications"))).map(({ title }) => title);
const emails = async () =>
  (await store.db.selectFrom("email").selectAll().where("kind", "=", "offer-state").execute()).map(
    ({ content }) => JSON.parse(content ?? "{}") as { subject: string; message: string },
  );

const expiry = { expiresOn: "2099-07-20", expiresAt: "17:00" };
const buyer = {
  name: "Sam Whitlock",
  email: "Sam.Whitlock@example.com",
  company: "Specimen Capital",
  role: "principal",
  buyerName: "",
};
const entered = (terms: object = {}) => ({
  buyer,
  receivedOn: today(),
  offer: { ...saleTerms, ...terms, ...expiry },
});
const enter = (form: object = entered()) => broker(`/api/listings/${listingId}/offers`, body(form));

async function offered(): Promise<string> {
  const prospectId = await addProspect(store.db, listingId);
  return addOffer(store.db, { listingId, prospectId });
}
const versionOf = async (id: string) =>
  (await board()).offers.find((offer) => offer.id === id)?.version ?? 0;

test("the broker enters an offer that came by email, whose buyer becomes a prospect", async () => {
  const { id } = await json<{ id: string }>(enter());
  const { history, offers } = await board();
  expect(offers).toMatchObject([
    {
      id,
      buyer: "Specimen Capital",
      person: "Sam Whitlock",
      state: "open",
      // 5pm in Chicago.
      expiresAt: "2099-07-20T22:00:00.000Z",
      isReviewed: true,
      terms: saleTerms,
    },
  ]);
  expect(history).toMatchObject([{ kind: "offered", buyer: "Specimen Capital" }]);
  const prospect = await store.db.selectFrom("prospect").selectAll().executeTakeFirstOrThrow();
  expect(prospect).toMatchObject({ source: "broker", emailKey: "sam.whitlock@example.com" });
  expect(prospect.offeredAt).not.toBeNull();
  // Once they have an open offer, it is changed instead.
  expect((await enter()).status).toBe(409);
});

test("an offer has to end in the future and fit the listing", async () => {
  const late = { ...entered(), offer: { ...saleTerms, ...expiry, expiresOn: "2020-01-01" } };
  expect(await json(enter(late), 400)).toMatchObject({
    fields: { expiresOn: "Please choose a future time." },
  });
  const skipped = { expiresOn: "2099-03-08", expiresAt: "02:30" };
  expect(
    await json(enter({ ...entered(), offer: { ...saleTerms, ...skipped } }), 400),
  ).toMatchObject({ fields: { expiresAt: expect.stringContaining("doesn’t exist that day") } });
  expect((await enter({ ...entered(), offer: { ...leaseTerms, ...expiry } })).status).toBe(400);
  expect(await json(enter(entered({ price: 0 })), 400)).toMatchObject({
    fields: { "offer.price": "Please enter a price in whole dollars." },
  });
});

test("each change of an offer is kept, and says by how much the price rose", async () => {
  const { id } = await json<{ id: string }>(enter());
  const version = await versionOf(id);
  const change = { ...saleTerms, ...expiry, price: 12_250_000, version };
  await done(broker(`/api/offers/${id}`, body(change, "PUT")));
  expect((await board()).history).toMatchObject([
    { kind: "changed", terms: { price: 12_250_000 }, before: { price: 12_150_000 } },
    { kind: "offered" },
  ]);
  // Someone else has seen the first version.
  const refused = await json<{ current: OfferBoard }>(
    broker(`/api/offers/${id}`, body(change, "PUT")),
    409,
  );
  expect(refused.current.offers[0]?.terms).toMatchObject({ price: 12_250_000 });
});

test("the client knows of buyers what the broker allows", async () => {
  await offered();
  expect((await clientsBoard()).offers).toMatchObject([{ buyer: "Private buyer 1" }]);
  expect((await clientsBoard()).offers[0]).not.toHaveProperty("person");
  expect((await clientsBoard()).offers[0]).not.toHaveProperty("role");
  // The broker knows them, on the deal's page as well.
  const { board: brokers } = await json<{ board: OfferBoard }>(
    broker(`/api/deals/${dealId}/offers`),
  );
  expect(brokers.offers).toMatchObject([{ buyer: "Abara Retail Partners", person: "Quinn Abara" }]);
  await offered();
  expect((await clientsBoard()).offers.map((offer) => offer.buyer).toSorted()).toEqual([
    "Private buyer 1",
    "Private buyer 2",
  ]);
  // Wherever they are named.
  for (const { buyer: named, id } of (await clientsBoard()).offers) {
    await done(broker(`/api/offers/${id}/withdraw`, body({ version: await versionOf(id) })));
    expect(await notes(client)).toContain(`${named} withdrew their offer`);
  }
  await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
  const [offer] = (await clientsBoard()).offers;
  expect(offer).toMatchObject({ buyer: "Abara Retail Partners", role: "principal" });
  expect(offer).not.toHaveProperty("person");
  await store.db.updateTable("listing").set({ areNamesShown: 1 }).execute();
  expect((await clientsBoard()).offers[0]).toMatchObject({ person: "Quinn Abara" });
});

test("a buyer's note and lender, which may name them, are the client's only with the buyers' names", async () => {
  const id = await offered();
  const texts = { note: "We own two.", lender: "The Abara family" };
  const change = { ...saleTerms, ...expiry, ...texts, version: await versionOf(id) };
  await done(broker(`/api/offers/${id}`, body(change, "PUT")));
  expect((await board()).offers).toMatchObject([{ terms: texts }]);
  const told = async () => JSON.stringify(await clientsBoard());
  await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
  expect(await told()).not.toMatch(/We own|The Abara family/);
  await store.db.updateTable("listing").set({ areNamesShown: 1 }).execute();
  expect((await clientsBoard()).offers).toMatchObject([{ terms: texts }]);
});

test("the free texts of a proposal, which may name its tenant, are the client's only with the names", async () => {
  await store.db.updateTable("listing").set({ kind: "lease", areCompaniesShown: 1 }).execute();
  await store.db.updateTable("deal").set({ side: "lease", stage: "proposal" }).execute();
  const prospectId = await addProspect(store.db, listingId);
  const terms = { ...leaseTerms, renewal: "As Abara has in Suite 1", guaranty: "Quinn Abara" };
  const id = await addOffer(store.db, { listingId, prospectId }, { terms });
  for (const rent of [11.5, 12]) {
    const change = { ...terms, ...expiry, rent, version: await versionOf(id) };
    await done(broker(`/api/offers/${id}`, body(change, "PUT")));
  }
  await store.db
    .updateTable("offer")
    .set({
      counter: JSON.stringify({ ...terms, rent: 13 }),
      counterState: "proposed",
      counterAt: new Date().toISOString(),
    })
    .execute();
  const shown = { renewal: terms.renewal, guaranty: terms.guaranty };
  expect((await board()).offers).toMatchObject([{ terms: shown }]);
  const { history, offers } = await clientsBoard();
  expect(offers).toMatchObject([{ terms: { rent: 12 }, counter: { terms: { rent: 13 } } }]);
  expect(history[0]).toMatchObject({ before: { rent: 11.5 } });
  const told = JSON.stringify([history, offers.map((offer) => [offer.terms, offer.counter])]);
  expect(told).not.toMatch(/As Abara|Quinn/);
  await store.db.updateTable("listing").set({ areNamesShown: 1 }).execute();
  expect((await clientsBoard()).offers).toMatchObject([{ terms: shown }]);
});

test("a recommendation is the client's once it is sent, and again after it is edited", async () => {
  const offerId = await offered();
  const path = `/api/listings/${listingId}/recommendation`;
  const version = async () => (await board()).version;
  expect((await broker(`${path}/send`, body({ version: 1 }))).status).toBe(409);
  const text = "Counter Abara at $12,250,000.";
  await done(broker(path, body({ text, offerId, version: await version() }, "PUT")));
  expect((await clientsBoard()).recommendation).toBeUndefined();
  await done(broker(`${path}/send`, body({ version: await version() })));
  expect((await clientsBoard()).recommendation).toMatchObject({ text, offerId });
  // With what the client hasn't read about its offer, it is one notification, which leads there.
  const notices = await json(client("/api/notifications"));
  expect(notices).toMatchObject([
    {
      title: "Jordan sent you a recommendation",
      path: `/dashboard/deals/${dealId}/offers/${offerId}`,
    },
  ]);
  await done(broker(path, body({ text: "Wait.", version: await version() }, "PUT")));
  expect((await clientsBoard()).recommendation).toBeUndefined();
});

test("a counter goes to the client first, then to the buyer", async () => {
  const id = await offered();
  const terms = { ...saleTerms, price: 12_250_000, note: "" };
  const counter = async () => (await board()).offers[0]?.counter;
  const send = async () =>
    broker(
      `/api/offers/${id}/counter/send`,
      body({ message: "Here is our counter.", version: await versionOf(id) }),
    );
  await done(
    broker(
      `/api/offers/${id}/counter`,
      body({ terms, ...expiry, version: await versionOf(id) }, "PUT"),
    ),
  );
  expect(await counter()).toMatchObject({ state: "proposed", terms: { price: 12_250_000 } });
  expect((await send()).status).toBe(409);
  expect(await emails()).toEqual([]);

  const { version = 0 } = (await clientsBoard()).offers[0] ?? {};
  await done(client(`/api/deals/${dealId}/offers/${id}/counter/approve`, body({ version })));
  expect(await counter()).toMatchObject({ state: "approved" });
  expect(await notes(broker)).toEqual([
    "Taylor Morgan approved the counter to Abara Retail Partners",
  ]);
  await done(send());
  expect(await counter()).toMatchObject({ state: "sent" });
  expect(await emails()).toMatchObject([
    {
      subject: "The owner countered at $12,250,000: 15 Placeholder Plaza",
      message: "Here is our counter.",
    },
  ]);
});

test("whoever has a counter is reminded once a day, and the buyer of an expired offer is asked to renew it", async () => {
  const id = await offered();
  const remind = async () => (await broker(`/api/offers/${id}/remind`, { method: "POST" })).status;
  const set = async (columns: object) =>
    store.db
      .updateTable("offer")
      .set({ remindedAt: null, ...columns })
      .where("id", "=", id)
      .execute();
  expect(await remind()).toBe(409);
  const counter = {
    counter: JSON.stringify(saleTerms),
    counterAt: new Date().toISOString(),
    counterExpiresAt: "2099-07-17T22:00:00.000Z",
  };
  await set({ ...counter, counterState: "proposed" });
  expect((await board()).offers[0]).toMatchObject({ canRemind: true });
  expect((await clientsBoard()).offers[0]).not.toHaveProperty("canRemind");
  expect(await remind()).toBe(204);
  expect(await remind()).toBe(409);
  expect((await board()).offers[0]).toMatchObject({ canRemind: false });
  expect(await notes(client)).toEqual([
    "Jordan reminds you to approve the counter to private buyer 1",
  ]);
  await set({ counterState: "sent" });
  expect(await remind()).toBe(204);
  await set({ counter: null, counterState: null, counterAt: null, counterExpiresAt: null });
  await set({ expiresAt: "2026-07-01T22:00:00.000Z" });
  expect(await remind()).toBe(204);
  expect(await emails()).toMatchObject([
    { subject: "The counter at $12,150,000 is waiting for your answer: 15 Placeholder Plaza" },
    { subject: "Your offer has expired: 15 Placeholder Plaza" },
  ]);
});

test("the client undoes an approval until the counter is sent, and a request until it is met", async () => {
  const id = await offered();
  const terms = { ...saleTerms, price: 12_250_000, note: "" };
  const decide = async (path: string) =>
    client(`/api/deals/${dealId}/offers/${id}/${path}`, body({ version: await versionOf(id) }));
  const asked = async () => (await board()).offers[0]?.acceptanceRequestedAt;
  expect((await decide("accept/withdraw")).status).toBe(409);
  await done(decide("accept"));
  await done(decide("accept/withdraw"));
  expect(await asked()).toBeUndefined();
  await done(decide("accept"));
  // A counter answers the request.
  await done(
    broker(
      `/api/offers/${id}/counter`,
      body({ terms, ...expiry, version: await versionOf(id) }, "PUT"),
    ),
  );
  expect(await asked()).toBeUndefined();
  await done(decide("counter/approve"));
  await done(decide("counter/approve/withdraw"));
  expect((await board()).offers).toMatchObject([{ counter: { state: "proposed" } }]);
  await done(decide("counter/approve"));
  const send = { message: "Here is our counter.", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/counter/send`, body(send)));
  expect((await decide("counter/approve/withdraw")).status).toBe(409);
});

test("whoever approves a counter, or whose counter is sent, no longer asks to accept the offer", async () => {
  const id = await offered();
  const decide = async (path: string) =>
    done(
      client(`/api/deals/${dealId}/offers/${id}/${path}`, body({ version: await versionOf(id) })),
    );
  const asked = async () => (await board()).offers[0]?.acceptanceRequestedAt;
  const counter = body({ terms: saleTerms, ...expiry, version: await versionOf(id) }, "PUT");
  await done(broker(`/api/offers/${id}/counter`, counter));
  await decide("accept");
  expect(await asked()).toBeDefined();
  await decide("counter/approve");
  expect(await asked()).toBeUndefined();
  await decide("accept");
  const send = { message: "Here is our counter.", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/counter/send`, body(send)));
  expect(await asked()).toBeUndefined();
});

test("who was faster is named, and nothing is sent", async () => {
  const id = await offered();
  const version = await versionOf(id);
  await done(broker(`/api/offers/${id}/withdraw`, body({ version })));
  const refused = await json<{ error: string; current: OfferBoard }>(
    broker(`/api/offers/${id}/decline`, body({ message: "Thank you.", version })),
    409,
  );
  expect(refused.error).toMatch(
    /^Jordan withdrew this offer at \d+(:\d\d)?[ap]m\. Nothing was sent\.$/,
  );
  expect(refused.current.offers).toMatchObject([
    { state: "withdrawn", decidedAt: expect.any(String) },
  ]);
  expect(await emails()).toEqual([]);
});

test("without a client, a counter needs nobody's approval", async () => {
  await store.db.updateTable("listing").set({ clientId: null, dealId: null }).execute();
  const id = await offered();
  const form = { terms: saleTerms, ...expiry, version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/counter`, body(form, "PUT")));
  expect((await board()).offers[0]?.counter).toMatchObject({ state: "approved" });
});

test("a client who accepts asks the broker, who then marks the offer as accepted", async () => {
  const id = await offered();
  const { version = 0 } = (await clientsBoard()).offers[0] ?? {};
  await done(client(`/api/deals/${dealId}/offers/${id}/accept`, body({ version })));
  const [offer] = (await board()).offers;
  expect(offer).toMatchObject({ state: "open" });
  expect(offer?.acceptanceRequestedAt).toBeDefined();
  expect(await notes(broker)).toEqual([
    "Taylor Morgan wants to accept the offer of Abara Retail Partners",
  ]);
});

test("an accepted offer moves the deal to its contract with the offer's price and dates", async () => {
  const id = await offered();
  const other = await offered();
  const contractOn = "2099-07-20";
  const form = {
    contractOn,
    othersMessage: "We chose another offer.",
    version: await versionOf(id),
  };
  await done(broker(`/api/offers/${id}/accept`, body(form)));

  const deal = await json<Deal>(client(`/api/deals/${dealId}`));
  expect(deal).toMatchObject({
    price: 12_150_000,
    progress: { side: "sale", stage: "contract" },
  });
  const days = Object.fromEntries(deal.keyDates.map(({ day, label }) => [label, day]));
  expect(days).toMatchObject({
    "Effective date": contractOn,
    "Due diligence ends": "2099-08-19",
    Closing: "2099-09-18",
    "Financing contingency": "2099-09-03",
  });
  expect((await board()).listing.status).toBe("under-contract");
  const states = new Map((await board()).offers.map((offer) => [offer.id, offer.state]));
  expect(states.get(id)).toBe("accepted");
  expect(states.get(other)).toBe("declined");
  expect((await emails()).map(({ subject }) => subject).toSorted()).toEqual([
    "Your offer is accepted at $12,150,000: 15 Placeholder Plaza",
    "Your offer was declined: 15 Placeholder Plaza",
  ]);
  // Only once.
  const again = { contractOn, othersMessage: "", version: await versionOf(id) };
  expect((await broker(`/api/offers/${id}/accept`, body(again))).status).toBe(409);
});

test("a buyer who took the counter is accepted at its terms", async () => {
  const id = await offered();
  const countered = { ...saleTerms, price: 12_250_000, closingDays: 45, note: "" };
  const accept = async () => {
    const form = { contractOn: "2099-07-20", isAtCounter: true, othersMessage: "" };
    return broker(`/api/offers/${id}/accept`, body({ ...form, version: await versionOf(id) }));
  };
  expect((await accept()).status).toBe(409);
  const counterAt = new Date().toISOString();
  const counter = { counter: JSON.stringify(countered), counterState: "sent", counterAt } as const;
  await store.db.updateTable("offer").set(counter).execute();
  await done(accept());
  const deal = await json<Deal>(client(`/api/deals/${dealId}`));
  expect(deal.price).toBe(12_250_000);
  expect(deal.keyDates.find(({ label }) => label === "Closing")?.day).toBe("2099-09-03");
  const [offer] = (await board()).offers;
  expect(offer).toMatchObject({ state: "accepted", terms: { ...countered, note: saleTerms.note } });
  expect(offer).not.toHaveProperty("counter");
  expect(await emails()).toMatchObject([{ message: expect.stringContaining("$12,250,000") }]);
});

test("a counter that the buyer took is accepted after the offer it answers has expired", async () => {
  const id = await offered();
  const at = new Date(Date.now() - 1000).toISOString();
  const counter = {
    counter: JSON.stringify(saleTerms),
    counterState: "sent",
    counterAt: at,
  } as const;
  await store.db
    .updateTable("offer")
    .set({ ...counter, expiresAt: at })
    .execute();
  const form = { contractOn: "2099-07-20", isAtCounter: true, othersMessage: "" };
  await done(broker(`/api/offers/${id}/accept`, body({ ...form, version: await versionOf(id) })));
  expect((await board()).offers).toMatchObject([{ state: "accepted" }]);
});

test("of two offers that are accepted at the same moment, one is", async () => {
  const ids = [await offered(), await offered()];
  const accept = async (id: string) => {
    const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
    return () => broker(`/api/offers/${id}/accept`, body(form));
  };
  const accepts = await Promise.all(ids.map(accept));
  const answers = await Promise.all(accepts.map((send) => send()));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
  expect((await board()).offers.map(({ state }) => state).toSorted()).toEqual(["accepted", "open"]);
});

test("an offer that has expired is neither accepted nor asked to be", async () => {
  const id = await offered();
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await store.db.updateTable("offer").set({ expiresAt }).execute();
  const { version = 0 } = (await clientsBoard()).offers[0] ?? {};
  const asked = await client(`/api/deals/${dealId}/offers/${id}/accept`, body({ version }));
  const form = { contractOn: today(), othersMessage: "", version };
  const accepted = await broker(`/api/offers/${id}/accept`, body(form));
  expect([asked.status, accepted.status]).toEqual([409, 409]);
});

test("a hidden address isn't in the emails to buyers", async () => {
  const details = { isAddressShown: false, headline: "Corner retail plaza" };
  listingId = await addListing(store.db, { clientId: store.client.id, dealId, details });
  const id = await offered();
  const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));
  const [email] = await emails();
  expect(email?.subject).toBe("Your offer is accepted at $12,150,000: Corner retail plaza");
  expect(email?.message).not.toContain("Placeholder Plaza");
  await store.db
    .updateTable("offer")
    .set({ terms: JSON.stringify({ ...saleTerms, note: "We know 15 Placeholder Plaza." }) })
    .execute();
  const { html, text } = await written();
  expect(html + text).not.toContain("Placeholder Plaza");
  expect(text).toContain("We offer $12,150,000 for Corner retail plaza");
});

/** The latest email about an offer, as its buyer gets it. */
async function written(): Promise<Email> {
  let write: Parameters<EmailOutbox["writeBy"]>[1] | undefined;
  const writeBy: EmailOutbox["writeBy"] = (_, as) => (write = as);
  const outbox = { writeBy } as EmailOutbox;
  writeOfferEmails({ db: store.db, emails: outbox, publicUrl: "https://example.com" });
  const { id, kind, content, prospectId } = await store.db
    .selectFrom("email")
    .selectAll()
    .where("kind", "=", "offer-state")
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  const person = { id: prospectId ?? "", name: "Quinn Abara", email: "quinn@example.com" };
  const email = await write?.({ id, kind, person, content: JSON.parse(content ?? "{}") });
  if (!email) throw new Error("no email");
  return email;
}

test("an email about an offer has its page, with the counter struck and set in display type", async () => {
  const id = await offered();
  await store.db.updateTable("listing").set({ clientId: null }).execute();
  const terms = { ...saleTerms, price: 12_250_000, note: "" };
  await done(
    broker(
      `/api/offers/${id}/counter`,
      body({ terms, ...expiry, version: await versionOf(id) }, "PUT"),
    ),
  );
  const send = { message: "Thank you.", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/counter/send`, body(send)));
  const { html = "", subject, text } = await written();
  expect(subject).toBe("The owner countered at $12,250,000: 15 Placeholder Plaza");
  expect(text).toMatch(
    /^Hi Quinn,\n\nThank you\.\n\nOffer to buy 15 Placeholder Plaza, Anytown, ST/,
  );
  expect(text).toContain("$12,250,000 (was $12,150,000)\n1.2% under asking. 6.48% cap rate.");
  expect(html).toMatch(/font:44px[^"]*Georgia/);
  expect(html).toMatch(/<del [^>]*>\$12,150,000<\/del> <ins [^>]*>\$12,250,000<\/ins>/);
  expect(html).toContain("See the counter");
});

test("the board says how the site calls a listing with a hidden address, for emails to buyers", async () => {
  const details = { isAddressShown: false, headline: "Corner retail plaza" };
  listingId = await addListing(store.db, { clientId: store.client.id, dealId, details });
  expect((await board()).listing.publicName).toBe("Corner retail plaza");
});

test("whom a broker acts for is named only where names are shown, and a buyer is never their broker", async () => {
  await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
  const add = async (columns: object) =>
    addOffer(store.db, { listingId, prospectId: await addProspect(store.db, listingId, columns) });
  const company = "Abara Retail Partners";
  await add({ company, role: "principal", buyerName: "Casey Lin, Example Realty" });
  await add({ company: "Example Realty", role: "broker", buyerName: "Jane Doe" });
  const buyers = async () => (await clientsBoard()).offers.map((offer) => offer.buyer).toSorted();
  expect(await buyers()).toEqual([company, "Example Realty"]);
  await store.db.updateTable("listing").set({ areNamesShown: 1 }).execute();
  expect(await buyers()).toEqual([company, "Jane Doe"]);
});

test.each([
  ["Dana Fairley", "dana  fairley"],
  ["Seán O’Neill", "SEÁN O'NEILL"],
  ["José Luis", "José Luis".normalize("NFD")],
  ["José Luis", "Luis, Jose"],
  ["Bob R. Kane", "Bob Kane"],
])(
  "%s, who entered “%s” as the company, is named only where names are shown",
  async (name, company) => {
    await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
    const prospectId = await addProspect(store.db, listingId, { name, company });
    await addOffer(store.db, { listingId, prospectId });
    expect((await clientsBoard()).offers.map((offer) => offer.buyer)).toEqual(["Private buyer 1"]);
  },
);

test("other offers stay open if their buyers get no email", async () => {
  const id = await offered();
  await offered();
  const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));
  expect((await board()).offers.map(({ state }) => state).toSorted()).toEqual(["accepted", "open"]);
});

test("a cash offer brings no financing contingency, and dates that are there follow it", async () => {
  const path = `/api/deals/${dealId}/key-dates`;
  const date = (label: string, day: string) => ({
    label,
    kind: "deadline",
    override: { day, reason: "" },
    basis: "",
    status: "open",
  });
  await json(broker(path, body(date("Offers due", "2099-07-10"))));
  await json(broker(path, body({ ...date("Closing", "2099-12-31"), kind: "closing" })));
  const prospectId = await addProspect(store.db, listingId);
  const terms: SaleTerms = { ...saleTerms, payment: "cash", contingencies: ["title"] };
  const id = await addOffer(store.db, { listingId, prospectId }, { terms });
  const form = { contractOn: "2099-07-20", othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));
  const { keyDates } = await json<Deal>(client(`/api/deals/${dealId}`));
  const days = new Map(keyDates.map((one) => [one.label, one]));
  expect(days.get("Closing")?.day).toBe("2099-09-18");
  expect(days.get("Offers due")).toMatchObject({ done: true });
  expect(days.has("Financing contingency")).toBe(false);
});

test("an accepted offer begins the client's deal if there is none", async () => {
  await store.db.updateTable("listing").set({ dealId: null }).execute();
  await store.db.deleteFrom("deal").execute();
  const id = await offered();
  const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));
  const { dealId: begun } = await board();
  expect(await json(client(`/api/deals/${begun}`))).toMatchObject({
    name: "15 Placeholder Plaza",
    price: 12_150_000,
    noi: 793_600,
    progress: { side: "sale", stage: "contract" },
  });
});

test("a lease proposal sets rent, commencement and expiration", async () => {
  await store.db.updateTable("deal").set({ side: "lease", stage: "proposal" }).execute();
  const details = JSON.stringify({ ...listingDetails, spaces: [suite()] });
  await store.db.updateTable("listing").set({ kind: "lease", details }).execute();
  const prospectId = await addProspect(store.db, listingId);
  const id = await addOffer(store.db, { listingId, prospectId }, { terms: leaseTerms });
  const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));
  const deal = await json<Deal>(client(`/api/deals/${dealId}`));
  expect(deal).toMatchObject({ rent: 11.25, progress: { stage: "lease-execution" } });
  const days = Object.fromEntries(deal.keyDates.map(({ day, label }) => [label, day]));
  expect(days).toMatchObject({
    "Lease commencement": "2099-10-01",
    "Lease expiration": "2104-09-30",
  });
  expect((await board()).listing.status).toBe("lease-pending");
});

test("best and final is asked of every buyer with an open offer, and sets the due day", async () => {
  await offered();
  await offered();
  const form = { message: "Please send your best.", dueOn: "2099-07-20", dueAt: "17:00" };
  const { version } = await board();
  const path = `/api/listings/${listingId}/best-and-final`;
  await done(broker(path, body({ ...form, version })));
  expect(await emails()).toHaveLength(2);
  expect((await board()).listing.offersDueAt).toBe("2099-07-20T22:00:00.000Z");
});

test("while a contract stands, the other offers are neither countered nor asked for, and nobody has to answer them", async () => {
  const [id, countered, other] = [await offered(), await offered(), await offered()];
  const terms = { ...saleTerms, price: 12_300_000 };
  const counter = async (of: string) =>
    broker(
      `/api/offers/${of}/counter`,
      body({ terms, ...expiry, version: await versionOf(of) }, "PUT"),
    );
  await done(counter(countered));
  const form = { contractOn: today(), othersMessage: "", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/accept`, body(form)));

  expect((await counter(other)).status).toBe(409);
  const seen = async (of: string) => body({ version: await versionOf(of) });
  const ofClient = (of: string, path: string) => `/api/deals/${dealId}/offers/${of}/${path}`;
  for (const [of, path] of [
    [countered, "counter/approve"],
    [other, "accept"],
  ] as const) {
    expect((await client(ofClient(of, path), await seen(of))).status).toBe(409);
  }
  const { version } = await board();
  const best = { message: "Please.", dueOn: "2099-07-20", dueAt: "17:00", version };
  expect((await broker(`/api/listings/${listingId}/best-and-final`, body(best))).status).toBe(409);
});

test("what happens to offers for a listing that its deal no longer shows isn't the client's news", async () => {
  const id = await offered();
  await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
  await addListing(store.db, { clientId: store.client.id, dealId });
  const answer = await enter();
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toBe(
    "This deal has another listing now. Enter the offer there.",
  );
  await done(broker(`/api/offers/${id}/withdraw`, body({ version: await versionOf(id) })));
  expect(await notes(client)).toEqual([]);
});

test("an offer after the due day is kept and marked as late", async () => {
  await store.db.updateTable("listing").set({ offersDueAt: "2026-01-01T00:00:00.000Z" }).execute();
  await json(enter());
  expect((await board()).offers).toMatchObject([{ isLate: true }]);
});

test("a declined buyer gets the broker's words, and the client hears of it", async () => {
  const id = await offered();
  const form = { message: "Thank you for your offer.", version: await versionOf(id) };
  await done(broker(`/api/offers/${id}/decline`, body(form)));
  expect(await emails()).toMatchObject([{ message: "Thank you for your offer." }]);
  expect(await notes(client)).toEqual(["The offer of private buyer 1 was declined"]);
  expect((await broker(`/api/offers/${id}/decline`, body(form))).status).toBe(409);
});

test("offers for another client's property aren't there", async () => {
  const id = await offered();
  const other = store.as(store.otherClient);
  expect((await other(`/api/deals/${dealId}/offers`)).status).toBe(404);
  expect(
    (await other(`/api/deals/${dealId}/offers/${id}/accept`, body({ version: 1 }))).status,
  ).toBe(404);
  // Nor are they in a deal of one's own.
  const own = await addDeal(store.db, store.otherClient);
  expect((await other(`/api/deals/${own}/offers/${id}/accept`, body({ version: 1 }))).status).toBe(
    404,
  );
});

test("looking at the offers marks them as reviewed", async () => {
  await offered();
  expect((await board()).offers).toMatchObject([{ isReviewed: false }]);
  await done(broker(`/api/listings/${listingId}/offers/reviewed`, body({})));
  expect((await board()).offers).toMatchObject([{ isReviewed: true }]);
});

test("a file is added to an offer and opened again", async () => {
  const id = await offered();
  const pdf = Buffer.from("%PDF-1.7\n%%EOF\n");
  const query = "name=Letter.pdf&mediaType=application/pdf&kind=proof-of-funds";
  const file = await json<{ id: string }>(
    broker(`/api/offers/${id}/files?${query}`, {
      method: "POST",
      body: pdf,
      headers: { "Content-Length": String(pdf.length) },
    }),
  );
  expect((await board()).offers[0]?.files).toMatchObject([
    { id: file.id, kind: "proof-of-funds", name: "Letter.pdf" },
  ]);
  // Its name may say who sent it.
  expect((await clientsBoard()).offers[0]?.files).toMatchObject([{ name: "Proof of funds" }]);
  const answer = await broker(`/api/offers/${id}/files/${file.id}`);
  expect(await answer.text()).toContain("%PDF-1.7");
  const opened = await store.db
    .selectFrom("audit")
    .select(["personId", "subject"])
    .where("subjectId", "=", id)
    .where("action", "=", "download")
    .execute();
  expect(opened).toEqual([{ personId: store.broker.id, subject: "offer" }]);
  // Another offer has no such file.
  expect((await broker(`/api/offers/${await offered()}/files/${file.id}`)).status).toBe(404);
});
