import type { ListingIndex } from "@frontage/content/served-page";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { compose } from "../../scripts/compose.ts";
import { dashboardBuild, page, siteBuild, writeBuilds } from "../../test/fixture.ts";
import { addListing, suite } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { createApp } from "../app.ts";
import { readJob } from "../inquiries/deliveries.ts";
import { listListingDocuments } from "../listings/queries.ts";
import { today } from "../time/today.ts";
import { documentFiles } from "./document-files.ts";
import { createListingPages, type ListingPages } from "./listing-pages.ts";

// The site's bundle is replaced by one that shows what it is given; the journeys have the real one.
const bundle = `
const around = (value) => "<!doctype html><html lang=en><title>Page</title><script type=application/json>" + JSON.stringify(value) + "</script></html>";
let failed = false;
globalThis.renders = 0;
export const renderServed = async (page, assets, options) => {
  globalThis.renders += 1;
  if (page.listing?.line === "Broken") throw new Error("Broken");
  return around({ ...page, ...options });
};
export const render = async (path, assets, options) => {
  if (options.asked?.slug === "once" && !failed) {
    failed = true;
    throw new Error("Once");
  }
  return around({ path, ...options });
};
`;
const dayMs = 86_400_000;
const agoOf = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const store = sharedStore({ transport: "server" });
let builds: Awaited<ReturnType<typeof writeBuilds>>;
let pages: ListingPages;
let app: Hono;
let now: () => number;

beforeAll(async () => {
  builds = await writeBuilds({
    site: {
      ...siteBuild,
      "sitemap.xml": "<urlset>\n</urlset>\n",
      "listings/assets.json": "{}",
      "listings/bundle/entry-server.mjs": bundle,
      "listings/pages/about.html": page("About, with Listings"),
      "listings/pages/404.html": page("Not found, with Listings"),
      "listings/pages/contact.html": page("Contact, with Listings"),
    },
    dashboard: dashboardBuild,
  });
  await compose({ site: builds.site, dashboard: builds.dashboard, output: builds.output });
});
beforeEach(async () => {
  now = Date.now;
  pages = await createListingPages({ folder: builds.output, ...store, now: () => now() });
  app = await createApp(builds.output, { listings: pages, files: documentFiles(store, pages) });
});
afterEach(async () => {
  await pages.close();
  await store.db.deleteFrom("inquiry").execute();
  await store.db.deleteFrom("listing").execute();
});
afterAll(() => builds.remove());

async function addPhoto(listingId: string, alt: string): Promise<void> {
  const id = randomUUID();
  const addedAt = new Date().toISOString();
  await store.db
    .insertInto("listingPhoto")
    .values({ id, listingId, position: 0, alt, isRendering: 1, width: 700, height: 500, addedAt })
    .execute();
  const file = { photoId: id, width: 700, fileKey: `photos/${id}`, sha256: "", bytes: 1 };
  await store.db
    .insertInto("listingPhotoFile")
    .values({ ...file, format: "jpg" })
    .execute();
}

async function addDocument(
  listingId: string,
  id: string,
  tier: "public" | "agreement",
): Promise<void> {
  await store.files.write(`listing/${id}`, Readable.from([Buffer.from("flyer")]));
  await store.db
    .insertInto("listingDocument")
    .values({
      id,
      listingId,
      position: 1,
      name: "Flyer",
      tier,
      isDownloadable: 1,
      fileName: "15 Placeholder Plaza.pdf",
      mediaType: "application/pdf",
      bytes: 5,
      pages: 2,
      sha256: "0".repeat(64),
      fileKey: `listing/${id}`,
      addedAt: new Date().toISOString(),
    })
    .execute();
}

const get = (path: string, headers = {}) => app.request(path, { headers });
const textOf = async (path: string) => (await get(path)).text();

async function publish(columns: Parameters<typeof addListing>[1] = {}): Promise<string> {
  const id = await addListing(store.db, { slug: "plaza", ...columns });
  await pages.refresh();
  return id;
}

