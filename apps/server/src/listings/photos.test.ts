import type { BrokerListing, ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { photosMax } from "@frontage/records/schemas/listing-photo";
import { listingPaths } from "@frontage/content/listings";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addListing } from "../../test/listing.ts";
import { addCompleteListing } from "../../test/room.ts";
import { heic, pictureBomb, pictureOf } from "../../test/photos.ts";
import { sharedStore } from "../../test/store.ts";
import { cleanUp } from "../cleanup/cleanup.ts";
import { readListings } from "../listing-pages/read-listings.ts";
import { photoFiles } from "./photo-files.ts";

const dayMs = 86_400_000;
const store = sharedStore();
let picture: Buffer;
beforeAll(async () => {
  picture = await pictureOf(700, 500).jpeg().toBuffer();
});

beforeEach(() => store.db.deleteFrom("upload").execute());

const addDraft = (columns: { clientId?: string } = {}) =>
  addListing(store.db, { status: "draft", publishedAt: null, confirmedAt: null, ...columns });
const ask = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });
const send = (listingId: string, bytes: Buffer) =>
  store.as(store.broker)(`/api/listings/${listingId}/photos`, {
    method: "POST",
    body: new Uint8Array(bytes),
  });
async function add(listingId: string): Promise<ListingPhoto> {
  const answer = await send(listingId, picture);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ListingPhoto;
}
async function photosOf(listingId: string): Promise<readonly ListingPhoto[]> {
  const listing = (await (await ask(`/api/listings/${listingId}`)).json()) as BrokerListing;
  return listing.photos;
}
const idsOf = async (listingId: string) => (await photosOf(listingId)).map(({ id }) => id);

/** A request for a photograph's file, by the broker or anybody. */
async function view({ id, widths }: ListingPhoto, { isBroker = false } = {}) {
  const headers = new Headers(isBroker ? { Cookie: await store.cookieOf(store.broker) } : {});
  const path = listingPaths.photo(id, widths[0] ?? 0, "avif");
  return photoFiles(store).request(`http://localhost${path}`, { headers });
}

/** The keys of files that no row names, which the cleanup removes. */
const strays = async () =>
  (await store.db.selectFrom("upload").select("key").execute()).map(({ key }) => key);

