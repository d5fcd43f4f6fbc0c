import type { OwnOffer } from "@frontage/records/schemas/offer";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import {
  addListing,
  addOffer,
  addPaperAgreement,
  leaseTerms,
  saleTerms,
  suite,
} from "../../test/listing.ts";
import { pdfOf } from "../../test/pdf.ts";
import {
  addRoomDocument,
  agreementValues,
  enterRoomOf,
  newestLink,
  roomPages,
} from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { textOfFile } from "../assistant/passages/text-of-file.ts";
import { readListings } from "../listing-pages/read-listings.ts";
import { brokerTables, clientTables, personTables, prospectTables } from "../database/tables.ts";
import { scopedTo } from "../database/scope.ts";

// A word that nobody else writes is in every kind of record that isn't the reader's: another
// prospect's of the same listing, another listing's, a client's, the broker's own. No route may
// answer with it.

const canary = "zzcanary";
/** The same in what other prospects are called and write, which an owner may not know, either. */
const buyers = "zzbuyer";
/** With the views of the reader's listing, and the end of its term and days of protection. */
const foreignWords =
  /zzcanary|zzbuyer|987,?654,?321|2077-03|March 1[78], 2077|Mar 1[78], 2077|\b613 days|Days":613/;
const slug = "the-readers";
const otherSlug = "another-one";
const at = "2026-07-14T14:12:00.000Z";

const store = sharedStore({ transport: "server" });
/** The reader's. */
let cookie: string;
let listingId: string;
let dealId: string;
let prospectId: string;
/** Of what isn't the reader's, by kind. */
const foreign: Record<string, string> = {};

beforeAll(async () => {
  const { db } = store;
  // What only the broker and the client know of the listing itself.
  dealId = await addDeal(db, store.client);
  listingId = await addListing(db, {
    slug,
    clientId: store.client.id,
    dealId,
    recommendation: canary,
    recommendationSentAt: at,
    termFrom: "2077-03-01",
    termEndsAt: "2077-03-18T05:00:00.000Z",
    protectionDays: 613,
    listDays: 15,
    details: { spaces: [suite({ id: "first", name: "Suite 1" }), suite({ id: "third" })] },
  });
  const [views, salt] = [987_654_321, canary];
  await db
    .insertInto("listingView")
    .values({ listingId, day: "2026-07-14", origin: "search", views, visitors: views })
    .execute();
  await db.insertInto("viewSalt").values({ timeZone: "UTC", day: "2026-07-14", salt }).execute();
  const otherListing = await addListing(db, {
    slug: otherSlug,
    details: {
      address: `1 ${canary} Road`,
      summary: canary,
      headline: canary,
      spaces: [suite({ name: canary, floor: canary, note: canary, planId: canary })],
    },
  });
  cookie = await enterRoomOf(store, slug);
  ({ id: prospectId } = await db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow());
  // The reader's own records, so that there is something to answer with.
  await addRoomDocument(store, listingId, "agreement", { name: "Income" });
  await addOffer(db, { listingId, prospectId });
  await addPaper({ listingId, prospectId }, canary);

  await db
    .insertInto("inquiry")
    .values({
      id: "canary-inquiry",
      reference: "K7QM-2XRD",
      contentHash: "",
      receivedAt: at,
      name: canary,
      email: `${canary}@example.com`,
      phone: "",
      service: "leasing",
      message: canary,
      searchKey: canary,
      status: "new",
      listingId,
    })
    .execute();
  const thread = { kind: "broker", messageCount: 1, unreadByClient: 0, unreadByBroker: 1 } as const;
  await db
    .insertInto("thread")
    .values({
      id: "canary-thread",
      clientId: store.client.id,
      name: canary,
      description: canary,
      ...thread,
    })
    .execute();
  await db
    .insertInto("message")
    .values({
      id: "canary-message",
      threadId: "canary-thread",
      clientId: store.client.id,
      author: "client",
      text: canary,
      sentAt: at,
    })
    .execute();

  for (const [of, listing] of Object.entries({ same: listingId, other: otherListing })) {
    const other = await addSomeoneElse(of, listing);
    foreign[`${of}Prospect`] = other;
  }
  await leaseSuite();
  await db.updateTable("property").set({ summary: canary }).execute();
  await store.db.deleteFrom("attempt").execute();
});