async function shownIn(path: string): Promise<ListingIndex> {
  const [, json = ""] = /json>(.*)<\/script>/.exec(await textOf(path)) ?? [];
  return JSON.parse(json) as ListingIndex;
}

test("without listings, the site is as it was built and their paths lead nowhere", async () => {
  await addListing(store.db, { slug: "draft", status: "draft", publishedAt: null });
  await pages.refresh();
  expect((await get("/listings")).status).toBe(404);
  expect((await get("/listings/draft")).status).toBe(404);
  expect(await textOf("/about")).not.toContain("with Listings");
  expect(await textOf("/sitemap.xml")).not.toContain("listings");
});

test("a published listing has a page, a place in the index and the sitemap, and the menus name it", async () => {
  await publish();
  const answer = await get("/listings/plaza", { "Accept-Encoding": "br" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src");
  const tag = answer.headers.get("ETag") ?? "";
  const again = await get("/listings/plaza", { "Accept-Encoding": "br", "If-None-Match": tag });
  expect(again.status).toBe(304);
  expect((await shownIn("/listings")).listings).toHaveLength(1);
  expect(await textOf("/sitemap.xml")).toContain("/listings/plaza</loc><lastmod>");
  expect(await textOf("/about")).toContain("with Listings");
});

test("with the last listing withdrawn, menus go back, and the index says that nothing is listed", async () => {
  const id = await publish();
  await store.db.updateTable("listing").set({ status: "withdrawn" }).where("id", "=", id).execute();
  await pages.refresh();
  expect((await get("/listings/plaza")).status).toBe(404);
  for (const path of ["/listings", "/listings?kind=sale&from=1"]) {
    expect(await shownIn(path)).toMatchObject({ listings: [], counts: { all: 0 } });
  }
  expect(await textOf("/about")).not.toContain("with Listings");
});

test("a listing that can't be rendered is dropped, and the others' changes take effect", async () => {
  const id = await publish();
  await publish({ slug: "good" });
  const broken = await publish({ slug: "broken", details: { line: "Broken" } });
  expect((await get("/listings/broken")).status).toBe(404);
  await store.db.updateTable("listing").set({ status: "withdrawn" }).where("id", "=", id).execute();
  await pages.refresh();
  expect((await get("/listings/plaza")).status).toBe(404);
  expect((await shownIn("/listings")).listings.map(({ slug }) => slug)).toEqual(["good"]);
  await store.db.deleteFrom("listing").where("id", "=", broken).execute();
});

test("after a restart, a listing's page is there before the others are rendered, and no withdrawn one", async () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `plaza-${index}`);
  const ids: string[] = [];
  for (const slug of slugs) ids.push(await addListing(store.db, { slug }));
  await pages.refresh();
  const { renders } = globalThis as unknown as { renders: number };
  const restarted = await createListingPages({ folder: builds.output, ...store });
  const last = await restarted.find("/listings/plaza-19", new URLSearchParams());
  expect(last).toMatchObject({ status: 200 });
  expect((globalThis as unknown as { renders: number }).renders - renders).toBeLessThan(10);
  await store.db
    .updateTable("listing")
    .set({ status: "withdrawn" })
    .where("id", "=", ids[19] ?? "")
    .execute();
  await restarted.refresh();
  expect(await restarted.find("/listings/plaza-19", new URLSearchParams())).toEqual({
    status: 404,
  });
  await restarted.close();
});

test("a page that failed for one visitor is made again for the next", async () => {
  await publish({ slug: "once" });
  expect((await get("/contact?listing=once")).status).toBe(500);
  expect(await textOf("/contact?listing=once")).toContain('"slug":"once"');
});

test("a change that is published anywhere shows without a request for it", async () => {
  const id = await publish();
  await store.db
    .updateTable("listing")
    .set({ status: "under-contract" })
    .where("id", "=", id)
    .execute();
  await store.changeStream.publish([], ["listings"]);
  await expect
    .poll(async () => (await shownIn("/listings")).listings[0]?.statusName)
    .toBe("Under contract");
});

