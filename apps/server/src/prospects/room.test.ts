import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentTier } from "@frontage/records/schemas/listing";
import type { Room } from "@frontage/records/schemas/room";
import { addListing, listingDetails, suite } from "../../test/listing.ts";
import { pdfOf, protectedPdf } from "../../test/pdf.ts";
import {
  addRoomDocument,
  agreementValues,
  cookieOf,
  enterRoomOf,
  newestLink,
  pageOf,
  roomPages,
} from "../../test/room.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { zipEntries } from "../../test/zip-entries.ts";
import { cleanUp } from "../cleanup/cleanup.ts";
import { createPdfs, type Pdfs } from "../pdfs/pdfs.ts";
import { executedAgreement } from "./executed-agreement.ts";
import { roomPageRoutes } from "./page-routes.ts";
import { roomRoutes } from "./room-routes.ts";

const dayMs = 86_400_000;

const store = sharedStore();
let slug: string;
let listingId: string;
beforeEach(async () => {
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  listingId = await addListing(store.db, { slug });
  await store.db.deleteFrom("attempt").execute();
});

const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  store.api.request(`http://frontage.test/api/room/${slug}${path}`, {
    ...init,
    headers: {
      Cookie: cookie,
      Origin: "http://frontage.test",
      ...(init.body ? { "Content-Type": "application/json" } : {}),
    },
  });
const post = (path: string, cookie: string, body?: object) =>
  ask(path, cookie, { method: "POST", ...(body ? { body: JSON.stringify(body) } : {}) });

const addDocument = (tier: DocumentTier, name: string, content: Buffer) =>
  addRoomDocument(store, listingId, tier, { name, content });

test("who signs is stored with all evidence before the next page is shown", async () => {
  const pages = roomPages(store);
  const values = await agreementValues(store, slug);
  const answer = await pages.post(`/listings/${slug}/agreement`, values);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`/listings/${slug}/agreement/sent`);
  const row = await store.db
    .selectFrom("agreement")
    .innerJoin("agreementText", "agreementText.sha256", "agreement.textSha256")
    .selectAll()
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: "Dana Fairley",
    company: "Fairley Holdings",
    email: "dana@example.com",
    role: "principal",
    signature: "Dana Fairley",
    consent: expect.stringContaining("I agree to sign electronically"),
    userAgent: "Test browser",
    verifiedAt: null,
  });
  expect(createHash("sha256").update(row.text).digest("hex")).toBe(row.textSha256);
});

test("a form with errors comes back as it was filled in", async () => {
  const values = await agreementValues(store, slug, { signature: "Dan Fairly", company: "" });
  const answer = await roomPages(store).post(`/listings/${slug}/agreement`, values);
  expect(answer.status).toBe(422);
  expect(await pageOf(answer)).toMatchObject({
    kind: "agreement",
    values: { name: "Dana Fairley", signature: "Dan Fairly" },
    errors: { signature: expect.any(String), company: expect.any(String) },
  });
});

test("the page of what is for sale and for lease asks a buyer or a tenant", async () => {
  const both = `both-${randomUUID().slice(0, 8)}`;
  const id = await addListing(store.db, {
    slug: both,
    details: { spaces: [suite()] },
  });
  await addRoomDocument(store, id, "agreement", { name: "Floor plans" });
  expect(await pageOf(await roomPages(store).get(`/listings/${both}/agreement`))).toMatchObject({
    interest: "either",
  });
});

test("the page asks a tenant as a tenant, and promises a memorandum only if there is one", async () => {
  const lease = `lease-${randomUUID().slice(0, 8)}`;
  const id = await addListing(store.db, { slug: lease, kind: "lease" });
  await addRoomDocument(store, id, "agreement", { name: "Floor plans" });
  expect(await pageOf(await roomPages(store).get(`/listings/${lease}/agreement`))).toMatchObject({
    interest: "lease",
    hasMemorandum: false,
  });
});

