import type { Me } from "@frontage/records/schemas/account";
import type { AuditPage } from "@frontage/records/schemas/audit";
import type { PasskeyCreation, PasskeyRequest, Passkeys } from "@frontage/records/schemas/passkey";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createSomebody, forgetAttemptsAndEmails, openBrowser } from "../../test/browser.ts";
import { passkeyDevice } from "../../test/passkey-device.ts";
import { password, sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { attemptLimits } from "./attempts.ts";

const store = sharedStore();
beforeEach(() => forgetAttemptsAndEmails(store));

function browser(address?: string) {
  const opened = openBrowser(store, address);
  const list = async () => (await (await opened.get("/passkeys")).json()) as Passkeys;
  return { ...opened, list };
}
type Browser = ReturnType<typeof browser>;
type Device = ReturnType<typeof passkeyDevice>;
type Unlocking = { isVerified?: boolean; origin?: string };

const somebody = (role?: Person["role"]) => createSomebody(store, role);

async function add(page: Browser, device: Device, name = "Laptop", unlocking: Unlocking = {}) {
  const begun = await page.post("/passkeys/options");
  expect(begun.status).toBe(200);
  const options = (await begun.json()) as PasskeyCreation;
  const response = device.create(options, { origin: store.origin, ...unlocking });
  return page.post("/passkeys", { name, response });
}

async function signInWith(page: Browser, device: Device, unlocking: Unlocking = {}) {
  const options = (await (await page.post("/auth/passkey-options")).json()) as PasskeyRequest;
  return page.post("/auth/passkey/verify-authentication", {
    response: device.sign(options, { origin: store.origin, ...unlocking }),
  });
}

/** A person with a passkey, and the device that holds it. */
async function withPasskey(role?: Person["role"]) {
  const person = await somebody(role);
  const page = browser();
  await page.signIn(person.email);
  const device = passkeyDevice();
  expect((await add(page, device)).status).toBe(204);
  return { person, page, device };
}

/** Makes the person's sessions an hour old. */
async function age({ id }: Person) {
  const began = new Date(Date.now() - 3_600_000);
  await store.db
    .$extendTables<{ session: { userId: string; createdAt: string | Date } }>()
    .updateTable("session")
    .set({ createdAt: store.kind === "sqlite" ? began.toISOString() : began })
    .where("userId", "=", id)
    .execute();
}

const errorOf = async (answer: Response) =>
  (await answer.json()) as { error: string; fields: object };

async function doings(of: Person): Promise<string[]> {
  const { items } = (await (
    await store.as(store.broker)("/api/audit?limit=200")
  ).json()) as AuditPage;
  return items
    .filter(({ subjectId }) => subjectId === of.id)
    .map(({ action, outcome, subjectName }) => `${action} ${outcome} ${subjectName ?? ""}`.trim())
    .toReversed();
}

test("a passkey is added, logs in, and says when it last did", async () => {
  const { device, page, person } = await withPasskey();
  const [added] = (await page.list()).items;
  expect(added).toMatchObject({ name: "Laptop" });
  expect(added?.lastUsedAt).toBeUndefined();

  const elsewhere = browser("203.0.113.8");
  const answer = await signInWith(elsewhere, device);
  expect(answer.status).toBe(200);
  expect((await answer.json()) as Me).toMatchObject({ email: person.email, portal: "live" });
  expect(await (await elsewhere.get("/me")).json()).toMatchObject({ email: person.email });
  const [used] = (await page.list()).items;
  expect(Date.now() - Date.parse(used?.lastUsedAt ?? "")).toBeLessThan(60_000);
  expect(await doings(person)).toEqual([
    "sign-in done Robin Sample",
    "passkey-add done Laptop",
    "sign-in done Laptop",
  ]);
});

test("a new one is named for the browser, and can be renamed by its owner only", async () => {
  const { page, person } = await withPasskey();
  const { items, suggestedName } = await page.list();
  expect(suggestedName).toBe("Chrome on Windows");
  await add(page, passkeyDevice(), suggestedName);
  expect((await page.list()).suggestedName).toBe("Chrome on Windows 2");
  const path = `/passkeys/${items[0]?.id}`;
  expect((await page.send("PUT", path, { name: "  Office laptop " })).status).toBe(204);
  expect((await page.list()).items[0]?.name).toBe("Office laptop");
  expect((await page.send("PUT", path, { name: " " })).status).toBe(400);

  const stranger = browser();
  await stranger.signIn((await somebody()).email);
  expect((await stranger.send("PUT", path, { name: "Mine" })).status).toBe(404);
  expect((await stranger.post(`${path}/removal`)).status).toBe(404);
  expect((await stranger.list()).items).toEqual([]);
  expect((await page.list()).items[0]?.name).toBe("Office laptop");
  expect(await doings(person)).toContain("passkey-rename done Office laptop");
});

test("a removed one no longer logs in, and the password still does", async () => {
  const { device, page, person } = await withPasskey();
  const [passkey] = (await page.list()).items;
  expect((await page.post(`/passkeys/${passkey?.id}/removal`)).status).toBe(204);
  expect((await page.list()).items).toEqual([]);

  const elsewhere = browser();
  const refused = await signInWith(elsewhere, device);
  expect(refused.status).toBe(401);
  expect(await errorOf(refused)).toMatchObject({
    error: "This passkey doesn’t work here, or was removed. Log in with your password.",
    fields: { passkey: expect.any(String) },
  });
  expect((await elsewhere.get("/me")).status).toBe(401);
  expect((await elsewhere.signIn(person.email)).status).toBe(200);
  expect(await doings(person)).toContain("passkey-remove done Laptop");
});

test("logging in again doesn’t give access to another account by its passkey", async () => {
  const { device, person } = await withPasskey();
  const page = browser();
  const signIn = async (email: string) => {
    const options = (await (await page.post("/auth/passkey-options")).json()) as PasskeyRequest;
    const response = device.sign(options, { origin: store.origin });
    return page.post("/auth/passkey/verify-authentication", { email, response });
  };
  const refused = await signIn((await somebody()).email);
  expect(refused.status).toBe(403);
  expect((await errorOf(refused)).error).toContain("This passkey is for another account.");
  expect((await page.get("/me")).status).toBe(401);
  expect((await signIn(person.email.toUpperCase())).status).toBe(200);
});

test("emails tell of each passkey that is added and removed", async () => {
  const { page, person } = await withPasskey();
  await add(page, passkeyDevice(), "Phone");
  const [, phone] = (await page.list()).items;
  await page.post(`/passkeys/${phone?.id}/removal`);
  await store.background.settled();
  const mails = store.mails.filter(({ to }) => to === person.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "A passkey was added to your account",
    "A passkey was added to your account",
    "A passkey was removed from your account",
  ]);
  const texts = mails.map(({ text }) => text).join("\n");
  expect(texts).toContain("The passkey “Laptop” was just added.");
  expect(texts).toContain("The passkey “Phone” was just added.");
  expect(texts).toContain("The passkey “Phone” was just removed");
  expect(texts).toContain(`${store.origin}/login`);
});

