import { PDFDocument } from "@cantoo/pdf-lib";
import type { BrokerListing, ListedListing } from "@frontage/records/schemas/broker-listing";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import {
  addListing,
  addOffer,
  addProspect,
  listingDetails,
  saleTerms,
  suite,
} from "../../test/listing.ts";
import { pdfOf, protectedPdf } from "../../test/pdf.ts";
import { addCompleteListing } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { eraseClient } from "../erasure/erase-client.ts";

const store = sharedStore();
beforeEach(async () => {
  await store.db.deleteFrom("listing").execute();
  await store.db.deleteFrom("notification").execute();
  await store.db.deleteFrom("upload").execute();
});

const ask = (path: string, method = "GET", body?: object, who = store.broker) =>
  store.as(who)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const read = async (id: string): Promise<BrokerListing> =>
  (await ask(`/api/listings/${id}`)).json();
const list = async (group = "open"): Promise<ListedListing[]> =>
  (await ask(`/api/listings?group=${group}`)).json();
const change = async (id: string, details: Partial<ListingDetails>) => {
  const before = await read(id);
  const body = { details: { ...before.details, ...details }, version: before.version };
  return ask(`/api/listings/${id}`, "PUT", body);
};
/** As someone who sees its newest version. */
const press = async (id: string, verb: "publish" | "withdraw") =>
  ask(`/api/listings/${id}/${verb}`, "POST", { version: (await read(id)).version });
const addDraft = (columns: Parameters<typeof addListing>[1] = {}) =>
  addListing(store.db, { status: "draft", publishedAt: null, confirmedAt: null, ...columns });
async function addSale(): Promise<string> {
  const id = await addDeal(store.db, store.client);
  const columns = { side: "sale", stage: "marketing" } as const;
  await store.db.updateTable("deal").set(columns).where("id", "=", id).execute();
  return id;
}
const slugs = async (listingId: string) =>
  (
    await store.db
      .selectFrom("listingSlug")
      .select("slug")
      .where("listingId", "=", listingId)
      .orderBy("slug")
      .execute()
  ).map(({ slug }) => slug);

/** Everything that the checklist asks for. */
const completeDraft = (columns: Parameters<typeof addListing>[1] = {}) =>
  addCompleteListing(store, { status: "draft", publishedAt: null, confirmedAt: null, ...columns });

const upload = (
  id: string,
  name: string,
  { isMemorandum = "0", tier = "agreement", text = "a,b\n1,2\n" } = {},
) =>
  store.as(store.broker)(
    `/api/listings/${id}/documents?${new URLSearchParams({
      name,
      tier,
      fileName: `${name}.csv`,
      mediaType: "text/csv",
      isOfferingMemorandum: isMemorandum,
      isDownloadable: "0",
    })}`,
    { method: "POST", body: text },
  );

test("a draft of a sale takes what the deal knows, and says what is missing", async () => {
  const dealId = await addSale();
  const answer = await ask("/api/listings", "POST", { dealId });
  const { id } = await answer.json();
  const listing = await read(id);
  expect(listing).toMatchObject({
    status: "draft",
    kind: "sale",
    client: { id: store.client.id },
    deal: { id: dealId },
  });
  const open = listing.checklist.filter(({ isDone }) => !isDone).map(({ item }) => item);
  expect(open).toEqual(expect.arrayContaining(["photographs", "words", "documents"]));
  expect((await list())[0]).toMatchObject({ id, missing: open.length });
  const refused = await press(id, "publish");
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toMatch(/things are still missing/);
});

test("a deal has one listing at a time", async () => {
  const dealId = await addSale();
  expect((await ask("/api/listings", "POST", { dealId })).status).toBe(200);
  const second = await ask("/api/listings", "POST", { dealId });
  expect(second.status).toBe(409);
  expect((await second.json()).error).toBe(
    "This deal has a listing. Change that one, or withdraw it first.",
  );
});