test.each([
  ["Seán O’Neill", "Seán O'Neill"],
  ["Anne–Marie Roy", "Anne-Marie Roy"],
  ["José Luis", "José Luis".normalize("NFD")],
  ["ﬁona Ray", "Fiona Ray"],
])("%s signs as %s", async (name, signature) => {
  const values = await agreementValues(store, slug, { name, signature });
  const answer = await roomPages(store).post(`/listings/${slug}/agreement`, values);
  expect(answer.headers.get("Location")).toBe(`/listings/${slug}/agreement/sent`);
});

test("a text that changed after the page was opened isn't signed", async () => {
  const values = await agreementValues(store, slug, { textSha256: "0".repeat(64) });
  const answer = await roomPages(store).post(`/listings/${slug}/agreement`, values);
  expect(answer.status).toBe(409);
});

test("the page is compressed for browsers that take it", async () => {
  await agreementValues(store, slug);
  const get = (encoding: string) =>
    roomPages(store).get(`/listings/${slug}/agreement`, "", encoding);
  const sent = await get("gzip, br");
  expect(sent.headers.get("Content-Encoding")).toBe("br");
  const body = brotliDecompressSync(await sent.arrayBuffer()).toString();
  expect(body).toBe(await (await get("identity")).text());
});

test("the page names no address that is kept for after the agreement", async () => {
  const details = { isAddressShown: false, headline: "Brick loft building" };
  const hidden = `hidden-${randomUUID().slice(0, 8)}`;
  await addRoomDocument(store, await addListing(store.db, { slug: hidden, details }), "agreement");
  const answer = await roomPages(store).get(`/listings/${hidden}/agreement`);
  const text = await answer.text();
  expect(text).toContain("Brick loft building");
  expect(text).not.toContain("15 Placeholder Plaza");
});

test("reading the link uses nothing up, its button opens the room once", async () => {
  const pages = roomPages(store);
  const values = await agreementValues(store, slug);
  await pages.post(`/listings/${slug}/agreement`, values);
  const token = await newestLink(store, slug, "dana@example.com");
  for (let reads = 0; reads < 3; reads++) {
    const page = await pageOf(await pages.get(`/listings/${slug}/enter?token=${token}`));
    expect(page).toMatchObject({ kind: "enter", token, isOver: false });
  }
  const entered = await pages.post(`/listings/${slug}/enter`, { token });
  expect(entered.status).toBe(303);
  expect((await ask("", cookieOf(entered))).status).toBe(200);
  const again = await pages.post(`/listings/${slug}/enter`, { token });
  expect(again.status).toBe(400);
  expect(again.headers.get("Set-Cookie")).toBeNull();
});

test("another listing's link doesn't open this one's room", async () => {
  const other = `other-${randomUUID().slice(0, 8)}`;
  await addListing(store.db, { slug: other });
  const cookie = await enterRoomOf(store, other);
  expect((await ask("", cookie)).status).toBe(401);
});

test("asking for a link answers the same, whether an address signed or not", async () => {
  const pages = roomPages(store);
  await enterRoomOf(store, slug);
  await store.db.deleteFrom("attempt").execute();
  store.mails.length = 0;
  const [signed, unknown] = await Promise.all(
    ["dana@example.com", "someone@example.com"].map(async (email) => {
      const answer = await pages.post(`/listings/${slug}/enter/link`, { email });
      return [answer.status, await answer.text()];
    }),
  );
  expect(signed).toEqual(unknown);
  expect(await newestLink(store, slug, "dana@example.com")).not.toBe("");
  expect(await newestLink(store, slug, "someone@example.com")).toBe("");
});

test("whether an address signed is looked up after a request for a link is answered", async () => {
  await enterRoomOf(store, slug);
  await store.db.deleteFrom("attempt").execute();
  store.mails.length = 0;
  const later: (() => Promise<unknown>)[] = [];
  const background = {
    ...store.background,
    start: (_: string, work: () => Promise<unknown>) => void later.push(work),
  };
  const pages = roomPages({ ...store, background });
  for (const email of ["dana@example.com", "someone@example.com"])
    expect((await pages.post(`/listings/${slug}/enter/link`, { email })).status).toBe(200);
  expect(await newestLink(store, slug, "dana@example.com")).toBe("");
  for (const work of later) await work();
  expect(await newestLink(store, slug, "dana@example.com")).not.toBe("");
});

