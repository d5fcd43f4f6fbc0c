import { beforeEach, expect, test } from "vitest";
import { createSomebody, forgetAttemptsAndEmails, openBrowser } from "../../test/browser.ts";
import { sharedStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import type { Person } from "../database/scope.ts";
import { openBrokerTwoFactor } from "./broker-two-factor.ts";

const store = sharedStore({ settings: { BROKER_TWO_FACTOR: "required" } });
beforeEach(() => forgetAttemptsAndEmails(store));

async function signedIn(role: Person["role"]) {
  const person = await createSomebody(store, role);
  const page = openBrowser(store);
  expect((await page.signIn(person.email)).status).toBe(200);
  return { page, person };
}

async function addPasskey({ id }: Person): Promise<void> {
  await store.db
    .$extendTables<{ passkey: Record<string, string | number | boolean> }>()
    .insertInto("passkey")
    .values({
      id: `of ${id}`,
      userId: id,
      name: "Laptop",
      publicKey: "",
      credentialID: `of ${id}`,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: store.kind === "sqlite" ? 0 : false,
      createdAt: new Date().toISOString(),
    })
    .execute();
}

async function turnTwoFactorOn({ id }: Person): Promise<void> {
  await store.db
    .$extendTables<{ user: { twoFactorEnabled: boolean | number } }>()
    .updateTable("user")
    .set({ twoFactorEnabled: store.kind === "sqlite" ? 1 : true })
    .where("id", "=", id)
    .execute();
}

test("a broker without a second factor can do nothing but set one up", async () => {
  const { page } = await signedIn("broker");
  for (const path of ["/clients", "/today", "/settings", "/login-email", "/sessions", "/changes"]) {
    const answer = await page.get(path);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      403,
      {
        error: "Set up two-factor authentication or a passkey first. Brokers need it here.",
        fields: { twoFactor: expect.any(String) },
      },
    ]);
  }
  expect((await page.post("/calendar-link")).status).toBe(403);
  expect((await page.get("/me")).status).toBe(200);
  expect((await page.get("/passkeys")).status).toBe(200);
  expect((await page.post("/passkeys/options")).status).toBe(200);
  expect((await page.post("/auth/two-factor/enable", { password: "wrong" })).status).toBe(400);
  expect((await page.post("/auth/sign-out")).status).toBe(204);
});

test.each([
  ["two-factor", turnTwoFactorOn],
  ["a passkey", addPasskey],
])("a broker who has set up %s can do everything", async (_, setUp) => {
  const { page, person } = await signedIn("broker");
  await setUp(person);
  expect((await page.get("/clients")).status).toBe(200);
});

test("a client isn't asked for a second factor", async () => {
  const { page } = await signedIn("client");
  expect((await page.get("/documents")).status).toBe(200);
});

test("a broker with a passkey can't log in with the password alone", async () => {
  const { person } = await signedIn("broker");
  await addPasskey(person);
  const page = openBrowser(store);
  const answer = await page.signIn(person.email);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { error: expect.stringContaining("Log in with your passkey") },
  ]);
  expect((await page.get("/me")).status).toBe(401);
});

test("it is required by default in production, unless the store was in use before", async () => {
  const production = { ...readServerEnvironment(store.variables), isProduction: true };
  const isRequired = async (environment: Parameters<typeof openBrokerTwoFactor>[1]) =>
    (await openBrokerTwoFactor(store.db, environment)).isRequired;
  const unset = { ...production, brokerTwoFactor: undefined };
  expect(await isRequired(unset)).toBe(true);
  expect(await isRequired({ ...unset, isProduction: false })).toBe(false);
  expect(await isRequired({ ...unset, brokerTwoFactor: "optional" })).toBe(false);
  await store.db
    .insertInto("serverSetting")
    .values({ name: "brokerTwoFactor", value: "optional" })
    .execute();
  expect(await isRequired(unset)).toBe(false);
  expect(await isRequired({ ...unset, brokerTwoFactor: "required" })).toBe(true);
});