test("a passkey is two factors: no code is asked for, but an unlocked device is", async () => {
  const { device, person } = await withPasskey();
  await store.db
    .$extendTables<{ user: { id: string; twoFactorEnabled: boolean | number } }>()
    .updateTable("user")
    .set({ twoFactorEnabled: store.kind === "sqlite" ? 1 : true })
    .where("id", "=", person.id)
    .execute();
  const page = browser();
  expect(await (await page.signIn(person.email)).json()).toEqual({ twoFactorRedirect: true });
  const locked = await signInWith(page, device, { isVerified: false });
  expect(locked.status).toBe(401);
  expect((await errorOf(locked)).error).toContain("didn’t confirm that it’s you");
  expect((await page.get("/me")).status).toBe(401);
  expect(await (await signInWith(page, device)).json()).toMatchObject({
    email: person.email,
    twoFactor: true,
  });
});

test("one that was made without unlocking the device is refused", async () => {
  const page = browser();
  await page.signIn((await somebody()).email);
  const answer = await add(page, passkeyDevice(), "Key", { isVerified: false });
  expect(answer.status).toBe(401);
  expect((await page.list()).items).toEqual([]);
});

test("an hour after logging in, adding and removing one require the password", async () => {
  const { page, person } = await withPasskey();
  expect((await page.list()).needsConfirmation).toBe(false);
  await age(person);
  const { items, needsConfirmation } = await page.list();
  expect(needsConfirmation).toBe(true);
  for (const path of ["/passkeys/options", `/passkeys/${items[0]?.id}/removal`]) {
    const without = await page.post(path);
    expect(without.status).toBe(400);
    expect((await errorOf(without)).fields).toEqual({
      password: "Please enter your current password.",
    });
    const wrong = await page.post(path, { password: "not the password" });
    expect(wrong.status).toBe(400);
    expect((await errorOf(wrong)).fields).toMatchObject({
      password: "That’s not your current password.",
    });
  }
  expect((await page.list()).items).toHaveLength(1);
  expect((await page.post("/passkeys/options", { password })).status).toBe(200);
  expect((await page.post(`/passkeys/${items[0]?.id}/removal`, { password })).status).toBe(204);
  expect(await doings(person)).toContain("passkey-add refused");
  expect(await doings(person)).toContain("passkey-remove refused");
});