/**
 * The agreement of someone who signed elsewhere, as well.
 *
 * @param by what the broker who recorded it is called and notes
 * @returns its id
 */
async function addPaper(ids: { listingId: string; prospectId: string }, by: string) {
  const isReaders = ids.prospectId === prospectId;
  return addPaperAgreement(store, ids, pdfOf([[isReaders ? "Signed" : buyers]]), {
    signedAt: at,
    // The one that counts.
    verifiedAt: "2099-01-01T00:00:00.000Z",
    recordedBy: by,
    endsOn: "2099-07-14",
    note: by,
  });
}

/** A tenant of the reader's listing proposes for a suite, and the broker accepts. */
async function leaseSuite() {
  const email = `${buyers}-tenant@example.com`;
  const tenant = await enterRoomOf(store, slug, {
    name: buyers,
    signature: buyers,
    company: buyers,
    email,
  });
  const terms = {
    ...leaseTerms,
    spaceIds: ["third"],
    freeMonths: 3,
    increase: 3,
    renewal: buyers,
    guaranty: buyers,
    note: buyers,
  };
  const headers = { Cookie: tenant, "Content-Type": "application/json" };
  const offer = { ...terms, expiresOn: "2099-07-20", expiresAt: "17:00" };
  const sent = await store.ask(`/api/room/${slug}/offer`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ offer, files: [] }),
  });
  const { offer: made } = (await sent.json()) as OwnOffer;
  foreign["proposal"] = made?.id ?? "";
  const accepted = await store.as(store.broker)(`/api/offers/${made?.id}/accept`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ contractOn: "2099-07-20", othersMessage: "", version: made?.version }),
  });
  if (!accepted.ok) throw new Error(await accepted.text());
  const lease = await store.db
    .selectFrom("offer")
    .select("dealId")
    .where("id", "=", made?.id ?? "")
    .executeTakeFirstOrThrow();
  foreign["leaseDeal"] = lease.dealId ?? "";
}

/** Another prospect with a record of every kind, each with their canary. */
async function addSomeoneElse(of: string, listing: string): Promise<string> {
  const { db, files } = store;
  // Through the pages, so that the agreement, its file, a link and a session are real.
  const email = `${buyers}-${of}@example.com`;
  const name = `${buyers} ${of}`;
  await enterRoomOf(store, of === "same" ? slug : otherSlug, {
    name,
    signature: name,
    company: buyers,
    email,
  });
  const { id } = await db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listing)
    .where("emailKey", "=", email)
    .executeTakeFirstOrThrow();
  const ids = { listingId: listing, prospectId: id };
  foreign[`${of}Document`] = await addRoomDocument(
    store,
    listing,
    // Of the reader's listing, one that the reader may not open; of another, one that is open there.
    of === "same" ? "approval" : "agreement",
    of === "same"
      ? { name: "Rent roll", content: pdfOf([[canary]]) }
      : { name: canary, content: pdfOf([[canary]]) },
  );
  const documentId = foreign[`${of}Document`] ?? "";
  await db
    .insertInto("documentAccess")
    .values({ prospectId: id, documentId, requestedAt: at, approvedAt: at, declinedAt: null })
    .execute();
  await db
    .insertInto("documentOpening")
    .values({ ...ids, documentId, kind: "view", at })
    .execute();
  await db
    .insertInto("prospectMessage")
    .values({
      id: `canary-message-${of}`,
      ...ids,
      author: "prospect",
      authorName: buyers,
      text: buyers,
      sentAt: at,
    })
    .execute();
  foreign[`${of}Agreement`] = await addPaper(ids, buyers);
  foreign[`${of}Tour`] = `canary-tour-${of}`;
  await db
    .insertInto("tourRequest")
    .values({
      id: foreign[`${of}Tour`] ?? "",
      ...ids,
      startsAt: "2099-07-20T15:00:00.000Z",
      endsAt: "2099-07-20T16:00:00.000Z",
      note: buyers,
      status: "requested",
      requestedAt: at,
      answer: canary,
    })
    .execute();
  const terms = { ...saleTerms, lender: buyers, note: buyers };
  const offerId = await addOffer(db, ids, { terms, counter: JSON.stringify(terms) });
  await db
    .insertInto("offerChange")
    .values({
      offerId,
      at,
      kind: "offered",
      by: "prospect",
      byName: buyers,
      terms: JSON.stringify(terms),
    })
    .execute();
  foreign[`${of}OfferFile`] = `canary-file-${of}`;
  const fileKey = `offers/${foreign[`${of}OfferFile`]}`;
  await files.write(fileKey, Readable.from([Buffer.from(buyers)]));
  await db
    .insertInto("offerFile")
    .values({
      id: foreign[`${of}OfferFile`] ?? "",
      prospectId: id,
      offerId,
      kind: "letter",
      name: buyers,
      mediaType: "text/csv",
      bytes: buyers.length,
      sha256: "",
      fileKey,
      addedAt: at,
    })
    .execute();
  return id;
}