test("who signs with a revoked reader's address is told the same as anyone, and no link is sent", async () => {
  await enterRoomOf(store, slug);
  const revokedAt = new Date().toISOString();
  await store.db.updateTable("prospect").set({ revokedAt }).execute();
  await store.db.deleteFrom("attempt").execute();
  await store.background.settled();
  store.mails.length = 0;
  const pages = roomPages(store);
  const values = await agreementValues(store, slug);
  const signed = await pages.post(`/listings/${slug}/agreement`, values);
  const again = await pages.post(`/listings/${slug}/agreement/sent`, {}, cookieOf(signed));
  expect(await pageOf(again)).toMatchObject({ kind: "email-sent", resent: "sent" });
  expect(await newestLink(store, slug, "dana@example.com")).toBe("");
});

test("one mailbox gets five links an hour from signatures, which are stored all the same", async () => {
  const pages = roomPages(store);
  store.mails.length = 0;
  for (let count = 0; count < 7; count += 1) {
    await pages.post(`/listings/${slug}/agreement`, await agreementValues(store, slug));
    await store.background.settled();
  }
  const agreements = store.db.selectFrom("agreement").where("listingId", "=", listingId);
  expect(await agreements.select("id").execute()).toHaveLength(7);
  const links = store.mails.filter(({ subject }) => subject?.startsWith("Your link"));
  expect(links).toHaveLength(5);
});

test("a stranger who signs with someone's address changes nothing of who they are", async () => {
  await enterRoomOf(store, slug);
  const typed = { name: "Eve Stranger", signature: "Eve Stranger", company: "Nowhere" };
  const values = await agreementValues(store, slug, typed);
  const answer = await roomPages(store).post(`/listings/${slug}/agreement`, values);
  expect(answer.status).toBe(303);
  const prospects = await store.db
    .selectFrom("prospect")
    .select(["name", "company"])
    .where("listingId", "=", listingId)
    .execute();
  expect(prospects).toEqual([{ name: "Dana Fairley", company: "Fairley Holdings" }]);
});

test("the link of a second agreement says who signed it and leaves who the reader is", async () => {
  await enterRoomOf(store, slug);
  const typed = { name: "Eve Stranger", signature: "Eve Stranger", company: "Nowhere" };
  const pages = roomPages(store);
  await store.db.deleteFrom("attempt").execute();
  await pages.post(`/listings/${slug}/agreement`, await agreementValues(store, slug, typed));
  const token = await newestLink(store, slug, "dana@example.com");
  expect(await pageOf(await pages.get(`/listings/${slug}/enter?token=${token}`))).toMatchObject({
    signed: { name: "Eve Stranger", company: "Nowhere", day: expect.stringMatching(/, 20\d\d$/) },
  });
  const entered = await pages.post(`/listings/${slug}/enter`, { token });
  const room = (await (await ask("", cookieOf(entered))).json()) as Room;
  expect(room.reader).toMatchObject({ name: "Dana Fairley", company: "Fairley Holdings" });
});

test.each([
  ["Dana Fairley", "Hi Dana,\n"],
  ["Visit evil.example now", "Hi,\n"],
])("the email with a link greets %s by first name only if it is a name", async (name, greeting) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const typed = { name, signature: name, email };
  const values = await agreementValues(store, slug, typed);
  await roomPages(store).post(`/listings/${slug}/agreement`, values);
  await newestLink(store, slug, email);
  const [link] = store.mails.filter(({ to }) => to === email);
  expect(link?.text.slice(0, greeting.length)).toBe(greeting);
});