test("wrong passwords are counted with those of other forms", async () => {
  const { page, person } = await withPasskey();
  await age(person);
  for (let attempt = 0; attempt < attemptLimits.password.account; attempt++) {
    await page.post("/passkeys/options", { password: "not the password" });
  }
  expect((await page.post("/passkeys/options", { password })).status).toBe(429);
});

test("a response is accepted once, for its own ceremony and address, by its own device", async () => {
  const { device, page, person } = await withPasskey();
  const elsewhere = browser();
  const begin = async () =>
    (await (await elsewhere.post("/auth/passkey-options")).json()) as PasskeyRequest;
  const send = (response: object) =>
    elsewhere.post("/auth/passkey/verify-authentication", { response });
  const { origin } = store;

  const response = device.sign(await begin(), { origin });
  expect((await send(response)).status).toBe(200);
  // Its challenge is used up.
  expect((await send(response)).status).toBe(400);
  // The challenge of another sign-in.
  const stale = device.sign(await begin(), { origin });
  await begin();
  expect((await send(stale)).status).toBe(401);
  // Another site's page.
  const phished = device.sign(await begin(), { origin: "https://frontage.test.example.com" });
  expect((await send(phished)).status).toBe(401);
  // Signed by another key.
  const forger = passkeyDevice();
  const forgerId = forger.create(
    (await (await page.post("/passkeys/options")).json()) as PasskeyCreation,
    { origin },
  ).id;
  const forged = forger.sign(await begin(), { origin, id: forgerId });
  expect((await send({ ...forged, id: response.id, rawId: response.id })).status).toBe(401);
  // A login that nobody started.
  expect((await browser().post("/auth/passkey/verify-authentication", { response })).status).toBe(
    400,
  );
  expect((await doings(person)).filter((doing) => doing === "sign-in refused")).toHaveLength(5);
});

test("one account can't add what was begun for another", async () => {
  const first = browser();
  await first.signIn((await somebody()).email);
  const options = (await (await first.post("/passkeys/options")).json()) as PasskeyCreation;
  // The same browser, with the cookie of the begun registration.
  await first.signIn((await somebody()).email);
  const response = passkeyDevice().create(options, { origin: store.origin });
  expect((await first.post("/passkeys", { name: "Laptop", response })).status).toBe(400);
  expect((await first.list()).items).toEqual([]);
});