test("a photograph is added last, without text, and its files are complete", async () => {
  const listing = await addDraft();
  const first = await add(listing);
  expect(first).toMatchObject({ alt: "", isRendering: false, width: 700, height: 500 });
  const second = await add(listing);
  expect(await photosOf(listing)).toEqual([first, second]);
  for (const width of first.widths) {
    for (const format of ["avif", "jpg"] as const) {
      const answer = await photoFiles(store).request(
        `http://localhost${listingPaths.photo(first.id, width, format)}`,
        { headers: { Cookie: await store.cookieOf(store.broker) } },
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
      expect(await sharp(bytes).metadata()).toMatchObject({ width });
    }
  }
  expect(await strays()).toEqual([]);
});

test("a photograph is for everyone while the site shows its listing, and for brokers always", async () => {
  const listing = await addDraft();
  const photo = await add(listing);
  expect((await view(photo)).status).toBe(404);
  const own = await view(photo, { isBroker: true });
  expect(own.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");

  const at = new Date().toISOString();
  const change = (columns: { status?: "available" | "withdrawn"; confirmedAt?: string }) =>
    store.db.updateTable("listing").set(columns).where("id", "=", listing).execute();
  await change({ status: "available", confirmedAt: at });
  const shown = await view(photo);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Content-Type")).toBe("image/avif");
  expect(shown.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");

  await change({ confirmedAt: new Date(Date.now() - 31 * dayMs).toISOString() });
  expect((await view(photo)).status).toBe(404);
  await change({ status: "withdrawn", confirmedAt: at });
  expect((await view(photo)).status).toBe(404);
  expect((await view(photo, { isBroker: true })).status).toBe(200);
});

test("a client sees no draft's photograph, not even of the own property", async () => {
  const listing = await addDraft({ clientId: store.client.id });
  const { id } = await add(listing);
  const answer = await photoFiles(store).request(
    `http://localhost${listingPaths.photo(id, 320, "jpg")}`,
    { headers: { Cookie: await store.cookieOf(store.client) } },
  );
  expect(answer.status).toBe(404);
});

test.each([
  ["HEIC", async () => heic, 415, /HEIC/],
  ["a picture bomb", () => pictureBomb(50_000), 413, /150 million pixels/],
  ["text", async () => Buffer.from("<svg/>"), 415, /JPEG, PNG or WebP/],
  ["nothing", async () => Buffer.alloc(0), 400, /empty/],
  ["a small picture", () => pictureOf(300, 300).png().toBuffer(), 415, /640 pixels/],
])("%s is refused with a sentence, and leaves nothing", async (_, bytes, status, sentence) => {
  const listing = await addDraft();
  const answer = await send(listing, await bytes());
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).toMatch(sentence);
  expect(await photosOf(listing)).toEqual([]);
  expect(await strays()).toEqual([]);
});

test("pictures that are sent at once are all added", async () => {
  const listing = await addDraft();
  await Promise.all([add(listing), add(listing), add(listing)]);
  const rows = await store.db
    .selectFrom("listingPhoto")
    .select("position")
    .where("listingId", "=", listing)
    .orderBy("position")
    .execute();
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
});

test("a listing has no more photographs than it may have", async () => {
  const listing = await addDraft();
  const at = new Date().toISOString();
  await store.db
    .insertInto("listingPhoto")
    .values(
      Array.from({ length: photosMax }, (_, position) => ({
        id: `${listing}-${position}`,
        listingId: listing,
        position,
        alt: "",
        isRendering: 0 as const,
        width: 700,
        height: 500,
        addedAt: at,
      })),
    )
    .execute();
  const answer = await send(listing, picture);
  expect(answer.status).toBe(409);
  expect(await strays()).toEqual([]);
});

test("text and rendering are said of a photograph, and the audit log knows", async () => {
  const listing = await addDraft();
  const { id } = await add(listing);
  const path = `/api/listings/${listing}/photos/${id}`;
  const answer = await ask(path, "PUT", { alt: " Eleven shops at dusk ", isRendering: true });
  expect(await answer.json()).toMatchObject({ alt: "Eleven shops at dusk", isRendering: true });
  const [entry] = await store.db
    .selectFrom("audit")
    .selectAll()
    .where("subjectId", "=", listing)
    .orderBy("id", "desc")
    .execute();
  expect(entry).toMatchObject({
    action: "change",
    subject: "listing",
    subjectName: "15 Placeholder Plaza, Photographs",
  });
  expect((await ask(path, "PUT", { alt: "x".repeat(201), isRendering: true })).status).toBe(400);
});

test("the site shows a photograph as soon as it has alternative text", async () => {
  const listing = await addCompleteListing(store);
  const { id } = await add(listing);
  const shown = async () => {
    const { shown: listings } = await readListings(store.db, Date.now());
    return listings.find((one) => one.id === listing)?.photos;
  };
  expect(await shown()).toEqual([]);
  await ask(`/api/listings/${listing}/photos/${id}`, "PUT", { alt: "Shops", isRendering: true });
  expect(await shown()).toMatchObject([{ id, alt: "Shops", isRendering: true }]);
});

test("photographs are put in an order, unless others were added meanwhile", async () => {
  const listing = await addDraft();
  const [first, second] = [await add(listing), await add(listing)];
  const path = `/api/listings/${listing}/photos`;
  expect((await ask(path, "PUT", { ids: [second.id, first.id] })).status).toBe(204);
  expect(await idsOf(listing)).toEqual([second.id, first.id]);
  const third = await add(listing);
  expect((await ask(path, "PUT", { ids: [first.id, second.id] })).status).toBe(409);
  expect((await ask(path, "PUT", { ids: [first.id, first.id, third.id] })).status).toBe(409);
  expect(await idsOf(listing)).toEqual([second.id, first.id, third.id]);
});

test("a removed photograph is gone, and so are its files after the cleanup", async () => {
  const listing = await addCompleteListing(store);
  const other = await addDraft();
  const photo = await add(listing);
  const files = await store.db
    .selectFrom("listingPhotoFile")
    .select("fileKey")
    .where("photoId", "=", photo.id)
    .execute();
  const [{ fileKey } = { fileKey: "" }] = files;
  expect((await ask(`/api/listings/${other}/photos/${photo.id}`, "DELETE")).status).toBe(404);
  expect((await ask(`/api/listings/${listing}/photos/${photo.id}`, "DELETE")).status).toBe(204);
  expect((await view(photo)).status).toBe(404);
  expect(await strays()).toHaveLength(files.length);
  await cleanUp(store, Date.now() + 2 * dayMs);
  await expect(store.files.read(fileKey)).rejects.toThrow("ENOENT");
  expect(await strays()).toEqual([]);
});

test("a photograph of a published listing without a text yet is removed, or marked as a rendering", async () => {
  const listing = await addCompleteListing(store);
  const { id } = await add(listing);
  const path = `/api/listings/${listing}/photos/${id}`;
  expect((await ask(path, "PUT", { alt: "", isRendering: true })).status).toBe(200);
  expect((await ask(path, "DELETE")).status).toBe(204);
});

test("where the store fails in the middle of a photograph, nothing of it remains", async () => {
  const listing = await addDraft();
  const { write } = store.files;
  let written = 0;
  store.files.write = async (key, source) => {
    written += 1;
    if (written === 3) throw new Error("The store is full.");
    await write(key, source);
  };
  const answer = await send(listing, picture);
  store.files.write = write;
  expect(answer.status).toBe(500);
  expect(await photosOf(listing)).toEqual([]);
  expect(await strays()).toEqual([]);
});
