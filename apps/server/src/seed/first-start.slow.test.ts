import { broker } from "@frontage/content/broker";
import { sampleClient } from "@frontage/content/samples/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quickHashing } from "../../test/quick-hashing.ts";
import { freshSettings } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import { readToday } from "../today/read-today.ts";
import { secondClient } from "./second-client.ts";
import { isEmpty, seedSamples, seedSecondClient } from "./seed-samples.ts";

let services: Awaited<ReturnType<typeof openServices>>;
let remove: () => Promise<void>;
beforeEach(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  services = await openServices(readServerEnvironment(fresh.variables), createLog("silent"), {
    passwordHashing: quickHashing,
  });
});
afterEach(async () => {
  await services.close();
  await remove();
});

async function expectSignIns(accounts: { email: string; password: string }[]) {
  for (const { email, password } of accounts) {
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
}

const countDeals = async () => (await services.db.selectFrom("deal").select("id").execute()).length;

test("a first start that ended after an account is finished by the next", async () => {
  await services.accounts.create({ name: broker.name, email: broker.email, role: "broker" });
  expect(await isEmpty(services)).toBe(true);
  const seeded = await seedSamples(services);
  await expectSignIns([seeded.broker, seeded.client]);
  expect(await countDeals()).toBeGreaterThan(0);
  expect(await isEmpty(services)).toBe(false);
});

test("a first start that ended after the samples gives its passwords the next time", async () => {
  await seedSamples(services);
  const deals = await countDeals();
  await services.db.withTables<{ account: object }>().deleteFrom("account").execute();
  expect(await isEmpty(services)).toBe(true);
  const { broker: seededBroker, client } = await seedSamples(services);
  await expectSignIns([seededBroker, client]);
  expect(await countDeals()).toBe(deals);
});

test("a store isn't empty if one of its accounts can log in, or belongs to someone else", async () => {
  const { name, email } = sampleClient;
  const { id } = await services.accounts.create({ name, email, role: "client" });
  expect(await isEmpty(services)).toBe(true);
  await services.accounts.setPassword(id, "correct horse battery staple");
  expect(await isEmpty(services)).toBe(false);

  await services.db.deleteFrom("user").execute();
  expect(await isEmpty(services)).toBe(true);
  await services.accounts.invite({ name: "Kim Osei", email: "kim@example.com", role: "client" });
  expect(await isEmpty(services)).toBe(false);
});

test("the printed broker's first Today has something of each kind to do", async () => {
  // A business day: calls aren't scheduled on others.
  const now = new Date("2026-07-14T15:00:00Z");
  await seedSecondClient(services, now);
  const { broker: person } = await seedSamples(services, now);
  const log = createLog("silent");
  const { deadlines, needsYou, schedule } = await readToday(
    { log, person, records: services.db },
    now,
  );
  expect([...new Set(needsYou?.items.map(({ kind }) => kind))]).toEqual([
    "inquiry",
    "message",
    "asked",
    "signature",
    "request",
    "time",
  ]);
  const ofSecond = { client: { name: secondClient.name } };
  expect(deadlines?.items).toContainEqual(
    expect.objectContaining({ label: "Letter of intent due" }),
  );
  expect(schedule?.[0]).toMatchObject({ title: "Call about the offer", ...ofSecond });
});

test("a first start that ended after the second client is finished by the next", async () => {
  await seedSecondClient(services);
  expect(await isEmpty(services)).toBe(true);
  await seedSecondClient(services);
  await seedSamples(services);
  expect(await isEmpty(services)).toBe(false);
  expect((await services.accounts.list()).map(({ isInvited }) => isInvited)).toEqual([
    false,
    false,
    false,
  ]);
});
