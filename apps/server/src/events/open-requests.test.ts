import type { PortalEvent } from "@frontage/records/schemas/event";
import { beforeAll, expect, test } from "vitest";
import { seedSamples } from "../seed/seed-samples.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore({ settings: { OPEN_REQUEST_LIMIT: "2" } });
let client: ReturnType<TestStore["as"]>;
beforeAll(async () => {
  const seeded = await seedSamples(store);
  client = store.as(seeded.client);
  await store.db.deleteFrom("event").where("status", "=", "requested").execute();
});

const post = (path: string, body: object) =>
  client(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
const request = (time: string) =>
  post("/api/events/requests", {
    kind: "viewing",
    dealId: "9-template-drive",
    day: "2099-07-14",
    time,
    minutes: "60",
    note: "",
  });

test("a client with too many open requests is refused until one is answered or withdrawn", async () => {
  const first: PortalEvent = await (await request("09:00")).json();
  expect((await request("11:00")).status).toBe(200);
  const refused = await request("13:00");
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toMatch(/^You have 2 open requests\. Withdraw one/);

  const withdrawn = await post(`/api/events/${first.id}/cancel`, {
    version: first.version,
    reason: "",
  });
  expect(withdrawn.ok).toBe(true);
  expect((await request("13:00")).status).toBe(200);
});