test("the executed PDF names the property, and whom the signer acts for, as when it was signed", async () => {
  const values = await agreementValues(store, slug);
  await roomPages(store).post(`/listings/${slug}/agreement`, values);
  const details = JSON.stringify({ ...listingDetails, address: "17 Renamed Plaza" });
  await store.db
    .updateTable("listing")
    .set({ details, kind: "lease" })
    .where("id", "=", listingId)
    .execute();
  const { id } = await store.db
    .selectFrom("agreement")
    .select("id")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  const file = await buffer(await store.files.read((await executedAgreement(store, id)).fileKey));
  const { textOfFile } = await import("../assistant/passages/text-of-file.ts");
  const text = JSON.stringify(await textOfFile("application/pdf", new Uint8Array(file)));
  expect(text).toContain("15 Placeholder Plaza, Anytown, ST");
  expect(text).toContain(String.raw`Acting as\nPrincipal\n`);
  expect(text).not.toContain("Renamed");
});

test("both sides get the executed PDF, whose hash is in the audit log", async () => {
  const cookie = await enterRoomOf(store, slug);
  await store.background.settled();
  const mails = store.mails.filter(({ pdf }) => pdf).slice(-2);
  expect(new Set(mails.map(({ to }) => to))).toEqual(
    new Set(["dana@example.com", "jordan.reed@example.com"]),
  );
  const answer = await ask("/agreement", cookie);
  const file = Buffer.from(await answer.arrayBuffer());
  const sha256 = createHash("sha256").update(file).digest("hex");
  expect(
    mails.map(({ pdf }) => pdf && createHash("sha256").update(pdf.content).digest("hex")),
  ).toEqual([sha256, sha256]);
  const { subjectName } = await store.db
    .selectFrom("audit")
    .innerJoin("agreement", "agreement.id", "audit.subjectId")
    .select("audit.subjectName")
    .where("agreement.listingId", "=", listingId)
    .where("audit.action", "=", "create")
    .executeTakeFirstOrThrow();
  expect(subjectName).toBe(`SHA-256 ${sha256}`);
  expect((await PDFDocument.load(file)).getPageCount()).toBeGreaterThan(1);
});

test("of an agreement's PDF made twice at the same time, one stays and the cleanup removes the other", async () => {
  // What the tests before have left.
  await store.background.settled();
  await cleanUp(store, Date.now() + 2 * dayMs);
  const values = await agreementValues(store, slug);
  await roomPages(store).post(`/listings/${slug}/agreement`, values);
  const agreement = () =>
    store.db
      .selectFrom("agreement")
      .selectAll()
      .where("listingId", "=", listingId)
      .executeTakeFirstOrThrow();
  const { id } = await agreement();
  // Both have begun before either is written.
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const write: typeof store.pdfs.write = async (...sheet) => {
    begun += 1;
    if (begun === 2) both.resolve();
    await both.promise;
    return store.pdfs.write(...sheet);
  };
  const services = { ...store, pdfs: { ...store.pdfs, write } };
  const made = await Promise.all([
    executedAgreement(services, id),
    executedAgreement(services, id),
  ]);
  const { fileKey, sha256 } = await agreement();
  expect(made.map((file) => file.fileKey)).toEqual([fileKey, fileKey]);
  const leftOver = await store.db
    .selectFrom("upload")
    .select("key")
    .where("key", "like", "agreements/%")
    .execute();
  expect(leftOver).toHaveLength(1);
  const [lost = { key: "" }] = leftOver;
  await buffer(await store.files.read(lost.key));

  await cleanUp(store, Date.now() + 2 * dayMs);
  await expect(store.files.read(lost.key)).rejects.toThrow("ENOENT");
  const kept = await buffer(await store.files.read(fileKey ?? ""));
  expect(createHash("sha256").update(kept).digest("hex")).toBe(sha256);
  const entries = await store.db
    .selectFrom("audit")
    .select("subjectName")
    .where("subjectId", "=", id)
    .where("action", "=", "create")
    .execute();
  expect(entries).toEqual([{ subjectName: `SHA-256 ${sha256}` }]);
});

/** What a PDF says, as a reader extracts it. */
async function textOf(answer: Response): Promise<string> {
  const { textOfFile } = await import("../assistant/passages/text-of-file.ts");
  const file = new Uint8Array(await answer.arrayBuffer());
  return JSON.stringify(await textOfFile("application/pdf", file)).normalize("NFKC");
}