test("disabling an account ends its passkeys, and so does a reset of the password", async () => {
  const disabled = await withPasskey();
  const set = (isEnabled: boolean) =>
    store.as(store.broker)(`/api/clients/${disabled.person.id}/access`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ isEnabled }),
    });
  expect((await set(false)).status).toBe(204);
  expect((await signInWith(browser(), disabled.device)).status).toBe(401);
  expect((await set(true)).status).toBe(204);
  expect((await signInWith(browser(), disabled.device)).status).toBe(401);

  const { device, person } = await withPasskey();
  const page = browser();
  await page.post("/auth/request-password-reset", { email: person.email });
  await store.background.settled();
  const mail = store.mails.find(({ text }) => text.includes("?reset="));
  const token = /\?reset=(\S+)/.exec(mail?.text ?? "")?.[1];
  const newPassword = "another password altogether";
  expect((await page.post("/auth/reset-password", { token, newPassword })).status).toBe(204);
  expect((await signInWith(page, device)).status).toBe(401);
  await store.background.settled();
  expect(
    store.mails.find(({ subject }) => subject === "Your password was changed")?.text,
  ).toContain("Your passkeys were removed.");
});

test("a passkey of a disabled account that is still there is refused as the password is", async () => {
  const { device, person } = await withPasskey();
  await store.db
    .insertInto("disabledAccount")
    .values({ personId: person.id, at: new Date().toISOString() })
    .execute();
  const answer = await signInWith(browser(), device);
  expect(answer.status).toBe(403);
  expect((await errorOf(answer)).error).toContain("This account is disabled.");
});

test("erasing a client erases the passkeys", async () => {
  const { device, person } = await withPasskey();
  const erased = await store.as(store.broker)(`/api/clients/${person.id}`, { method: "DELETE" });
  expect(erased.status).toBe(204);
  expect((await signInWith(browser(), device)).status).toBe(401);
  expect(await store.accounts.listPasskeys(person.id)).toEqual([]);
});

test("an account has at most twenty, also when several are added at the same time or were started earlier", async () => {
  const { page, person } = await withPasskey();
  for (let count = 2; count < 20; count++) await add(page, passkeyDevice());
  // Started in three windows while there was room for one.
  const begun = await Promise.all(
    [0, 1, 2].map(async () => {
      const window = browser();
      await window.signIn(person.email);
      const options = (await (await window.post("/passkeys/options")).json()) as PasskeyCreation;
      return { window, response: passkeyDevice().create(options, { origin: store.origin }) };
    }),
  );
  const send = ({ response, window }: (typeof begun)[number]) =>
    window.post("/passkeys", { name: "Laptop", response });
  const [late, ...atOnce] = begun;
  const statuses = (await Promise.all(atOnce.map(send))).map(({ status }) => status);
  expect(statuses.every((status) => status === 204 || status === 409)).toBe(true);
  const kept = (await page.list()).items.length;
  expect(kept).toBe(18 + 1 + statuses.filter((status) => status === 204).length);
  expect(kept).toBeLessThanOrEqual(20);
  if (kept < 20) await add(page, passkeyDevice());

  const answer = late && (await send(late));
  expect(answer?.status).toBe(409);
  expect((await page.list()).items).toHaveLength(20);
  const refused = await page.post("/passkeys/options");
  expect(refused.status).toBe(409);
  expect((await errorOf(refused)).error).toContain("You have 20 passkeys.");
  // Nobody was notified of those that weren't kept.
  await store.background.settled();
  expect(store.mails.filter(({ to }) => to === person.email)).toHaveLength(20);
});

