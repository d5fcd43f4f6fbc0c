import { beforeEach, describe, expect, test } from "vitest";
import { createSomebody, forgetAttemptsAndEmails, openBrowser } from "../../test/browser.ts";
import { password, sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { newProfile, saveProfile } from "../people/profiles.ts";
import { type AccessEvent, type AccessKind, accessKinds } from "./end-access.ts";

const store = sharedStore();
beforeEach(() => forgetAttemptsAndEmails(store));

const newPassword = "a quite different password";

async function tokenIn(kind: string, to: string): Promise<string> {
  await store.background.settled();
  const text = store.mails.findLast((mail) => mail.to === to)?.text ?? "";
  return new RegExp(`\\?${kind}=([\\w-]+)`).exec(text)?.[1] ?? "";
}

async function startEmailChange(person: Person, email: string): Promise<void> {
  const page = openBrowser(store);
  await page.signIn(person.email);
  expect((await page.send("PUT", "/login-email", { email, password })).status).toBe(204);
}

/** How a stranger gets each kind of access, and whether it works later. */
const grants: Record<AccessKind, (person: Person) => Promise<() => Promise<boolean>>> = {
  async session(person) {
    const stranger = openBrowser(store);
    await stranger.signIn(person.email);
    return async () => (await stranger.get("/me")).status === 200;
  },
  async passwordLink(person) {
    await store.accounts.sendReset(person);
    const token = await tokenIn("reset", person.email);
    const check = () => openBrowser(store).post("/auth/check-password-link", { token });
    return async () => (await check()).status === 200;
  },
  async pendingSignIn(person) {
    const isThere = async () => {
      const rows = await store.db
        .$extendTables<{ verification: { value: string } }>()
        .selectFrom("verification")
        .select("value")
        .where("value", "=", person.id)
        .execute();
      return rows.length > 0;
    };
    const page = openBrowser(store);
    await page.signIn(person.email);
    await store.db
      .$extendTables<{ user: { twoFactorEnabled: boolean | number } }>()
      .updateTable("user")
      .set({ twoFactorEnabled: store.kind === "sqlite" ? 1 : true })
      .where("id", "=", person.id)
      .execute();
    expect(await (await page.signIn(person.email)).json()).toEqual({ twoFactorRedirect: true });
    await store.accounts.disableTwoFactor(person.id);
    return isThere;
  },
  async emailChange(person) {
    const stranger = `stranger.of.${person.email}`;
    await startEmailChange(person, stranger);
    const token = await tokenIn("email-change", stranger);
    const confirm = () => openBrowser(store).post("/auth/confirm-email-change", { token });
    return async () => (await confirm()).status === 200;
  },
  async calendarLink(person) {
    const page = openBrowser(store);
    await page.signIn(person.email);
    const { url } = (await (await page.post("/calendar-link")).json()) as { url: string };
    const fetchIt = () => store.ask(new URL(url).pathname);
    return async () => (await fetchIt()).status === 200;
  },
  async passkey(person) {
    const id = `passkey of ${person.id}`;
    await store.db
      .$extendTables<{ passkey: Record<string, string | number | boolean> }>()
      .insertInto("passkey")
      .values({
        id,
        userId: person.id,
        name: "Laptop",
        publicKey: "",
        credentialID: id,
        counter: 0,
        deviceType: "singleDevice",
        backedUp: store.kind === "sqlite" ? 0 : false,
        createdAt: new Date().toISOString(),
      })
      .execute();
    return async () => (await store.accounts.listPasskeys(person.id)).length === 1;
  },
};

/** What the person, or the broker, does. */
const events: Record<AccessEvent, (person: Person) => Promise<unknown>> = {
  async reset(person) {
    await store.accounts.sendReset(person);
    const token = await tokenIn("reset", person.email);
    return openBrowser(store).post("/auth/reset-password", { token, newPassword });
  },
  async "password-change"(person) {
    const page = openBrowser(store);
    await page.signIn(person.email);
    const next = newPassword;
    await page.post("/auth/change-password", {
      currentPassword: password,
      newPassword: next,
      repeated: next,
    });
    // The person stays logged in.
    expect((await page.get("/me")).status).toBe(200);
  },
  async "email-change"(person) {
    await store.accounts.cancelEmailChange(person.id);
    const email = `new.of.${person.email}`;
    await startEmailChange(person, email);
    for (const address of [email, person.email]) {
      const token = await tokenIn("email-change", address);
      await openBrowser(store).post("/auth/confirm-email-change", { token });
    }
  },
  async disable(person) {
    for (const isEnabled of [false, true]) {
      await store.as(store.broker)(`/api/clients/${person.id}/access`, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ isEnabled }),
      });
    }
  },
};

const stays: Record<AccessEvent, readonly AccessKind[]> = {
  reset: [],
  "password-change": ["passkey"],
  "email-change": ["passkey"],
  disable: [],
};

describe.each(Object.keys(events) as AccessEvent[])("%s", (event) => {
  test.each(Object.keys(accessKinds) as AccessKind[])(
    "ends or leaves what a stranger has: %s",
    async (kind) => {
      const person = await createSomebody(store);
      const works = await grants[kind](person);
      expect(await works()).toBe(true);
      await events[event](person);
      expect(await works()).toBe(stays[event].includes(kind));
    },
  );
});

test("a device is no longer known once the password is another", async () => {
  const person = await createSomebody(store);
  const page = openBrowser(store);
  await page.signIn(person.email);
  const cookies = () =>
    new Headers({ Cookie: [...page.jar].map(([name, value]) => `${name}=${value}`).join("; ") });
  expect(await store.accounts.knownDevices.find(cookies(), person.id)).toEqual(expect.any(String));
  await events.reset(person);
  expect(await store.accounts.knownDevices.find(cookies(), person.id)).toBeUndefined();
});

test("an email says what a reset has ended, and where notifications go", async () => {
  const person = await createSomebody(store);
  await grants.passkey(person);
  await grants.calendarLink(person);
  await grants.emailChange(person);
  const profile = { ...newProfile(person), email: "elsewhere@example.com" };
  await saveProfile(store.db, person, profile);
  await events.reset(person);
  await store.background.settled();
  const { subject, text } = store.mails.findLast(({ to }) => to === person.email) ?? {};
  expect(subject).toBe("Your password was changed");
  expect(text).toContain("Your passkeys were removed. You can add them again in Settings.");
  expect(text).toContain("Your calendar link was removed.");
  expect(text).toContain("The pending change of your login email was canceled.");
  expect(text).toContain("Your notifications go to elsewhere@example.com.");
});

/** Tables about one person that give no access, or that keep what the person logs in with. */
const opensNothing = new Set([
  // The password.
  "account",
  "twoFactor",
  "assistantConsent",
  "assistantQuestion",
  "assistantUsage",
  "audit",
  "change",
  "dailyDigest",
  "disabledAccount",
  "email",
  "emailOptOut",
  "notification",
  "profile",
  "settings",
  "todayMark",
]);

test("every table about a person is either in the list of access or known to open nothing", async () => {
  const tables = await store.db.introspection.getTables();
  const ofPerson = tables
    .filter(({ columns }) => columns.some(({ name }) => name === "personId" || name === "userId"))
    .map(({ name }) => name);
  const listed = Object.values(accessKinds).map(({ table }) => table);
  const known = [...opensNothing, ...listed].filter((name) => name !== "verification");
  expect(ofPerson.toSorted()).toEqual(known.toSorted());
});