test.each([
  "张伟",
  "Иван Петров",
  "Łukasz Żak",
  "Nguyễn Văn Đức",
  "Αλέξης Π.",
  "김철수",
  "สมชาย",
  "Zoë 😀",
])("%s is legible in the agreement and on each page", async (name) => {
  const typed = { name, signature: name, company: `${name} Holdings` };
  const om = await addDocument("agreement", "Offering memorandum", pdfOf([["Income"]]));
  const cookie = await enterRoomOf(store, slug, typed);
  const agreement = await textOf(await ask("/agreement", cookie));
  const page = await textOf(await ask(`/documents/${om}/file`, cookie));
  const letters = (text: string) => text.replaceAll(/\s/g, "");
  expect(letters(agreement).split(letters(name)).length).toBeGreaterThan(3);
  expect(letters(page)).toContain(letters(`Confidential. ${name}, ${name} Holdings`));
  expect(agreement + page).not.toContain("U+");
});

test("names are read from right to left, and the line around them from left to right", async () => {
  const om = await addDocument("agreement", "Offering memorandum", pdfOf([["Income"]]));
  const name = "محمد علي";
  const cookie = await enterRoomOf(store, slug, { name, signature: name, company: "דוד LLC" });
  const page = await textOf(await ask(`/documents/${om}/file`, cookie));
  expect(page).toContain("Confidential.");
  for (const word of ["محمد", "علي", "דוד", "LLC"]) expect(page).toContain(word);
});

test("what needs approval opens only once the broker approves", async () => {
  const om = await addDocument("agreement", "Offering memorandum", pdfOf([["Income"]]));
  const rents = await addDocument("approval", "Rent roll", pdfOf([["Tenants"]]));
  const cookie = await enterRoomOf(store, slug);
  const shown = await ask(`/documents/${om}/file`, cookie);
  expect(shown.status).toBe(200);
  expect((await ask(`/documents/${rents}/file`, cookie)).status).toBe(404);
  expect((await post(`/documents/${rents}/request`, cookie)).status).toBe(204);
  const room = (await (await ask("", cookie)).json()) as Room;
  expect(room.documents.map(({ name, state }) => [name, state])).toEqual([
    ["Offering memorandum", "open"],
    ["Rent roll", "requested"],
  ]);
  await store.db
    .updateTable("documentAccess")
    .set({ approvedAt: new Date().toISOString() })
    .where("documentId", "=", rents)
    .execute();
  expect((await ask(`/documents/${rents}/file`, cookie)).status).toBe(200);
  const { readAt } = await store.db
    .selectFrom("prospect")
    .select("readAt")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  expect(readAt).not.toBeNull();
});

test("each page carries the reader's name, company and day", async () => {
  const om = await addDocument("agreement", "Offering memorandum", pdfOf([["One"], ["Two"]]));
  const cookie = await enterRoomOf(store, slug);
  const answer = await ask(`/documents/${om}/download`, cookie);
  const file = Buffer.from(await answer.arrayBuffer());
  const { textOfFile } = await import("../assistant/passages/text-of-file.ts");
  const text = JSON.stringify(await textOfFile("application/pdf", new Uint8Array(file)));
  expect(text.match(/Confidential\. Dana Fairley, Fairley Holdings/g)).toHaveLength(2);
});

test.each([
  [36, 792],
  [30, 800],
  [800, 30],
  [20, 20],
])("a page of %i by %i points carries the reader's name", async (width, height) => {
  const pdf = await PDFDocument.create();
  pdf.addPage([width, height]).drawRectangle({ width: 1, height: 1 });
  const om = await addDocument("agreement", "Plat", Buffer.from(await pdf.save()));
  const cookie = await enterRoomOf(store, slug);
  const text = await textOf(await ask(`/documents/${om}/file`, cookie));
  expect(text.replaceAll(/\s/g, "")).toContain("DanaFairley,FairleyHoldings");
});

