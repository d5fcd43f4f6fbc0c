import { sampleContacts } from "@frontage/content/samples/contacts";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { sampleEvents } from "@frontage/content/samples/events";
import { sampleDeals } from "@frontage/content/samples/deals";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quickHashing } from "../../test/quick-hashing.ts";
import { freshSettings } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { eventOf } from "../events/rows.ts";
import { listDealActivity } from "../deals/activity.ts";
import { listDealDetails } from "../deals/queries.ts";
import { readRendering } from "./sample-files.ts";
import { scopedTo } from "../database/scope.ts";
import { remindOfEvents } from "../reminders/remind-of-events.ts";
import { openServices } from "../services.ts";
import { isEmpty, seedSamples } from "./seed-samples.ts";

const now = new Date();
let services: Awaited<ReturnType<typeof openServices>>;
let seeded: Awaited<ReturnType<typeof seedSamples>>;
let wasEmpty: boolean;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  services = await openServices(readServerEnvironment(fresh.variables), createLog("silent"), {
    passwordHashing: quickHashing,
  });
  wasEmpty = await isEmpty(services);
  seeded = await seedSamples(services, now);
});
afterAll(async () => {
  await services.close();
  await remove();
});

test("a store is empty until it is seeded", async () => {
  expect(wasEmpty).toBe(true);
  expect(await isEmpty(services)).toBe(false);
});

test("both accounts sign in with the passwords that were made", async () => {
  for (const { email, password } of [seeded.broker, seeded.client]) {
    const answer = await createApi(services).request(
      `${services.publicUrl}/api/auth/sign-in/email`,
      {
        method: "POST",
        body: JSON.stringify({ email, password }),
        headers: { "Content-Type": "application/json", Origin: services.publicUrl },
      },
    );
    expect(answer.status).toBe(200);
  }
  expect(seeded.broker.password).not.toBe(seeded.client.password);
  expect(seeded.client.password.length).toBeGreaterThanOrEqual(16);
});

test("the client's deals and events are the samples", async () => {
  const records = scopedTo(services.db, seeded.client);
  const page = { limit: 50 };
  const { items: deals } = await listDealDetails(
    { db: services.db, records, person: seeded.client },
    {},
    page,
  );
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  const client = { id: seeded.client.id, name: seeded.client.name };
  const shown = deals.map((deal) => ({
    ...deal,
    // What is open is decided by the server.
    nextDate: undefined,
    otherDates: undefined,
    waitingFor: undefined,
    keyDates: deal.keyDates
      // The exchange's other days, which appear only on its page.
      .filter(({ kind }) => kind !== "first-transfer" && kind !== "exchange-identification")
      .map(({ day, done, label }) => ({ label, day, done })),
  }));
  // The samples have no photographs; the server finds one among their documents, named a rendering.
  const pictures = new Map(deals.map(({ id, isRendering, photo }) => [id, { isRendering, photo }]));
  for (const id of ["15-placeholder-plaza", "48-example-road"]) {
    const photo: unknown = expect.stringContaining(`/api/deals/${id}/photo`);
    expect(pictures.get(id)).toEqual({ photo, isRendering: true });
  }
  expect(shown.toSorted(byId)).toEqual(
    sampleDeals(now)
      .toSorted(byId)
      .map((deal) => ({ ...deal, client, ...pictures.get(deal.id) })),
  );

  // Events that repeat a key date would stay behind if the key date moved.
  const repeated = [
    "identification-48-example-road",
    "letter-of-intent-due-15-placeholder-plaza",
    "offer-accepted-48-example-road",
    "agreement-signed-48-example-road",
    "offer-deadline-15-placeholder-plaza",
  ];
  const rows = await records.selectFrom("event").selectAll().execute();
  const review = rows.filter(({ id }) => id === "review-of-offers-15-placeholder-plaza");
  expect(review).toMatchObject([{ title: "Review of offers", kind: "call", day: null }]);
  const others = rows.filter((row) => !review.includes(row));
  expect(others.map(eventOf).toSorted(byId)).toEqual(
    sampleEvents(now)
      .filter(({ id }) => !repeated.includes(id))
      .toSorted(byId)
      .map((event) => ({ ...JSON.parse(JSON.stringify(event)), clientId: seeded.client.id })),
  );
});