test("the index filters by kind, type and state, and ignores what it doesn't know", async () => {
  await publish();
  await publish({ slug: "suite", kind: "lease", details: { type: "office", region: "EX" } });
  const slugs = async (path: string) =>
    (await shownIn(path)).listings.map(({ slug }) => slug).toSorted();
  expect(await slugs("/listings?kind=lease")).toEqual(["suite"]);
  expect(await slugs("/listings?type=retail&state=EX")).toEqual([]);
  expect(await slugs("/listings?state=EX&utm_source=letter")).toEqual(["suite"]);
  expect(await slugs("/listings?state=XX&kind=theft")).toEqual(["plaza", "suite"]);
});

test("available listings come first, the newest confirmation on top", async () => {
  await publish({ slug: "sold", status: "sold" });
  await publish({ slug: "older", confirmedAt: agoOf(5) });
  await publish({ slug: "contract", status: "under-contract" });
  await publish({ slug: "newer", confirmedAt: agoOf(1) });
  expect((await shownIn("/listings")).listings.map(({ slug }) => slug)).toEqual([
    "newer",
    "older",
    "contract",
    "sold",
  ]);
});

test("what is sold or leased counts as neither for sale nor for lease", async () => {
  await publish({ slug: "on-sale" });
  await publish({ slug: "contract", status: "under-contract" });
  await publish({ slug: "sold", status: "sold" });
  const leased = suite({ name: "Suite 4", status: "leased" });
  await publish({ slug: "suite", kind: "lease", details: { spaces: [suite()] } });
  await publish({ slug: "leased", kind: "lease", status: "leased", details: { spaces: [leased] } });
  await publish({ slug: "both", details: { spaces: [leased, suite({ status: "pending" })] } });
  await publish({ slug: "sale-only", details: { spaces: [leased] } });
  const slugs = async (path: string) =>
    (await shownIn(path)).listings.map(({ slug }) => slug).toSorted();
  expect((await shownIn("/listings")).counts).toEqual({ all: 7, sale: 4, lease: 2 });
  expect(await slugs("/listings?kind=sale")).toEqual(["both", "contract", "on-sale", "sale-only"]);
  expect(await slugs("/listings?kind=lease")).toEqual(["both", "suite"]);
  expect(await slugs("/listings")).toContain("sold");
  for (const slug of ["sold", "leased"])
    expect(await textOf(`/listings/${slug}`)).not.toMatch(/for (sale|lease)/);
});

test("a size fits a building, or one of its available spaces or a part of it", async () => {
  const building = [
    suite({ name: "Suite 1", squareFeet: 1200 }),
    suite({ name: "Suite 5", squareFeet: 18_400, divisibleFrom: 6100 }),
    suite({ name: "Suite 2", squareFeet: 2400, status: "pending" }),
  ];
  await publish({ slug: "avenue", kind: "lease", details: { spaces: building } });
  await publish({ slug: "both", details: { spaces: [suite({ squareFeet: 1840 })] } });
  await publish({ slug: "plaza" });
  const slugs = async (query: string) =>
    (await shownIn(`/listings?${query}`)).listings.map(({ slug }) => slug).toSorted();
  expect(await slugs("from=6,500&to=7000")).toEqual(["avenue"]);
  expect(await slugs("to=2000")).toEqual(["avenue", "both"]);
  expect(await slugs("from=2000&to=3000")).toEqual([]);
  expect(await slugs("from=40000")).toEqual(["both", "plaza"]);
  expect(await slugs("kind=lease&from=40000")).toEqual([]);
  expect(await slugs("kind=sale&to=2000")).toEqual([]);
  expect(await slugs("from=none&to=-1")).toEqual(["avenue", "both", "plaza"]);
  // The form shows what was applied: the smaller size first.
  expect(await slugs("from=7000&to=6500")).toEqual(["avenue"]);
  expect((await shownIn("/listings?from=7000&to=6500")).filters).toEqual({ from: 6500, to: 7000 });
});