test("a PDF that is only protected from printing opens with the reader's name", async () => {
  const file = await protectedPdf({ ownerPassword: "owner", userPassword: "" });
  const om = await addDocument("agreement", "Offering memorandum", file);
  const cookie = await enterRoomOf(store, slug);
  const answer = await ask(`/documents/${om}/file`, cookie);
  expect(answer.status).toBe(200);
  expect(await textOf(answer)).toContain("Dana Fairley");
});

test("a document that can't carry the reader's name isn't shown", async () => {
  const broken = await addDocument("agreement", "Broken", Buffer.from("%PDF-1.7 nothing"));
  const cookie = await enterRoomOf(store, slug);
  expect((await ask(`/documents/${broken}/file`, cookie)).status).toBe(422);
});

test("a document that can't carry the reader's name is missing from the zip, which says so", async () => {
  await addDocument("agreement", "Broken", Buffer.from("%PDF-1.7 nothing"));
  await addDocument("agreement", "Income", pdfOf([["Income"]]));
  const cookie = await enterRoomOf(store, slug);
  const answer = await ask("/documents.zip", cookie);
  const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(text).toContain("Income.pdf");
  expect(text).toContain("Not included.txt");
  expect(text).toContain("Ask me to send them to you:\nBroken\n");
  expect(text).not.toContain("Broken.pdf");
});

test("documents whose names differ only in case stay two on every system", async () => {
  for (const name of ["Lease", "LEASE"]) await addDocument("agreement", name, pdfOf([[name]]));
  const cookie = await enterRoomOf(store, slug);
  const zip = await (await ask("/documents.zip", cookie)).arrayBuffer();
  const names = [...zipEntries(Buffer.from(zip)).keys()];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2);
});

test("the room states the term that its reader signed, whatever the agreement says today", async () => {
  const cookie = await enterRoomOf(store, slug);
  const sha256 = randomUUID();
  await store.db
    .insertInto("agreementText")
    .values({ sha256, version: "0", term: "for one year", text: "", firstUsedAt: "2026-01-01" })
    .execute();
  await store.db
    .updateTable("agreement")
    .set({ textSha256: sha256 })
    .where("listingId", "=", listingId)
    .execute();
  const room = (await (await ask("", cookie)).json()) as Room;
  expect(room.agreement.term).toBe("for one year");
});

test("a document whose file is lost, or takes too long, is missing from the zip, which says so", async () => {
  const lost = await addDocument("agreement", "Lost", pdfOf([["Nowhere"]]));
  await addDocument("agreement", "Income", pdfOf([["Income"]]));
  const cookie = await enterRoomOf(store, slug);
  await store.files.remove(`listing-documents/${lost}`);
  const zipBy = async (pdfs: Pdfs) => {
    const answer = await roomRoutes({ ...store, pdfs }).request(
      `http://frontage.test/room/${slug}/documents.zip`,
      { headers: { Cookie: cookie } },
    );
    const entries = zipEntries(Buffer.from(await answer.arrayBuffer()));
    return [[...entries.keys()], String(entries.get("Not included.txt"))];
  };
  const begins = "These couldn’t be included. Ask me to send them to you:\n";
  expect(await zipBy(store.pdfs)).toEqual([["Income.pdf", "Not included.txt"], `${begins}Lost\n`]);
  const hurried = createPdfs({ jobMaxMs: 1 });
  expect(await zipBy(hurried)).toEqual([["Not included.txt"], `${begins}Lost\nIncome\n`]);
  await hurried.close();
});

test("a file that isn't a PDF opens only if it may be downloaded", async () => {
  const id = await addDocument("agreement", "Figures", Buffer.from("a,b\n"));
  const cookie = await enterRoomOf(store, slug);
  const set = (isDownloadable: 0 | 1) =>
    store.db
      .updateTable("listingDocument")
      .set({ mediaType: "text/csv", isDownloadable })
      .where("id", "=", id)
      .execute();
  await set(0);
  expect((await ask(`/documents/${id}/file`, cookie)).status).toBe(404);
  await set(1);
  expect((await ask(`/documents/${id}/file`, cookie)).status).toBe(200);
});

