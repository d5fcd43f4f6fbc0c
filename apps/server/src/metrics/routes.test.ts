import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { sharedStore } from "../../test/store.ts";
import { recordBackup } from "../backup/last-backup.ts";
import { queueEmail } from "../outbox/email-outbox.ts";

const METRICS_TOKEN = "a token that only the monitoring has";

const store = sharedStore({ settings: { METRICS_TOKEN } });

const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
  store.ask("/api/metrics", { headers: { Authorization: authorization } });

/** The value of a line: "frontage_live_streams", or with its labels. */
async function valueOf(series: string): Promise<number | undefined> {
  const lines = (await (await scrape()).text()).split("\n");
  const line = lines.find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test("the metrics are served as OpenMetrics, to callers with the token", async () => {
  for (const authorization of ["", METRICS_TOKEN, "Bearer ", "Bearer another"]) {
    const refused = await scrape(authorization);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(await refused.text()).not.toContain("frontage_");
  }
  const answer = await scrape();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/openmetrics-text; version=1/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  expect(text).toMatch(/# EOF\n$/);
  expect(text).toContain("# TYPE frontage_http_requests counter");
  expect(text).toMatch(/^frontage_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});

test("requests are counted by route, never by the record's address", async () => {
  const labels = 'method="GET",route="/api/documents/:id"';
  const path = "/api/documents/a-secret-name";
  for (let count = 0; count < 3; count++) await store.as(store.client)(path);
  expect(await valueOf(`frontage_http_requests_total{${labels},status="404"}`)).toBe(3);
  expect(await valueOf(`frontage_http_request_duration_seconds_count{${labels}}`)).toBe(3);
  expect(await (await scrape()).text()).not.toContain("a-secret-name");
});

test("what waits to be sent is counted, and how long the oldest has waited", async () => {
  const waiting = 'frontage_outbox_waiting{queue="email-notification"}';
  const oldest = 'frontage_outbox_oldest_seconds{queue="email-notification"}';
  expect(await valueOf(waiting)).toBe(0);
  expect(await valueOf(oldest)).toBe(0);
  for (let count = 0; count < 2; count++) {
    await queueEmail(store.db, { personId: store.client.id, kind: "notification", content: {} });
  }
  await store.db
    .updateTable("email")
    .set({ createdAt: new Date(Date.now() - 90_000).toISOString() })
    .execute();
  expect(await valueOf(waiting)).toBe(2);
  expect(await valueOf(oldest)).toBeGreaterThanOrEqual(90);
  await store.db.deleteFrom("email").execute();
  expect(await valueOf(waiting)).toBe(0);
  expect(await valueOf('frontage_outbox_waiting{queue="inquiry-email"}')).toBe(0);
});

test("documents that the assistant hasn't read are counted until it has", async () => {
  const dealId = await addDeal(store.db, store.client);
  const query = new URLSearchParams({
    name: "Lease",
    mediaType: "application/pdf",
    dealId,
    type: "lease",
    id: randomUUID(),
  });
  const answer = await store.as(store.client)(`/api/documents?${query}`, {
    method: "POST",
    body: Uint8Array.from(sampleFiles["application/pdf"]),
    headers: { "Content-Type": "application/pdf" },
  });
  expect(answer.status).toBe(200);
  expect(await valueOf("frontage_index_waiting_documents")).toBe(1);
  await store.passages.catchUp();
  expect(await valueOf("frontage_index_waiting_documents")).toBe(0);
  expect(await valueOf("frontage_index_lag_seconds")).toBe(0);
});

test("the age of the last backup is told, and that there is none", async () => {
  expect(await (await scrape()).text()).toContain("frontage_backup_age_seconds +Inf\n");
  for (const hours of [30, 2]) {
    await recordBackup(store.db, new Date(Date.now() - hours * 3_600_000).toISOString());
    expect(await valueOf("frontage_backup_age_seconds")).toBeCloseTo(hours * 3600, -2);
  }
});

test("open streams are counted", async () => {
  expect(await valueOf("frontage_live_streams")).toBe(0);
  const stop = store.changeStream.subscribe(store.client.id, () => {});
  expect(await valueOf("frontage_live_streams")).toBe(1);
  stop();
  expect(await valueOf("frontage_live_streams")).toBe(0);
});
