import type { PasskeyCreation, PasskeyRequest } from "@frontage/records/schemas/passkey";
import { beforeEach, expect, test } from "vitest";
import { createSomebody, forgetAttemptsAndEmails, openBrowser } from "../../test/browser.ts";
import { passkeyDevice } from "../../test/passkey-device.ts";
import { password, sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { attemptLimits } from "./attempts.ts";

const store = sharedStore();
beforeEach(() => forgetAttemptsAndEmails(store));

type Page = Awaited<ReturnType<typeof openPage>>;

/** A person who logged in an hour ago and has a passkey. */
async function openPage(role?: Person["role"]) {
  const person = await createSomebody(store, role);
  const page = openBrowser(store);
  await page.signIn(person.email);
  const device = passkeyDevice();
  const options = (await (await page.post("/passkeys/options")).json()) as PasskeyCreation;
  const response = device.create(options, { origin: store.origin });
  expect((await page.post("/passkeys", { name: "Laptop", response })).status).toBe(204);
  const began = new Date(Date.now() - 3_600_000);
  await store.db
    .$extendTables<{ session: { userId: string; createdAt: string | Date } }>()
    .updateTable("session")
    .set({ createdAt: store.kind === "sqlite" ? began.toISOString() : began })
    .where("userId", "=", person.id)
    .execute();
  return { ...page, device, person };
}

/** Uses a passkey on request, as the person does at each confirmation. */
async function prove(page: Page, by = page.device) {
  const options = (await (await page.post("/auth/passkey-options")).json()) as PasskeyRequest;
  return by.sign(options, { origin: store.origin });
}

/** Every change that asks for confirmation. */
const changes = {
  async "their login email"(page: Page) {
    return (confirmation: object) =>
      page.send("PUT", "/login-email", { email: `new.${page.person.email}`, ...confirmation });
  },
  async "a client's login email"(page: Page) {
    const client = await createSomebody(store);
    return (confirmation: object) =>
      page.send("PUT", `/clients/${client.id}/email-change`, {
        email: `new.${client.email}`,
        ...confirmation,
      });
  },
  async "adding a passkey"(page: Page) {
    return (confirmation: object) => page.post("/passkeys/options", confirmation);
  },
  async "removing a passkey"(page: Page) {
    const { items } = await (await page.get("/passkeys")).json();
    return (confirmation: object) => page.post(`/passkeys/${items[0].id}/removal`, confirmation);
  },
};
const names = Object.keys(changes) as (keyof typeof changes)[];

const refusals = async ({ person }: Page) =>
  (
    await store.db
      .selectFrom("audit")
      .select("outcome")
      .where("personId", "=", person.id)
      .where("outcome", "=", "refused")
      .execute()
  ).length;

test.for(names)("%s is confirmed by the password, and nothing else typed", async (name) => {
  const page = await openPage("broker");
  const change = await changes[name](page);
  for (const nothing of [{}, { password: "" }]) {
    const without = await change(nothing);
    expect([without.status, await without.json()]).toMatchObject([
      400,
      { fields: { password: "Please enter your current password." } },
    ]);
  }
  const wrong = await change({ password: "not the password" });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { fields: { password: "That’s not your current password." } },
  ]);
  expect(await refusals(page)).toBe(1);
  expect((await change({ password })).ok).toBe(true);
});

test.for(names)("%s is confirmed by a passkey, without logging anyone in", async (name) => {
  const page = await openPage("broker");
  const change = await changes[name](page);
  const session = [...page.jar].find(([cookie]) => cookie.includes("session_token"));
  const answer = await change({ passkey: await prove(page) });
  expect(answer.ok).toBe(true);
  expect([...page.jar]).toContainEqual(session);
  expect(await (await page.get("/sessions")).json()).toMatchObject([{ isCurrent: true }]);
  expect(await refusals(page)).toBe(0);
});

test("a passkey counts once, on its owner's request, and unlocked", async () => {
  const page = await openPage();
  const change = await changes["their login email"](page);
  const used = await prove(page);
  expect((await change({ passkey: used })).status).toBe(204);
  expect((await page.send("DELETE", "/login-email/change")).status).toBe(204);
  const replayed = await change({ passkey: used });

  const stale = await prove(page);
  const locked = async () => {
    const options = (await (await page.post("/auth/passkey-options")).json()) as PasskeyRequest;
    return page.device.sign(options, { origin: store.origin, isVerified: false });
  };
  const elsewhere = async () => {
    const options = (await (await page.post("/auth/passkey-options")).json()) as PasskeyRequest;
    return page.device.sign(options, { origin: "https://frontage.test.example.com" });
  };
  const answers = [
    [replayed, "That took too long. Please try again."],
    [await change({ passkey: await locked() }), "didn’t confirm that it’s you"],
    [await change({ passkey: await elsewhere() }), "couldn’t be verified"],
    [await change({ passkey: stale }), "That took too long. Please try again."],
  ] as const;
  for (const [answer, sentence] of answers) {
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain(sentence);
  }
  expect(await refusals(page)).toBe(answers.length);
  expect(await (await page.get("/login-email")).json()).not.toHaveProperty("change");
});

test("nobody else's passkey counts, and theirs stays unchanged", async () => {
  const page = await openPage();
  const stranger = await openPage();
  const change = await changes["their login email"](page);
  const refused = await change({ passkey: await prove(page, stranger.device) });
  expect(refused.status).toBe(400);
  expect((await refused.json()).error).toContain("This passkey is for another account.");
  expect(await refusals(page)).toBe(1);
  expect(await (await stranger.get("/passkeys")).json()).not.toHaveProperty("items.0.lastUsedAt");
  expect(await (await stranger.get("/sessions")).json()).toHaveLength(1);

  // The person's own passkey isn't accepted either once it is removed.
  const proof = await prove(page);
  const { items } = await (await page.get("/passkeys")).json();
  expect((await page.post(`/passkeys/${items[0].id}/removal`, { password })).status).toBe(204);
  const removed = await change({ passkey: proof });
  expect(removed.status).toBe(400);
  expect((await removed.json()).error).toContain("was removed. Use your password.");
});

test("wrong passwords and passkeys are counted together", async () => {
  const page = await openPage();
  const change = await changes["their login email"](page);
  const proof = await prove(page);
  for (let attempt = 0; attempt < attemptLimits.password.account; attempt += 2) {
    expect((await change({ password: "not the password" })).status).toBe(400);
    expect((await change({ passkey: { ...proof, id: "bm9ib2R5cw" } })).status).toBe(400);
  }
  expect((await change({ password })).status).toBe(429);
  expect((await change({ passkey: await prove(page) })).status).toBe(429);
});