test("an address gets 120 pages by typed sizes an hour, compressed fast, and then a sentence", async () => {
  const spaces = Array.from({ length: 11 }, (_, at) => suite({ name: `Suite ${at}` }));
  await publish({ slug: "many", kind: "lease", details: { spaces } });
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const ask = async (path: string, address = "203.0.113.7") =>
    app.request(path, { headers: { "Accept-Encoding": "br" } }, from(address));
  const first = await ask("/listings?from=1");
  const sent = new Uint8Array(await first.arrayBuffer());
  const plain = brotliDecompressSync(sent);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  expect(sent).toHaveLength(brotliCompressSync(plain, { params }).length);
  for (let size = 2; size <= 120; size++) {
    const path = size % 2 ? "/listings" : "/listings/many";
    expect((await ask(`${path}?to=${size}`)).status).toBe(200);
  }
  for (const path of ["/listings?to=121", "/listings/many?to=121"]) {
    const refused = await ask(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    expect(await refused.text()).toMatch(/^Too many attempts.+\n$/);
  }
  expect((await ask("/listings?kind=lease")).status).toBe(200);
  expect((await ask("/listings?to=121", "203.0.113.8")).status).toBe(200);
});

test("a page with many spaces filters them by size, and one with few ignores it", async () => {
  const many = Array.from({ length: 11 }, (_, at) => suite({ name: `Suite ${at}` }));
  await publish({ slug: "many", kind: "lease", details: { spaces: many } });
  await publish({ slug: "few", kind: "lease", details: { spaces: many.slice(0, 10) } });
  expect(await textOf("/listings/many?from=2,000 SF")).toContain('"sizes":{"from":2000}');
  expect(await textOf("/listings/many")).not.toContain("sizes");
  expect(await textOf("/listings/few?from=2000")).not.toContain("sizes");
});

test.for([
  [19, "Confirmed available"],
  [22, "Last confirmed"],
  [28, "Last confirmed"],
  // Exact days are in content's tests: here, daylight saving time may begin or end in between.
] as const)("after %i days without a confirmation it says %s", async ([days, words]) => {
  await publish();
  now = () => Date.now() + days * dayMs;
  await pages.refresh();
  expect(await textOf("/listings/plaza")).toContain(words);
});

test("after 30 days without a confirmation it leaves the site until it is confirmed", async () => {
  const id = await publish();
  now = () => Date.now() + 31 * dayMs;
  await pages.refresh();
  expect((await get("/listings/plaza")).status).toBe(404);
  const confirmedAt = agoOf(-31);
  await store.db.updateTable("listing").set({ confirmedAt }).where("id", "=", id).execute();
  await pages.refresh();
  expect(await textOf("/listings/plaza")).toContain("Confirmed available");
});

test("a sold listing stays for 90 days, and then is gone", async () => {
  // A day of room on both sides: daylight saving time may begin or end in between.
  await publish({ status: "sold", statusAt: agoOf(88) });
  expect((await get("/listings/plaza")).status).toBe(200);
  now = () => Date.now() + 3 * dayMs;
  await pages.refresh();
  const gone = await get("/listings/plaza");
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain(
    '"kind":"gone","listing":{"name":"15 Placeholder Plaza","place":"Anytown, ST","slug":"plaza","statusName":"Sold"},"hasListings":false',
  );
  await publish({ slug: "another" });
  expect(await textOf("/listings/plaza")).toContain('"hasListings":true');
});

test("a leased listing that hid its address doesn't tell it when it is gone", async () => {
  await publish({
    kind: "lease",
    status: "leased",
    statusAt: agoOf(91),
    slug: "loft",
    details: { address: "9 Hidden Street", isAddressShown: false, headline: "Brick loft" },
  });
  const gone = await get("/listings/loft");
  expect(gone.status).toBe(410);
  expect(await gone.text()).toMatch(/Brick loft(?!.*hidden street)/i);
});

/** A broker's preview of a listing. */
const preview = async (id: string, who = store.broker) =>
  createApi(store, undefined, "", pages.render).request(
    `${store.origin}/api/listings/${id}/preview`,
    {
      headers: { Cookie: await store.cookieOf(who) },
    },
  );

test("a draft's preview is its page as if it were published now, for its broker alone", async () => {
  const id = await publish({ status: "draft", publishedAt: null, confirmedAt: null });
  const answer = await preview(id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  const published = await publish({ slug: "published" });
  const page = await get("/listings/published");
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    page.headers.get("Content-Security-Policy"),
  );
  expect(await answer.text()).toMatch(/"kind":"preview".*Confirmed available.*"hasListings":true/);
  expect((await preview(published)).status).toBe(200);
  expect((await preview(id, store.client)).status).toBe(404);
  expect((await preview(randomUUID())).status).toBe(404);
  expect((await get("/listings/plaza")).status).toBe(404);
});

test("a preview shows photographs that have no text yet", async () => {
  const id = await publish({ status: "draft" });
  await addPhoto(id, "");
  expect(await (await preview(id)).text()).toContain('"widths":[700]');
});

test("an earlier path leads to the listing's", async () => {
  const id = await publish();
  await store.db
    .insertInto("listingSlug")
    .values([
      { slug: "before", listingId: id },
      { slug: "plaza", listingId: id },
    ])
    .execute();
  await pages.refresh();
  const answer = await get("/listings/before?utm_source=letter");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe("/listings/plaza?utm_source=letter");
});

test("a hidden address is in no page, however it is written, and no earlier path confirms it", async () => {
  const id = await publish({
    slug: "brick-loft",
    details: {
      address: "9 Hidden Street",
      isAddressShown: false,
      headline: "Brick loft",
      line: "Near 9  hidden street, with a yard.",
      position: { latitude: 41.2345, longitude: -93.9876 },
      highlights: [{ title: "At 9 HIDDEN STREET", text: "9-hidden-street" }],
    },
  });
  await store.db
    .insertInto("listingSlug")
    .values({ slug: "9-hidden-street", listingId: id })
    .execute();
  await pages.refresh();
  for (const path of ["/listings/brick-loft", "/listings", "/sitemap.xml"])
    expect(await textOf(path)).not.toMatch(/hidden.street|41\.2345|93\.9876/i);
  expect((await get("/listings/9-hidden-street")).status).toBe(404);
});

test("the contact page names the listing that a visitor asks about", async () => {
  await publish();
  expect(await textOf("/contact?listing=plaza")).toContain('"name":"15 Placeholder Plaza"');
  expect(await textOf("/contact?listing=unknown")).toContain("Contact, with Listings");
});

test("the contact page names the space, unless that has left the page", async () => {
  const spaces = [
    suite({ id: "third", name: "Suite 3" }),
    suite({ id: "fourth", name: "Suite 4", status: "leased" }),
  ];
  await publish({ kind: "lease", details: { spaces } });
  const asked = '"asked":{"name":"15 Placeholder Plaza, Suite 3","slug":"plaza/third"}';
  expect(await textOf("/contact?listing=plaza/third")).toContain(asked);
  const plain = '"asked":{"name":"15 Placeholder Plaza","slug":"plaza"}';
  for (const id of ["fourth", "unknown"]) {
    expect(await textOf(`/contact?listing=plaza%2F${id}`)).toContain(plain);
  }
});

test("a public plan is beside its space, and not among the documents", async () => {
  const [plan, hidden] = [randomUUID(), randomUUID()];
  const spaces = [
    suite({ name: "Suite 3", planId: plan }),
    suite({ name: "Suite 5", planId: hidden }),
  ];
  const listingId = await publish({ kind: "lease", details: { spaces } });
  await addDocument(listingId, plan, "public");
  await addDocument(listingId, hidden, "agreement");
  await pages.refresh();
  const [listing] = (await shownIn("/listings")).listings;
  expect(listing?.lease?.spaces.map((space) => space.plan?.id)).toEqual([plan, undefined]);
  expect(listing?.documents).toEqual([]);
  expect((await get(`/listings/plaza/documents/${plan}`)).status).toBe(200);
  expect((await get(`/listings/plaza/documents/${hidden}`)).status).toBe(404);
});

test("a page leaves out an occupancy that its available spaces contradict", async () => {
  await publish({ details: { occupancy: 96, spaces: [suite({ squareFeet: 9200 })] } });
  expect(await textOf("/listings/plaza")).not.toContain("96%");
  await publish({
    slug: "later",
    details: { occupancy: 96, spaces: [suite({ availableFrom: "2099-01-01" })] },
  });
  expect(await textOf("/listings/later")).toContain("96%");
});

test("a sold listing's page names only documents that anyone may open", async () => {
  const listingId = await publish();
  await addDocument(listingId, randomUUID(), "agreement");
  await addDocument(listingId, randomUUID(), "public");
  async function tiers() {
    await pages.refresh();
    return [...(await textOf("/listings/plaza")).matchAll(/"tier":"(\w+)"/g)]
      .map(([, tier = ""]) => tier)
      .toSorted();
  }
  expect(await tiers()).toEqual(["agreement", "public"]);
  await store.db.updateTable("listing").set({ status: "sold" }).execute();
  expect(await tiers()).toEqual(["public"]);
});

test("everyone may download a public document, and only that", async () => {
  const listingId = await publish();
  const [flyer, memorandum] = [randomUUID(), randomUUID()];
  await addDocument(listingId, flyer, "public");
  await addDocument(listingId, memorandum, "agreement");
  await pages.refresh();
  const answer = await get(`/listings/plaza/documents/${flyer}`);
  expect(await answer.text()).toBe("flyer");
  expect(answer.headers.get("Content-Disposition")).toContain("filename=Flyer.pdf");
  expect((await get(`/listings/plaza/documents/${memorandum}`)).status).toBe(404);
  expect((await get(`/listings/other/documents/${flyer}`)).status).toBe(404);
  // However often it is downloaded, the store has one row for the day.
  for (let times = 0; times < 2; times++) await get(`/listings/plaza/documents/${flyer}`);
  const counted = await store.db.selectFrom("publicDownload").selectAll().execute();
  expect(counted).toEqual([{ documentId: flyer, day: today(), count: 3 }]);
  const [document] = await listListingDocuments(store.db, listingId, flyer);
  expect(document?.readers).toBe(3);
});

test("an inquiry keeps its listing, the space and where it came from, and makes its sender a prospect", async () => {
  const listingId = await publish({ details: { spaces: [suite({ id: "third" })] } });
  const source = { page: "/listings/plaza", firstPage: "/", referrer: "www.example.org" };
  const answer = await store.api.request(`${store.origin}/api/inquiries`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
      Origin: store.origin,
    },
    body: JSON.stringify({
      name: "Zoë Sample",
      email: "Zoe@example.com",
      phone: "(555) 555-0199",
      service: "leasing",
      message: "May I see it?",
      elapsedMs: 20_000,
      listing: "plaza/third",
      source,
    }),
  });
  expect(answer.status).toBe(201);
  const row = await store.db.selectFrom("inquiry").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ listingId, space: "Suite 3" });
  expect(JSON.parse(row.source ?? "")).toEqual(source);
  const prospect = await store.db.selectFrom("prospect").selectAll().executeTakeFirstOrThrow();
  expect(prospect).toMatchObject({ listingId, emailKey: "zoe@example.com", inquiryId: row.id });
  const delivery = await store.db.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();
  const job = await readJob(store.db, delivery);
  const listing = { id: listingId, slug: "plaza", name: "15 Placeholder Plaza" };
  expect(job?.listing).toEqual({ ...listing, space: "Suite 3" });
});