test("the agreement to sign is written once for its text", async () => {
  await agreementValues(store, slug);
  let written = 0;
  const pdfs: TestStore["pdfs"] = {
    ...store.pdfs,
    write: async (...agreement) => {
      written++;
      return store.pdfs.write(...agreement);
    },
  };
  const pages = roomPages({ ...store, pdfs });
  for (let reads = 0; reads < 3; reads++) {
    expect((await pages.get(`/listings/${slug}/agreement.pdf`)).status).toBe(200);
  }
  expect(written).toBe(1);
});

test.for(["agreement", "agreement.pdf", "enter"])(
  "an address gets the page %s hundreds of times an hour, and no more",
  async (page) => {
    await agreementValues(store, slug);
    // Without an address, nobody is counted.
    const request = async () =>
      roomPageRoutes(store, async () => ({ html: "", headers: {} })).request(
        `/listings/${slug}/${page}`,
        {},
        { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
      );
    expect((await request()).status).toBe(200);
    await store.db
      .updateTable("attempt")
      .set({ count: 300 })
      .where("key", "like", "agreement-page:%")
      .execute();
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  },
);

test("a reader opens hundreds of documents an hour, and no more", async () => {
  const id = await addDocument("agreement", "Income", pdfOf([["Income"]]));
  const cookie = await enterRoomOf(store, slug);
  expect((await ask(`/documents/${id}/file`, cookie)).status).toBe(200);
  await store.db
    .updateTable("attempt")
    .set({ count: 300 })
    .where("key", "like", "room-file:%")
    .execute();
  for (const path of [`/documents/${id}/file`, `/documents/${id}/download`, "/documents.zip"]) {
    expect((await ask(path, cookie)).status).toBe(429);
  }
});

test("a zip counts as the documents in it", async () => {
  for (const name of ["Income", "Leases"]) await addDocument("agreement", name, pdfOf([[name]]));
  const cookie = await enterRoomOf(store, slug);
  await (await ask("/documents.zip", cookie)).arrayBuffer();
  await store.db
    .updateTable("attempt")
    .set((eb) => ({ count: eb("count", "+", 298) }))
    .where("key", "like", "room-file:%")
    .execute();
  expect((await ask("/documents.zip", cookie)).status).toBe(429);
});

/** A PDF that is too large to be sent before anyone reads it. */
async function largePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.load(pdfOf([["Income"]]));
  await pdf.attach(randomBytes(1_000_000), "survey.bin");
  return Buffer.from(await pdf.save());
}

/** The room's routes, and how often they read a file. */
function countedRoom() {
  const reads: string[] = [];
  const files: TestStore["files"] = {
    ...store.files,
    async read(key) {
      reads.push(key);
      return store.files.read(key);
    },
  };
  const routes = roomRoutes({ ...store, files });
  const open = async (id: string, cookie: string, signal?: AbortSignal) =>
    routes.request(`http://frontage.test/room/${slug}/documents/${id}/file`, {
      headers: { Cookie: cookie },
      ...(signal && { signal }),
    });
  return { open, reads };
}

test("a reader who takes many documents has two in memory, and keeps nobody else waiting", async () => {
  const id = await addDocument("agreement", "Survey", await largePdf());
  const dana = await enterRoomOf(store, slug);
  const robin = await enterRoomOf(store, slug, { email: "robin@example.com" });
  const { open, reads } = countedRoom();
  const answered: Response[] = [];
  for (let requests = 0; requests < 10; requests++) {
    void open(id, dana).then((answer) => answered.push(answer));
  }
  await expect.poll(() => answered.length).toBe(2);
  expect((await open(id, robin)).status).toBe(200);
  expect(reads).toHaveLength(3);
  await answered[0]?.body?.cancel();
  await expect.poll(() => answered.length).toBe(3);
  expect(reads).toHaveLength(4);
});

