import { randomUUID } from "node:crypto";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { compose } from "../../scripts/compose.ts";
import { sendInquiry, webhookSecret } from "../../test/inquiries.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { answering, hanging, openReceiver } from "../../test/webhook-receiver.ts";
import type { Database } from "../database/open-database.ts";
import { markUndelivered, retryDelivery } from "./deliveries.ts";
import { readInquiry } from "./queries.ts";
import { dashboardBuild, siteBuild, writeBuilds } from "../../test/fixture.ts";

// Two servers that share an outbox on one PostgreSQL, as on two machines.

let builds: Awaited<ReturnType<typeof writeBuilds>>;
let hook: Awaited<ReturnType<typeof openReceiver>>;
let store: TestStore;
const children: ChildProcess[] = [];

beforeAll(async () => {
  builds = await writeBuilds({ site: siteBuild, dashboard: dashboardBuild });
  await compose({ site: builds.site, dashboard: builds.dashboard, output: builds.output });
  hook = await openReceiver(answering(200));
  store = await openStore({
    settings: {
      INQUIRY_WEBHOOK_URL: hook.url,
      INQUIRY_WEBHOOK_SECRET: webhookSecret,
      INQUIRY_WEBHOOK_ALLOW_PRIVATE: "1",
      INQUIRY_LIMIT_PER_HOUR: "0",
    },
  });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await store.remove();
  await hook.close();
  await builds.remove();
});

/** Starts a server, which delivers what is waiting. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [inject("serverFile"), builds.output], {
    env: { ...store.variables, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes("http://localhost:")) return child;
  }
  throw new Error("The server ended before it listened.");
}

const send = (message = `Number ${randomUUID()}`) =>
  sendInquiry({ db: store.db, accept: store.inquiries.accept }, { message });
/** These processes have no email server, so emails to the mailbox are saved as files. */
const undelivered = async () =>
  (await store.db.selectFrom("delivery").select("id").where("state", "=", "waiting").execute())
    .length;
const patient = { timeout: 120_000, interval: 50 };

/** Waits until a transaction waits for another one. */
const someoneWaits = async () => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(store.db);
  return rows.length > 0;
};

test("an inquiry stays marked if one delivery fails while another is retried", async () => {
  const { deliveries, id: inquiryId } = await send();
  const idOf = (target: string) => deliveries.find((one) => one.target === target)?.id ?? "";
  const giveUp = async (db: Database, target: string) => {
    await db
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("id", "=", idOf(target))
      .execute();
    await markUndelivered(db, inquiryId);
  };
  await giveUp(store.db, "webhook");
  const isWritten = Promise.withResolvers<void>();
  const isAskedFor = Promise.withResolvers<void>();
  const settling = store.db.transaction().execute(async (transaction) => {
    await giveUp(transaction, "mailbox");
    isWritten.resolve();
    await isAskedFor.promise;
  });
  await isWritten.promise;
  let isTried = false;
  const retrying = retryDelivery(store.db, { inquiryId, deliveryId: idOf("webhook") }).then(
    () => (isTried = true),
  );
  await expect.poll(async () => isTried || (await someoneWaits()), patient).toBe(true);
  isAskedFor.resolve();
  await Promise.all([settling, retrying]);
  expect(await readInquiry(store.db, inquiryId)).toMatchObject({ isUndelivered: true });
  await store.db.deleteFrom("inquiry").execute();
});

test("a delivery that succeeds while the broker retries it is not sent twice", async () => {
  const { deliveries, id: inquiryId } = await send();
  const deliveryId = deliveries[0]?.id ?? "";
  const arrived = Promise.withResolvers<void>();
  const isWritten = Promise.withResolvers<void>();
  const settling = store.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("delivery")
      .set({ state: "delivered" })
      .where("id", "=", deliveryId)
      .execute();
    isWritten.resolve();
    await arrived.promise;
  });
  await isWritten.promise;
  const retrying = retryDelivery(store.db, { inquiryId, deliveryId });
  await expect.poll(someoneWaits, patient).toBe(true);
  arrived.resolve();
  await Promise.all([settling, retrying]);
  const states = await store.db
    .selectFrom("delivery")
    .select("state")
    .where("id", "=", deliveryId)
    .execute();
  expect(states).toEqual([{ state: "delivered" }]);
  await store.db.deleteFrom("inquiry").execute();
});

test("two processes share what waits, and deliver each once", async () => {
  await Promise.all(Array.from({ length: 60 }, () => send()));
  expect(await undelivered()).toBe(120);
  const held: ServerResponse[] = [];
  const ids: unknown[] = [];
  const confirm = (response: ServerResponse) => {
    if (response.destroyed) return;
    ids.push(response.req.headers["webhook-id"]);
    answering(200)(response);
  };
  hook.behave((response) => void held.push(response));
  const both = await Promise.all([start(), start()]);
  // One process alone has at most eight in progress.
  await expect.poll(() => held.filter(({ destroyed }) => !destroyed).length, patient).toBe(16);
  hook.behave(confirm);
  held.forEach(confirm);
  await expect.poll(undelivered, patient).toBe(0);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);

  for (const child of both) child.kill("SIGTERM");
  const ends = await Promise.all(both.map((child) => once(child, "exit")));
  expect(ends.map(([code]) => code)).toEqual([0, 0]);
});

test("what a killed process was delivering is delivered by another one", async () => {
  hook.received.length = 0;
  hook.behave(hanging);
  const { id } = await send();
  const killed = await start();
  await expect.poll(() => hook.received.length, patient).toBe(1);
  killed.kill("SIGKILL");
  await once(killed, "exit");

  // As if the lease's minute had passed.
  const now = new Date().toISOString();
  const held = await store.db
    .updateTable("delivery")
    .set({ nextAttemptAt: now })
    .where("inquiryId", "=", id)
    .where("leasedUntil", ">", now)
    .returning(["id", "target"])
    .execute();
  const webhook = held.find(({ target }) => target === "webhook");
  hook.behave(answering(200));
  await start();
  await expect.poll(undelivered, patient).toBe(0);
  expect(hook.received.map(({ headers }) => headers["webhook-id"])).toEqual([
    webhook?.id,
    webhook?.id,
  ]);
});