test("one that a stranger is adding while the password is reset isn’t kept", async () => {
  const { page, person } = await withPasskey();
  const { id } = (await page.list()).items[0] ?? { id: "" };
  await store.background.settled();
  store.mails.length = 0;
  // The library has stored it, and the session has ended since.
  const owner = { personId: person.id, sessionId: "ended" };
  expect(await store.accounts.keepPasskey(owner, { id, name: "Laptop" })).toBe("signed-out");
  expect(await store.accounts.listPasskeys(person.id)).toEqual([]);
  await store.background.settled();
  expect(store.mails).toEqual([]);
});

test("the email about a changed password lists the passkeys that still log in", async () => {
  const { device, page, person } = await withPasskey();
  await add(page, passkeyDevice(), "Phone");
  const next = "a quite different password";
  const changed = await page.post("/auth/change-password", {
    currentPassword: password,
    newPassword: next,
    repeated: next,
  });
  expect(changed.status).toBe(204);
  await store.background.settled();
  const text = () =>
    store.mails.findLast(({ subject }) => subject === "Your password was changed")?.text;
  expect(text()).toContain(
    "Your passkeys “Laptop” and “Phone” still log in without the password. Remove any you don’t recognize in Settings, under “Passkeys”.",
  );
  expect((await signInWith(browser(), device)).status).toBe(200);

  const other = browser();
  const { email } = await somebody();
  await other.signIn(email);
  await other.post("/auth/change-password", {
    currentPassword: password,
    newPassword: next,
    repeated: next,
  });
  await store.background.settled();
  expect(text()).not.toContain("asskey");
  expect(person.email).not.toBe(email);
});

test("an account that is disabled while it signs in gets no session, by passkey or password", async () => {
  const { device } = await withPasskey();
  const { email } = await somebody();
  const [withDevice, withPassword] = [browser(), browser()];
  // After the library has checked, and before anyone could end the session.
  const disable = sql.raw(
    `insert into "disabledAccount" ("personId", "at") values (new."userId", '2026-07-14T14:12:00.000Z');`,
  );
  const onSession = sql`create trigger disable_meanwhile after insert on "session" for each row`;
  if (store.kind === "sqlite") await sql`${onSession} begin ${disable} end`.execute(store.db);
  else {
    await sql`create function disable_meanwhile() returns trigger language plpgsql
      as $$ begin ${disable} return new; end $$`.execute(store.db);
    await sql`${onSession} execute function disable_meanwhile()`.execute(store.db);
  }
  const answers = [await signInWith(withDevice, device), await withPassword.signIn(email)];
  await (
    store.kind === "sqlite"
      ? sql`drop trigger disable_meanwhile`
      : sql`drop function disable_meanwhile cascade`
  ).execute(store.db);
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect((await errorOf(answer)).error).toContain("This account is disabled.");
  }
  expect((await withDevice.get("/me")).status).toBe(401);
  expect((await withPassword.get("/me")).status).toBe(401);
});

test("attempts are limited by address", async () => {
  const page = browser("203.0.113.99");
  const attempt = () =>
    page.post("/auth/passkey/verify-authentication", {
      response: passkeyResponse,
    });
  for (let count = 0; count < attemptLimits.passkey.address; count++) {
    expect((await attempt()).status).toBe(400);
  }
  expect((await attempt()).status).toBe(429);

  const { address } = attemptLimits["passkey-options"];
  for (let count = 0; count < address; count++) await page.post("/auth/passkey-options");
  expect((await page.post("/auth/passkey-options")).status).toBe(429);
});

/** Well-formed, but nobody's. */
const passkeyResponse = {
  id: "bm9ib2R5cw",
  rawId: "bm9ib2R5cw",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" },
};

test("the export lists them, without their keys", async () => {
  const { page } = await withPasskey();
  const zip = Buffer.from(await (await page.get("/export")).arrayBuffer()).toString("latin1");
  const [, json = ""] = /passkeys\.json(\[[\s\S]*?\])/.exec(zip) ?? [];
  expect(json).toContain('"Laptop"');
  expect(json).not.toMatch(/publicKey/);
});