const ask = (path: string, method = "GET", body?: object) =>
  store.ask(path, {
    method,
    headers: { Cookie: cookie, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** An answer as text, also of a PDF, with its headers. */
async function read(answer: Response): Promise<string> {
  const headers = JSON.stringify([...answer.headers]);
  const type = answer.headers.get("Content-Type") ?? "";
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (type !== "application/pdf" || !answer.ok) return headers + Buffer.from(bytes).toString();
  return headers + JSON.stringify(await textOfFile("application/pdf", bytes));
}

test("the canary is in every kind of record that a prospect has, and in the others' answers", async () => {
  const { db } = store;
  for (const table of Object.keys(prospectTables) as (keyof typeof prospectTables)[]) {
    if (table === "listingPhoto") continue;
    const rows = await db.selectFrom(table).selectAll().execute();
    expect([table, rows.length > 1]).toEqual([table, true]);
  }
  const answer = await store.as(store.broker)(`/api/listings/${listingId}/prospects`);
  expect(await answer.text()).toContain(buyers);
});

test("no GET route of the API shows a prospect what isn't theirs", async () => {
  const paths = store.api.routes
    .filter(({ method, path }) => method === "GET" && !path.endsWith("*"))
    .map(({ path }) => path)
    .filter((path) => path !== "/api/changes");
  expect(paths.length).toBeGreaterThan(50);
  const ids = [...new Set([...Object.values(foreign), listingId, store.client.id])];
  let answered = 0;
  for (const path of new Set(paths)) {
    const isOfRoom = path.startsWith("/api/room/");
    // A room of another listing, and what isn't the reader's by its id in the reader's own.
    for (const room of isOfRoom ? [slug, otherSlug] : [slug]) {
      for (const id of /:(?!slug)/.test(path) ? ids : [""]) {
        const address = path.replace(":slug", room).replaceAll(/:\w+(\{[^}]*\})?/g, id);
        const answer = await ask(address);
        if (answer.ok && isOfRoom) answered++;
        const isAsExpected = room === slug || answer.status === 401;
        expect([address, isAsExpected]).toEqual([address, true]);
        expect([address, foreignWords.exec(await read(answer))]).toEqual([address, null]);
      }
    }
  }
  // The room, its zip file, the agreement and the offer.
  expect(answered).toBeGreaterThanOrEqual(4);
});

test("what isn't theirs can't be opened or changed by its id", async () => {
  for (const of of ["same", "other"]) {
    const document = `/api/room/${slug}/documents/${foreign[`${of}Document`]}`;
    const attempts = [
      ask(`${document}/file`),
      ask(`${document}/download`),
      ask(`/api/room/${slug}/tours/${foreign[`${of}Tour`]}/withdraw`, "POST"),
      ask(`/api/room/${slug}/offer/files/${foreign[`${of}OfferFile`]}`),
      ask(`/api/room/${slug}/offer/files/${foreign[`${of}OfferFile`]}`, "DELETE"),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(404);
    const tour = await store.db
      .selectFrom("tourRequest")
      .select("status")
      .where("id", "=", foreign[`${of}Tour`] ?? "")
      .executeTakeFirst();
    expect(tour?.status).toBe("requested");
    const file = await buffer(await store.files.read(`offers/${foreign[`${of}OfferFile`]}`));
    expect(file.toString()).toBe(buyers);
  }
});

test("the zip file has the reader's own documents alone", async () => {
  const answer = await ask(`/api/room/${slug}/documents.zip`);
  const names = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(names).toContain("Income.pdf");
  expect(names).not.toContain("Rent roll");
  expect(names).not.toMatch(foreignWords);
});

test("the site shows visitors a listing without what is its broker's, client's or buyers'", async () => {
  const { shown } = await readListings(store.db, Date.now());
  const [own, ...others] = shown.filter(({ id }) => id === listingId);
  expect([own?.lease?.spaces.map(({ name }) => name), others]).toEqual([
    ["Suite 1", "Suite 3"],
    [],
  ]);
  expect(foreignWords.exec(JSON.stringify(own))).toBeNull();
});

/** A route's path with each of the ids in place of each of its parameters. */
function filledPaths(path: string, ids: readonly string[]): string[] {
  const [parameter] = /:\w+(\{[^}]*\})?/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  return ids.flatMap((id) => filledPaths(path.replace(parameter, id), ids));
}

test("no GET route tells an owner who a hidden buyer is or what they wrote, also of a lease", async () => {
  const client = store.as(store.client);
  const paths = store.api.routes.filter(
    ({ method, path }) => method === "GET" && !/\*$|^\/api\/(?:changes$|room\/)/.test(path),
  );
  const offers = await store.db.selectFrom("offer").select("id").execute();
  const ids = [
    ...new Set([...Object.values(foreign), ...offers.map(({ id }) => id), listingId, dealId]),
  ];
  let answered = 0;
  for (const path of new Set(paths.map((route) => route.path))) {
    for (const address of filledPaths(path, ids)) {
      const answer = await client(address);
      if (!answer.ok) continue;
      answered++;
      expect([address, (await read(answer)).includes(buyers)]).toEqual([address, false]);
    }
  }
  expect(answered).toBeGreaterThan(20);
  // Not because there is nothing to tell.
  const board = async () => (await client(`/api/deals/${dealId}/offers`)).text();
  expect(await board()).toContain('"freeMonths":3');
  await store.background.settled();
  const mails = store.mails.filter(({ to }) => to === store.client.email);
  expect(JSON.stringify(mails)).not.toContain(buyers);
  await store.db.updateTable("listing").set({ areCompaniesShown: 1, areNamesShown: 1 }).execute();
  expect(await board()).toMatch(
    /"lender":"zzbuyer".*"renewal":"zzbuyer"|"renewal":"zzbuyer".*"lender":"zzbuyer"/,
  );
  await store.db.updateTable("listing").set({ areCompaniesShown: 0, areNamesShown: 0 }).execute();
});

test("every table is the reader's own or empty", async () => {
  const records = scopedTo(store.db, { id: prospectId, role: "prospect", listingId });
  const tables = new Set([...clientTables, ...personTables, ...brokerTables, "user" as const]);
  // A table of one of the databases alone.
  tables.delete("passageStem");
  for (const table of tables) {
    const rows = await records.selectFrom(table).selectAll().execute();
    const allowed = table in prospectTables ? rows : [];
    expect([table, rows]).toEqual([table, allowed]);
    // What the broker notes of the reader's listing and agreement is in no answer: see above.
    if (table === "listing" || table === "agreement") continue;
    const telling = rows.filter((row) => foreignWords.test(JSON.stringify(row)));
    expect([table, telling]).toEqual([table, []]);
  }
});

test("a hidden address is nowhere before someone has signed", async () => {
  const hidden = "brick-loft";
  const address = `9 ${canary} Street`;
  const id = await addListing(store.db, {
    slug: hidden,
    details: { address, isAddressShown: false, headline: "Brick loft" },
  });
  await addRoomDocument(store, id, "agreement", { name: "Offering memorandum" });
  const pages = roomPages(store);
  const values = await agreementValues(store, hidden, { email: "before@example.com" });
  store.mails.length = 0;
  const signed = await pages.post(`/listings/${hidden}/agreement`, values);
  const justSigned = signed.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const token = await newestLink(store, hidden, "before@example.com");
  expect(token).not.toBe("");
  const answers = [
    await pages.get(`/listings/${hidden}/agreement`),
    await pages.get(`/listings/${hidden}/agreement.pdf`),
    await pages.post(`/listings/${hidden}/agreement`, { ...values, company: "" }),
    signed,
    await pages.get(`/listings/${hidden}/agreement/sent`, justSigned),
    await pages.get(`/listings/${hidden}/agreement/signed.pdf`, justSigned),
    await pages.get(`/listings/${hidden}/enter`),
    await pages.get(`/listings/${hidden}/enter?token=${token}`),
    await pages.post(`/listings/${hidden}/enter/link`, { email: "before@example.com" }),
    await ask(`/api/room/${hidden}`),
    await ask(`/api/room/${hidden}/documents.zip`),
    await ask(`/api/room/${hidden}/agreement`),
    await ask(`/api/room/${hidden}/offer`),
  ];
  for (const answer of answers) {
    const { status } = answer;
    expect([status, (await read(answer)).includes(canary)]).toEqual([status, false]);
  }
  // Whoever typed the address hasn't proved that it is theirs.
  const mails = store.mails.filter(({ to }) => to === "before@example.com");
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain(canary);
});

test.each([
  { kind: "sale", amount: { price: 98_765_432, noi: 1_000_000 }, terms: saleTerms },
  {
    kind: "lease",
    amount: {
      spaces: [suite({ rent: { amount: 98.76, unit: "sf-year" }, isRentOnRequest: true })],
    },
    terms: leaseTerms,
  },
] as const)(
  "what a $kind asks on request is in no answer and no email to a buyer",
  async ({ amount, kind, terms }) => {
    // Not the digits of an id.
    const asked = /(?<![\w-])98[,.]?76(?!\w*-\w{4}-)|1\.01/;
    const { db } = store;
    const onRequest = `on-request-${kind}`;
    const clientId = store.client.id;
    const dealId = await addDeal(db, store.client);
    const id = await addListing(db, {
      slug: onRequest,
      kind,
      clientId,
      dealId,
      details: { price: undefined, noi: undefined, ...amount, isPriceOnRequest: true },
    });
    await addRoomDocument(store, id, "agreement", { name: "Offering memorandum" });
    const locked = await addRoomDocument(store, id, "approval", { name: "Rent roll" });
    store.mails.length = 0;
    const own = { Cookie: await enterRoomOf(store, onRequest), "Content-Type": "application/json" };
    const { id: reader } = await db
      .selectFrom("prospect")
      .select("id")
      .where("listingId", "=", id)
      .executeTakeFirstOrThrow();

    const readAll = async () => {
      for (const path of ["", "/offer", "/agreement", "/documents.zip"]) {
        const answer = await store.ask(`/api/room/${onRequest}${path}`, { headers: own });
        expect([path, answer.ok]).toEqual([path, true]);
        expect([path, asked.exec(await read(answer))]).toEqual([path, null]);
      }
    };
    await readAll();
    const sent = await store.ask(`/api/room/${onRequest}/offer`, {
      method: "PUT",
      headers: own,
      body: JSON.stringify({
        offer: { ...terms, expiresOn: "2099-07-20", expiresAt: "17:00" },
        files: [],
      }),
    });
    expect(sent.status).toBe(200);
    expect(asked.exec(await read(sent))).toBeNull();
    // With each document approved, as well.
    await db
      .insertInto("documentAccess")
      .values({
        prospectId: reader,
        documentId: locked,
        requestedAt: at,
        approvedAt: at,
        declinedAt: null,
      })
      .execute();
    await readAll();
    const { shown } = await readListings(db, Date.now());
    expect(shown.map(({ slug: each }) => each)).toContain(onRequest);
    expect(asked.exec(JSON.stringify(shown.filter((each) => each.id === id)))).toBeNull();
    await store.background.settled();
    const mails = store.mails.filter(({ to }) => to === "dana@example.com");
    expect(mails.length).toBeGreaterThan(0);
    for (const { pdf, ...mail } of mails) {
      expect(asked.exec(JSON.stringify(mail))).toBeNull();
      if (!pdf) continue;
      const text = await textOfFile("application/pdf", new Uint8Array(pdf.content));
      expect(asked.exec(JSON.stringify(text))).toBeNull();
    }

    // The owner and the broker compare with it.
    const offers = `/api/deals/${dealId}/offers`;
    const clients = await (await store.as(store.client)(offers)).json();
    expect(clients).toMatchObject({
      board: { listing: kind === "sale" ? { price: amount.price } : { rent: 98.76 } },
    });
  },
);