test("no two deals share a picture, and every picture is marked as a rendering", async () => {
  const { db } = services;
  const reader = { db, records: db, person: seeded.broker };
  const deals = await listDealDetails(reader, {}, { limit: 50 });
  const pictured = deals.items.filter(({ photo }) => photo);
  expect(pictured.filter(({ isRendering }) => !isRendering)).toEqual([]);
  const contents = await Promise.all(pictured.map(({ id }) => readRendering(id)));
  expect(new Set(contents.map((content) => content.toString("base64"))).size).toBe(pictured.length);
  expect(pictured.length).toBeGreaterThan(1);
});

test("a deal's activity lists each document once", async () => {
  const { entries } = await listDealActivity(services.db, seeded.client, "48-example-road");
  const names = entries.map(({ subjectId }) => subjectId);
  expect(names).toEqual([...new Set(names)]);
  expect(entries[0]).toMatchObject({
    action: "change",
    subjectName: "Purchase agreement, revision 3",
  });
});

test("every picture shows its own property", async () => {
  const pictures = await services.db
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(["dealId", "documentVersion.fileKey"])
    .where("document.type", "=", "photographs")
    .execute();
  for (const { dealId, fileKey } of pictures) {
    const rendering = await readRendering(dealId ?? "");
    expect(rendering.equals(await buffer(await services.files.read(fileKey)))).toBe(true);
  }
  expect(pictures.map(({ dealId }) => dealId).toSorted()).toEqual([
    "15-placeholder-plaza",
    "48-example-road",
  ]);
});

test("each version of each document has a file of its size and hash", async () => {
  const versions = await services.db
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select([
      "documentVersion.bytes",
      "documentVersion.fileKey",
      "documentVersion.sha256",
      "documentVersion.mediaType",
    ])
    .execute();
  expect(versions).toHaveLength(sampleDocuments(now).flatMap(({ versions: all }) => all).length);
  for (const version of versions) {
    const content = await buffer(await services.files.read(version.fileKey));
    expect(content.byteLength).toBe(version.bytes);
    expect(createHash("sha256").update(content).digest("hex")).toBe(version.sha256);
    const opening = version.mediaType === "image/jpeg" ? "\xFF\xD8" : "%PDF-";
    expect(content.toString("latin1").startsWith(opening)).toBe(true);
  }
});

test("no thread and no notification speaks of the assistant", async () => {
  const threads = await services.db.selectFrom("thread").selectAll().execute();
  expect(threads.map(({ kind }) => kind)).not.toContain("assistant");
  for (const thread of threads) {
    const messages = await services.db
      .selectFrom("message")
      .select("id")
      .where("threadId", "=", thread.id)
      .execute();
    expect(thread.messageCount).toBe(messages.length);
  }
  const leading = await services.db
    .selectFrom("notification")
    .select("path")
    .where("path", "like", "%assistant%")
    .execute();
  expect(leading).toEqual([]);
});

test("the contacts stand in their deals", async () => {
  const parties = await services.db.selectFrom("contactDeal").select("contactId").execute();
  expect(parties).toHaveLength(sampleContacts(now).flatMap(({ dealIds }) => dealIds).length);
});

test("nobody is reminded of a date that a sample notification already mentions", async () => {
  const told = async () =>
    services.db
      .selectFrom("notification")
      .select(["path", "at"])
      .where("kind", "=", "event")
      .execute();
  const before = await told();
  const viewing = sampleEvents(now).find(({ id }) => id === "viewing-48-example-road");
  if (!viewing || !("start" in viewing)) throw new Error("The samples have no viewing tomorrow.");
  await remindOfEvents(services, new Date(Date.parse(viewing.start) - 60_000));
  const after = await told();
  const ofIt = (all: typeof before) => all.filter(({ path }) => path.endsWith(viewing.id));
  expect(ofIt(after)).toEqual(ofIt(before));
  expect(ofIt(after)).toHaveLength(1);
});

test("the sample listing’s photographs are renderings, and no file’s name tells the address", async () => {
  const photos = await services.db
    .selectFrom("listingPhoto")
    .selectAll()
    .orderBy("position")
    .execute();
  expect(photos.map(({ isRendering }) => isRendering)).toEqual([1, 1, 1, 1]);
  expect(photos.filter(({ alt }) => alt === "")).toHaveLength(1);
  for (const { id } of photos) expect(id).not.toContain("placeholder");
  const files = await services.db.selectFrom("listingPhotoFile").selectAll().execute();
  expect(files).toHaveLength(4 * 4 * 2);
  for (const { bytes, fileKey } of files) {
    expect(await buffer(await services.files.read(fileKey))).toHaveLength(bytes);
  }
});