test("a listing that moves to another client keeps nothing that the first was told or asked", async () => {
  const { id } = await (await ask("/api/listings", "POST", { dealId: await addSale() })).json();
  const { version } = await read(id);
  await store.db
    .updateTable("listing")
    .set({ recommendation: "Take it.", recommendationSentAt: "2026-07-14T15:00:00.000Z" })
    .set({ areCompaniesShown: 1, areNamesShown: 1 })
    .where("id", "=", id)
    .execute();
  const prospectId = await addProspect(store.db, id);
  const offerId = await addOffer(store.db, { listingId: id, prospectId });
  await store.db
    .updateTable("offer")
    .set({ acceptanceRequestedAt: "2026-07-14T15:00:00.000Z", counterState: "approved" })
    .where("id", "=", offerId)
    .execute();
  const other = await addDeal(store.db, store.otherClient, "20 Sample Street");
  await store.db.updateTable("deal").set({ side: "sale" }).where("id", "=", other).execute();
  const moved = await ask(`/api/listings/${id}/deal`, "PUT", { dealId: other, version });
  expect(moved.status).toBeLessThan(300);
  const { db } = store;
  expect(await db.selectFrom("listing").selectAll().where("id", "=", id).execute()).toMatchObject([
    {
      recommendation: null,
      areCompaniesShown: 0,
      areNamesShown: 0,
    },
  ]);
  const offers = db.selectFrom("offer").selectAll().where("id", "=", offerId);
  expect(await offers.execute()).toMatchObject([
    { acceptanceRequestedAt: null, counterState: "proposed" },
  ]);
});

test("a purchase can't be listed", async () => {
  const dealId = await addDeal(store.db, store.client);
  expect((await ask("/api/listings", "POST", { dealId })).status).toBe(409);
});

test("a complete draft is published, confirmed on that day, and its client notified", async () => {
  const dealId = await addSale();
  const id = await completeDraft({ clientId: store.client.id, dealId });
  expect((await read(id)).checklist.filter(({ isDone }) => !isDone)).toEqual([]);
  expect((await press(id, "publish")).status).toBe(204);
  const listing = await read(id);
  expect(listing).toMatchObject({ status: "available", slug: "15-placeholder-plaza" });
  expect(listing.confirmedAt).toBe(listing.publishedAt);
  expect(await slugs(id)).toEqual(["15-placeholder-plaza"]);
  const notified = await store.db
    .selectFrom("notification")
    .select(["personId", "title"])
    .execute();
  expect(notified).toEqual([
    { personId: store.client.id, title: "15 Placeholder Plaza is on the site" },
  ]);
  await store.background.settled();
  const emails = store.mails.filter(({ to }) => to === store.client.email);
  expect(emails.map(({ subject }) => subject)).toContain("15 Placeholder Plaza is on the site");
  expect((await press(id, "publish")).status).toBe(409);
});

