import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { listingPaths } from "@frontage/content/listings";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfOf } from "../../test/pdf.ts";
import { pictureOf } from "../../test/photos.ts";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { startS3 } from "../../test/s3.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { cleanUp } from "../cleanup/cleanup.ts";
import { photoFiles } from "./photo-files.ts";

const dayMs = 86_400_000;
const slug = "in-a-bucket";
let bucket: Awaited<ReturnType<typeof startS3>>;
let store: TestStore;
let listingId: string;
beforeAll(async () => {
  bucket = await startS3();
  const { accessKeyId, bucket: name, endpoint = "", secretAccessKey } = bucket.settings;
  store = await openStore({
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  listingId = await addCompleteListing(store, { slug });
});
afterAll(async () => {
  await store.remove();
  await bucket.stop();
});

const asBroker = (path: string, init?: RequestInit) => store.as(store.broker)(path, init);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** The keys of a listing's files in the bucket, by their folder. */
async function keptIn(folder: string): Promise<string[]> {
  const { bucket: name, endpoint } = bucket.settings;
  const listing = await (await fetch(`${endpoint}/${name}`)).text();
  const keys = [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? "");
  return keys.filter((key) => key.startsWith(`${folder}/`));
}

test("a photograph's files are in the bucket, are served from it, and leave it with the photograph", async () => {
  const body = new Uint8Array(await pictureOf(700, 500).jpeg().toBuffer());
  const path = `/api/listings/${listingId}/photos`;
  const { id, widths } = (await (
    await asBroker(path, { method: "POST", body })
  ).json()) as ListingPhoto;
  expect(await keptIn("photos")).toHaveLength(2 * widths.length);
  for (const width of widths) {
    for (const format of ["avif", "jpg"] as const) {
      const answer = await photoFiles(store).request(
        `http://localhost${listingPaths.photo(id, width, format)}`,
      );
      expect(answer.status).toBe(200);
      const bytes = await bytesOf(answer);
      expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    }
  }
  expect((await asBroker(`${path}/${id}`, { method: "DELETE" })).status).toBe(204);
  await cleanUp(store, Date.now() + 2 * dayMs);
  expect(await keptIn("photos")).toEqual([]);
});

test("a listing's document and its reader's agreement are in the bucket, and are read from it", async () => {
  const content = pdfOf([["Income of the plaza"]]);
  const query = new URLSearchParams({
    name: "Survey",
    fileName: "Survey.pdf",
    mediaType: "application/pdf",
    tier: "agreement",
    isOfferingMemorandum: "0",
    isDownloadable: "1",
  });
  const others = await keptIn("listing-documents");
  const added = await asBroker(`/api/listings/${listingId}/documents?${query}`, {
    method: "POST",
    body: new Uint8Array(content),
  });
  const { id } = (await added.json()) as { id: string };
  const path = `/api/listings/${listingId}/documents/${id}`;
  expect(await keptIn("listing-documents")).toHaveLength(others.length + 1);
  expect((await bytesOf(await asBroker(`${path}/file`))).equals(content)).toBe(true);

  const Cookie = await enterRoomOf(store, slug);
  const room = (at: string) => store.ask(`/api/room/${slug}${at}`, { headers: { Cookie } });
  for (const at of [`/documents/${id}/file`, "/agreement"]) {
    const answer = await room(at);
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(await keptIn("agreements")).toHaveLength(1);

  expect((await asBroker(`${path}?version=1`, { method: "DELETE" })).status).toBe(204);
  await cleanUp(store, Date.now() + 2 * dayMs);
  expect(await keptIn("listing-documents")).toEqual(others);
  // Agreements stay, whatever happens to the documents.
  expect(await keptIn("agreements")).toHaveLength(1);
  expect(existsSync(join(store.variables.DATA_DIR ?? "", "files"))).toBe(false);
});