test("a document that nobody waits for any longer isn't prepared", async () => {
  const id = await addDocument("agreement", "Survey", await largePdf());
  const cookie = await enterRoomOf(store, slug);
  const { open, reads } = countedRoom();
  const [first, second] = await Promise.all([open(id, cookie), open(id, cookie)]);
  const leaving = new AbortController();
  const dropped = open(id, cookie, leaving.signal);
  leaving.abort();
  await Promise.all([first.body?.cancel(), second.body?.cancel()]);
  expect((await dropped).ok).toBe(false);
  expect(reads).toHaveLength(2);
});

test("a room can be read where nothing can be written, and the server says that it isn't ready", async () => {
  if (store.kind === "postgres") return;
  const id = await addDocument("agreement", "Income", pdfOf([["Income"]]));
  const cookie = await enterRoomOf(store, slug);
  const isReady = async () => (await store.api.request("http://frontage.test/api/ready")).status;
  expect(await isReady()).toBe(200);
  await sql`pragma query_only = 1`.execute(store.db);
  try {
    expect(await isReady()).toBe(503);
    expect((await ask("", cookie)).status).toBe(200);
    expect((await ask(`/documents/${id}/file`, cookie)).status).toBe(200);
    expect((await post(`/documents/${id}/request`, cookie)).status).toBe(503);
  } finally {
    await sql`pragma query_only = 0`.execute(store.db);
  }
});

test("a revoked reader's next request ends", async () => {
  const cookie = await enterRoomOf(store, slug);
  await store.db
    .updateTable("prospect")
    .set({ revokedAt: new Date().toISOString() })
    .where("listingId", "=", listingId)
    .execute();
  expect((await ask("", cookie)).status).toBe(401);
});

test("a question and a tour reach the broker once, however often they are sent", async () => {
  const cookie = await enterRoomOf(store, slug);
  const question = { id: randomUUID(), text: "Does the roaster have an option?" };
  const tour = { id: randomUUID(), day: "2099-07-20", time: "10:00", note: "" };
  for (let times = 0; times < 2; times++) {
    expect((await post("/messages", cookie, question)).status).toBe(204);
    expect((await post("/tours", cookie, tour)).status).toBe(204);
  }
  const room = (await (await ask("", cookie)).json()) as Room;
  expect(room.messages).toHaveLength(1);
  expect(room.tours).toMatchObject([{ status: "requested" }]);
  expect((await post(`/tours/${tour.id}/withdraw`, cookie)).status).toBe(204);
});

test.each<[string, "sold" | "available", number]>([
  ["is sold", "sold", 0],
  ["isn't confirmed for a month", "available", 31],
])("nobody new signs once a listing %s, and who is in stays in", async (_, status, days) => {
  const cookie = await enterRoomOf(store, slug);
  const values = await agreementValues(store, slug);
  const confirmedAt = new Date(Date.now() - days * dayMs).toISOString();
  await store.db
    .updateTable("listing")
    .set({ status, confirmedAt })
    .where("id", "=", listingId)
    .execute();
  const pages = roomPages(store);
  expect((await pages.get(`/listings/${slug}/agreement`)).status).toBe(404);
  expect((await pages.post(`/listings/${slug}/agreement`, values)).status).toBe(404);
  expect((await ask("", cookie)).status).toBe(200);
});

test("nobody signs where no document would open", async () => {
  const pages = roomPages(store);
  await addDocument("public", "Flyer", pdfOf([["Flyer"]]));
  expect((await pages.get(`/listings/${slug}/agreement`)).status).toBe(404);
  await addDocument("agreement", "Income", pdfOf([["Income"]]));
  expect((await pages.get(`/listings/${slug}/agreement`)).status).toBe(200);
});

test("a withdrawn listing's room is closed", async () => {
  const cookie = await enterRoomOf(store, slug);
  await store.db
    .updateTable("listing")
    .set({ status: "withdrawn" })
    .where("id", "=", listingId)
    .execute();
  expect((await ask("", cookie)).status).toBe(404);
  expect((await roomPages(store).get(`/listings/${slug}/agreement`)).status).toBe(404);
});