/** Its documents and photographs by name or text, each with its path. */
async function partsOf(listingId: string) {
  const { documents, photos } = await read(listingId);
  const [memorandum, rentRoll] = ["Offering memorandum", "Rent roll"].map((name) => {
    const document = documents.find((one) => one.name === name);
    return { document, path: `/api/listings/${listingId}/documents/${document?.id}` };
  });
  return {
    memorandum,
    rentRoll,
    photo: `/api/listings/${listingId}/photos/${photos[0]?.id}`,
  };
}
const sentenceOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { error: string }).error}`;

test("a published listing can't lose what its page needs: details, photographs or documents", async () => {
  const id = await addCompleteListing(store);
  const { photo, rentRoll } = await partsOf(id);
  const rename = (part: typeof rentRoll, columns: object) =>
    ask(part?.path ?? "", "PUT", { ...part?.document, ...columns });
  for (const [attempt, sentence] of [
    [() => change(id, { highlights: [] }), "0 of 3 highlights"],
    [() => ask(photo, "DELETE"), "Photographs: 3 of at least 4"],
    [() => ask(photo, "PUT", { alt: "", isRendering: true }), "needs alternative text"],
    [() => rename(rentRoll, { name: "Tenants" }), "rent roll"],
  ] as const) {
    expect(await sentenceOf(await attempt())).toMatch(new RegExp(`^409 .*${sentence}`));
  }
  expect((await read(id)).checklist.filter(({ isDone }) => !isDone)).toEqual([]);
});

test("photographs' texts and documents' names can't tell a published listing's hidden address", async () => {
  const hidden = { isAddressShown: false, headline: "Corner plaza" };
  const id = await addCompleteListing(store, { details: hidden });
  const { photo, rentRoll } = await partsOf(id);
  const alt = "15 Placeholder Plaza at dusk";
  expect(await sentenceOf(await ask(photo, "PUT", { alt, isRendering: true }))).toMatch(
    /^409 .*An alternative text names the hidden address/,
  );
  const name = "Rent roll, 15 Placeholder Plz";
  const renamed = ask(rentRoll?.path ?? "", "PUT", { ...rentRoll?.document, name });
  for (const answer of [await renamed, await upload(id, name)]) {
    expect(await sentenceOf(answer)).toMatch(/^409 .*A document’s name names the hidden address/);
  }
  expect((await read(id)).documents).toHaveLength(2);
});

test("an address can't be hidden while a photograph's text tells it", async () => {
  const id = await addCompleteListing(store);
  const { photo } = await partsOf(id);
  await ask(photo, "PUT", { alt: "15 Placeholder Plaza at dusk", isRendering: true });
  const refused = await change(id, { isAddressShown: false, headline: "Corner plaza" });
  expect(await sentenceOf(refused)).toMatch(/^409 .*An alternative text names the hidden address/);
});

test("after a sale the papers may go, but not while it is available again", async () => {
  const id = await addCompleteListing(store, { status: "sold" });
  const { rentRoll } = await partsOf(id);
  expect((await ask(`${rentRoll?.path}?version=1`, "DELETE")).status).toBe(204);
  const { version } = await read(id);
  const again = await ask(`/api/listings/${id}/status`, "PUT", { status: "available", version });
  expect(await sentenceOf(again)).toMatch(/^409 .*rent roll/);
});

test("a listing that someone else changed isn't published or withdrawn unseen", async () => {
  const draft = await completeDraft();
  const published = await addCompleteListing(store, { slug: "other" });
  for (const [id, verb] of [
    [draft, "publish"],
    [published, "withdraw"],
  ] as const) {
    const { status, version } = await read(id);
    await change(id, { summary: "Twelve shops." });
    const refused = await ask(`/api/listings/${id}/${verb}`, "POST", { version });
    expect(await sentenceOf(refused)).toBe(
      "409 This listing was changed after you opened it. Please review it again.",
    );
    expect((await read(id)).status).toBe(status);
  }
});

test("the path follows the name, and old ones are kept; a hidden address leaves none", async () => {
  const id = await completeDraft();
  await press(id, "publish");
  expect((await change(id, { address: "17 Placeholder Plaza" })).status).toBe(204);
  expect(await slugs(id)).toEqual(["15-placeholder-plaza", "17-placeholder-plaza"]);
  const hidden = { isAddressShown: false, headline: "Corner plaza" };
  expect((await change(id, hidden)).status).toBe(204);
  expect((await read(id)).slug).toBe("corner-plaza");
  expect(await slugs(id)).toEqual(["corner-plaza"]);
  expect((await read(id)).decided.address).toMatchObject({ by: store.broker.name });
});

test("a path has an address's letters without their accents, and a published path stays", async () => {
  const id = await completeDraft({ details: { address: "12 Peña Boulevard" } });
  await press(id, "publish");
  expect((await read(id)).slug).toBe("12-pena-boulevard");
  const slug = "12-pen-a-boulevard";
  await store.db.updateTable("listing").set({ slug }).where("id", "=", id).execute();
  await press(id, "withdraw");
  await press(id, "publish");
  expect((await read(id)).slug).toBe(slug);
});

test("a published listing's texts can't name its hidden address, and its path doesn't", async () => {
  const hidden = { isAddressShown: false, headline: "On Placeholder Plaza" };
  const id = await completeDraft({ details: hidden });
  expect((await read(id)).checklist.find(({ item }) => item === "words")).toMatchObject({
    isDone: false,
    note: "The headline names the hidden address",
  });
  expect((await press(id, "publish")).status).toBe(409);
  await change(id, { headline: "Corner plaza" });
  expect((await press(id, "publish")).status).toBe(204);
  const refused = await change(id, { headline: "placeholder_plaza", line: "At 15, Placeholder" });
  expect(refused.status).toBe(409);
  expect((await refused.json()).fields).toEqual({
    headline: "The headline names the hidden address",
    line: "The line names the hidden address",
  });
  expect((await read(id)).slug).toBe("corner-plaza");
});

test("two listings of one name have different paths", async () => {
  const [one, other] = [await completeDraft(), await completeDraft()];
  for (const id of [one, other]) await press(id, "publish");
  expect((await read(one)).slug).toBe("15-placeholder-plaza");
  expect((await read(other)).slug).toBe("15-placeholder-plaza-anytown");
});

test("a listing without a license in its state needs a cooperating broker", async () => {
  const without = { cooperatingBroker: undefined };
  const id = await addDraft({ details: { region: "SA", ...without } });
  const license = async () => (await read(id)).checklist.find(({ item }) => item === "license");
  expect(await license()).toEqual({
    item: "license",
    isDone: false,
    note: "None. Name a cooperating broker",
  });
  const cooperatingBroker = { name: "Sam Doe", firm: "Doe Realty", license: "SA-1" };
  await change(id, { cooperatingBroker });
  expect(await license()).toMatchObject({ isDone: true });
});

test("confirming prints a new day; a listing under contract isn't confirmed", async () => {
  const confirmedAt = "2026-06-30T15:00:00.000Z";
  const id = await addListing(store.db, { confirmedAt });
  const confirm = async () =>
    ask(`/api/listings/${id}/confirm`, "POST", { version: (await read(id)).version });
  expect((await confirm()).status).toBe(204);
  expect((await read(id)).confirmedAt).not.toBe(confirmedAt);
  const { version } = await read(id);
  await ask(`/api/listings/${id}/status`, "PUT", { status: "under-contract", version });
  expect((await confirm()).status).toBe(409);
});

test("a sale can't be leased, and one that left the market is listed with the closed ones", async () => {
  const id = await addListing(store.db);
  const set = async (status: string) =>
    (await ask(`/api/listings/${id}/status`, "PUT", { status, version: (await read(id)).version }))
      .status;
  expect(await set("leased")).toBe(409);
  expect(await set("sold")).toBe(204);
  expect(await list()).toEqual([]);
  expect(await list("closed")).toMatchObject([{ id, status: "sold" }]);
});

test("a withdrawn listing keeps its history, and can be published again", async () => {
  const id = await completeDraft();
  await press(id, "publish");
  const { publishedAt } = await read(id);
  expect((await press(id, "withdraw")).status).toBe(204);
  const { version } = await read(id);
  expect((await ask(`/api/listings/${id}?version=${version}`, "DELETE")).status).toBe(409);
  expect((await press(id, "publish")).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: "available", publishedAt });
});

test("what the client sees of buyers is recorded with who set it", async () => {
  const id = await addListing(store.db);
  const { version } = await read(id);
  const shown = { areCompaniesShown: true, areNamesShown: false, version };
  await ask(`/api/listings/${id}/visibility`, "PUT", shown);
  const { decided } = await read(id);
  expect(decided.companies).toMatchObject({ by: store.broker.name });
  expect(decided.names).toBeUndefined();
});

test("only one document is the offering memorandum", async () => {
  const id = await addDraft();
  await upload(id, "First", { isMemorandum: "1" });
  await upload(id, "Second", { isMemorandum: "1" });
  const { documents } = await read(id);
  expect(documents.map(({ isOfferingMemorandum }) => isOfferingMemorandum)).toEqual([false, true]);
});

test("a replaced or removed file is left to the cleanup", async () => {
  const id = await addDraft();
  await upload(id, "Rent roll");
  const [document] = (await read(id)).documents;
  const path = `/api/listings/${id}/documents/${document?.id}`;
  await store.as(store.broker)(`${path}/file?fileName=New.csv&mediaType=text%2Fcsv&version=1`, {
    method: "POST",
    body: "c,d\n3,4\n",
  });
  expect(await (await ask(`${path}/file`)).text()).toBe("c,d\n3,4\n");
  const { documents } = await read(id);
  expect((await ask(`${path}?version=${documents[0]?.version}`, "DELETE")).status).toBe(204);
  const left = await store.db
    .selectFrom("upload")
    .select("key")
    .where("key", "like", "listing-documents/%")
    .execute();
  expect(left).toHaveLength(2);
});

test("documents are put in an order, of all of them", async () => {
  const id = await addDraft();
  for (const name of ["First", "Second", "Third"]) await upload(id, name);
  const ids = (await read(id)).documents.map((document) => document.id);
  const order = async (some: string[]) =>
    (await ask(`/api/listings/${id}/documents`, "PUT", { ids: some })).status;
  expect(await order(ids.toReversed())).toBe(204);
  const names = (await read(id)).documents.map(({ name }) => name);
  expect(names).toEqual(["Third", "Second", "First"]);
  expect(await order(ids.slice(1))).toBe(409);
  expect(await order([...ids, randomUUID()])).toBe(409);
});

const flyer = {
  name: "Flyer",
  tier: "public",
  fileName: "flyer.pdf",
  mediaType: "application/pdf",
  isOfferingMemorandum: "0",
  isDownloadable: "1",
};

test("a document says how many pages it has, also after its file is replaced", async () => {
  const id = await addDraft();
  const query = new URLSearchParams({ ...flyer, version: "1" });
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    store.as(store.broker)(`/api/listings/${id}/documents${path}?${query}`, {
      method: "POST",
      body,
    });
  const pdf = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) pdf.addPage();
  const added = await send("", new Uint8Array(await pdf.save()));
  const { id: documentId } = await added.json();
  expect((await read(id)).documents[0]?.pages).toBe(3);
  expect((await send(`/${documentId}/file`, new Uint8Array(pdfOf([["One"]])))).status).toBe(204);
  expect((await read(id)).documents[0]?.pages).toBe(1);
});

test.each([
  ["of spaces only", Buffer.from(`%PDF-1.7\n${" ".repeat(1000)}`), "damaged or cut off"],
  ["cut off in the middle", pdfOf([["One"], ["Two"]]).subarray(0, 700), "damaged or cut off"],
  ["cut off before its end", pdfOf([["One"]]).subarray(0, -150), "damaged or cut off"],
  ["without pages", pdfOf([]), "has no pages"],
  ["that needs a password to open", await protectedPdf({ userPassword: "secret" }), "a password"],
])("a PDF %s is refused when it is uploaded", async (_, file, sentence) => {
  const id = await addDraft();
  const query = new URLSearchParams({ ...flyer, tier: "agreement" });
  const answer = await store.as(store.broker)(`/api/listings/${id}/documents?${query}`, {
    method: "POST",
    body: new Uint8Array(file),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(sentence);
  expect((await read(id)).documents).toEqual([]);
});

test("a PDF that an owner's password only protects from printing is accepted", async () => {
  const id = await addDraft();
  const file = await protectedPdf({ ownerPassword: "owner", userPassword: "" });
  const answer = await store.as(store.broker)(
    `/api/listings/${id}/documents?${new URLSearchParams(flyer)}`,
    { method: "POST", body: new Uint8Array(file) },
  );
  expect(answer.status).toBe(200);
  expect((await read(id)).documents[0]?.pages).toBe(1);
});

test("the list counts prospects, agreements, offers and what waits", async () => {
  const id = await addListing(store.db, { details: listingDetails });
  const signedAt = new Date().toISOString();
  const prospectId = await addProspect(store.db, id, { signedAt });
  await addProspect(store.db, id);
  await addOffer(store.db, { listingId: id, prospectId });
  await store.db
    .insertInto("prospectMessage")
    .values({
      id: randomUUID(),
      listingId: id,
      prospectId,
      author: "prospect",
      authorName: "Quinn Abara",
      text: "Is the roof survey recent?",
      sentAt: signedAt,
    })
    .execute();
  expect(await list()).toMatchObject([
    {
      id,
      prospects: 2,
      agreements: 1,
      offers: 1,
      waiting: {
        offersToAnswer: 1,
        countersToSend: 0,
        questions: 1,
        questionAt: signedAt,
        requests: 0,
      },
    },
  ]);
  // Once its client has approved a counter, that is what is to be done.
  await store.db
    .updateTable("offer")
    .set({ counter: JSON.stringify(saleTerms), counterState: "approved", counterAt: signedAt })
    .execute();
  expect(await list()).toMatchObject([{ waiting: { offersToAnswer: 1, countersToSend: 1 } }]);
  await store.db
    .updateTable("offer")
    .set({ acceptanceRequestedAt: signedAt, counter: null, counterState: null, counterAt: null })
    .execute();
  expect(await list()).toMatchObject([
    { waiting: { offersToAnswer: 1, countersToSend: 0, acceptances: 1 } },
  ]);
  expect((await read(id)).funnel).toMatchObject({
    inquired: { total: 2 },
    signed: { total: 1, today: 1 },
    offered: { lastWeek: 0 },
  });
});

test("a client finds no listing, and a broker finds it by address or headline", async () => {
  const id = await addListing(store.db, {
    clientId: store.client.id,
    details: { headline: "Corner plaza" },
  });
  const found = async (text: string, who = store.broker) =>
    (
      (await (await ask(`/api/search?text=${text}`, "GET", undefined, who)).json()) as {
        kind: string;
        id: string;
      }[]
    ).filter(({ kind }) => kind === "listing");
  expect(await found("placeholder")).toMatchObject([{ id }]);
  expect(await found("corner")).toMatchObject([{ id }]);
  expect(await found("placeholder", store.client)).toEqual([]);
});

test("an erased client's drafts are deleted, and their listings leave the site", async () => {
  const client = await store.accounts.create({
    name: "Kim Leaving",
    email: "kim.leaving@example.com",
    role: "client",
  });
  const draft = await addDraft({ clientId: client.id });
  const live = await addListing(store.db, { clientId: client.id });
  await store.db
    .transaction()
    .execute(async (db) => eraseClient({ db, mailer: store.mailer }, client.id));
  expect((await ask(`/api/listings/${draft}`)).status).toBe(404);
  expect(await read(live)).toMatchObject({ status: "withdrawn" });
  expect((await read(live)).client).toBeUndefined();
});

test("a listing and its deal name the same day for offers, whichever of them is changed", async () => {
  const dealId = await addSale();
  const dates = `/api/deals/${dealId}/key-dates`;
  const form = {
    label: "Offers due",
    kind: "deadline",
    override: { day: "2099-12-04", reason: "" },
    basis: "",
    status: "open",
  };
  const { id: dateId } = await (await ask(dates, "POST", form)).json();
  const { id } = await (await ask("/api/listings", "POST", { dealId })).json();
  const ofDeal = async () => {
    const { keyDates } = await (await ask(`/api/deals/${dealId}`)).json();
    return keyDates.map(({ day, time }: { day: string; time?: string }) => [day, time]);
  };
  // A day without a time counts until it ends.
  expect((await read(id)).offersDueAt).toBe("2099-12-05T05:59:00.000Z");

  const dueBy = async (offersDueAt: string | null) =>
    ask(`/api/listings/${id}/offers-due`, "PUT", {
      offersDueAt,
      version: (await read(id)).version,
    });
  expect((await dueBy("2099-12-10T23:00:00.000Z")).status).toBe(204);
  expect(await ofDeal()).toEqual([["2099-12-10", "17:00"]]);

  const { version } = (await (await ask(dates)).json()).find(
    (date: { id: string }) => date.id === dateId,
  );
  const moved = { ...form, override: { day: "2099-12-11", reason: "" }, time: "12:00", version };
  expect((await ask(`${dates}/${dateId}`, "PUT", moved)).status).toBe(200);
  expect((await read(id)).offersDueAt).toBe("2099-12-11T18:00:00.000Z");

  expect((await dueBy(null)).status).toBe(204);
  expect(await ofDeal()).toEqual([]);
  expect((await dueBy("2099-12-10T23:00:00.000Z")).status).toBe(204);
  expect(await ofDeal()).toEqual([["2099-12-10", "17:00"]]);
  expect((await read(id)).offersDueAt).toBe("2099-12-10T23:00:00.000Z");
  expect(await (await ask("/api/events?from=2099-12-10&to=2099-12-10")).json()).toMatchObject([
    { title: "Offers due", day: "2099-12-10", time: "17:00" },
  ]);
});

test("a listing's days on the market begin on the day that its deal says, if that is earlier", async () => {
  const dealId = await addSale();
  const day = (label: string, on: string, status = "done") =>
    ask(`/api/deals/${dealId}/key-dates`, "POST", {
      label,
      kind: "milestone",
      override: { day: on, reason: "" },
      basis: "",
      status,
    });
  const publishedAt = "2026-09-20T02:00:00.000Z";
  const id = await addListing(store.db, { dealId, clientId: store.client.id, publishedAt });
  expect((await read(id)).onMarketSince).toBe("2026-09-19");
  await day("On the market", "2026-09-14");
  expect((await read(id)).onMarketSince).toBe("2026-09-14");
  expect(await list()).toMatchObject([{ onMarketSince: "2026-09-14" }]);
});

test("a pin outside of the state is refused with the one that was probably meant", async () => {
  const id = await addDraft({ details: { region: "TX", city: "Austin" } });
  const lost = await change(id, { position: { latitude: 30.2649, longitude: 97.7446 } });
  expect(lost.status).toBe(400);
  expect((await lost.json()).fields).toEqual({
    "details.position.latitude":
      "30.2649, 97.7446 isn’t in Texas. Please enter 30.2649, -97.7446 if that is what you mean.",
  });
  const right = await change(id, { position: { latitude: 30.2649, longitude: -97.7446 } });
  expect(right.status).toBe(204);
});

test("days and moments of a listing are real, in a plausible year", async () => {
  const id = await addDraft();
  for (const day of ["0026-06-30", "9999-12-31", "2027-02-30"]) {
    const spaces = [suite({ availableFrom: day })];
    const refused = await change(id, { marketingFrom: day, spaces });
    expect(Object.keys((await refused.json()).fields)).toEqual([
      "details.spaces.0.availableFrom",
      "details.marketingFrom",
    ]);
  }
  const { version } = await read(id);
  const due = async (offersDueAt: string) =>
    (await ask(`/api/listings/${id}/offers-due`, "PUT", { offersDueAt, version })).status;
  expect(await due("0026-12-20T22:00:00.000Z")).toBe(400);
  expect(await due("9999-12-31T23:30:00.000Z")).toBe(400);
  expect(await due("2099-12-20T22:00:00.000Z")).toBe(204);
});
