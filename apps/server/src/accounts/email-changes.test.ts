import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { beforeEach, expect, test } from "vitest";
import { password, sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { insertUninvited } from "./uninvited-accounts.ts";

const store = sharedStore();
beforeEach(async () => {
  await store.background.settled();
  store.mails.length = 0;
});

const json = (value: unknown, method = "POST"): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(value),
});
const broker = (path: string, init?: RequestInit) => store.as(store.broker)(path, init);
const start = ({ id }: Pick<Person, "id">, email: string) =>
  broker(`/api/clients/${id}/email-change`, json({ email, password }, "PUT"));
const cancel = ({ id }: Pick<Person, "id">, newEmail: string) =>
  broker(`/api/clients/${id}/email-change?newEmail=${encodeURIComponent(newEmail)}`, {
    method: "DELETE",
  });
const confirm = (token: string) => store.ask("/api/auth/confirm-email-change", json({ token }));
const signIn = async (email: string) =>
  (await store.ask("/api/auth/sign-in/email", json({ email, password }))).status;
const clientOf = async ({ id }: Pick<Person, "id">): Promise<Client> =>
  (await broker(`/api/clients/${id}`)).json();

let count = 0;
/** A client that no other test uses, with an address to change to. */
async function somebody() {
  count += 1;
  const email = `somebody.${count}@example.com`;
  const person = await store.accounts.create({ name: "Robin", email, role: "client", password });
  return { person, newEmail: `new.${count}@example.com` };
}

/** The token of the newest link that was emailed to an address. */
async function tokenTo(address: string, link = "email-change"): Promise<string> {
  await store.background.settled();
  const { text = "" } = store.mails.findLast(({ to }) => to === address) ?? {};
  return new RegExp(`/login\\?${link}=([\\w-]+)`).exec(text)?.[1] ?? "";
}

async function entriesAbout({ id }: Pick<Person, "id">) {
  const rows = store.db.selectFrom("audit").select(["action", "subjectName", "personName"]);
  return rows.where("subjectId", "=", id).orderBy("id").execute();
}

test("a login email changes once both addresses have confirmed it, and ends all sessions", async () => {
  const { newEmail, person } = await somebody();
  const stream = await store.as(person)("/api/changes");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain("event: open");
  await store.ask("/api/auth/request-password-reset", json({ email: person.email }));
  const reset = await tokenTo(person.email, "reset");

  expect((await start(person, newEmail.toUpperCase())).status).toBe(204);
  const current = await tokenTo(person.email);
  const fresh = await tokenTo(newEmail);
  expect(store.mails.find(({ to }) => to === newEmail)?.text).not.toContain(person.email);
  const first = await confirm(fresh);
  expect([first.status, await first.json()]).toEqual([200, { newEmail, isChanged: false }]);
  // Confirming twice from one address doesn't count as both.
  expect(await (await confirm(fresh)).json()).toMatchObject({ isChanged: false });
  expect(await signIn(person.email)).toBe(200);
  expect((await clientOf(person)).emailChange).toMatchObject({
    newEmail,
    isCurrentConfirmed: false,
    isNewConfirmed: true,
    isTaken: false,
  });

  const second = await confirm(current);
  expect([second.status, await second.json()]).toEqual([200, { newEmail, isChanged: true }]);
  let read = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    read += value;
  }
  expect(read).toContain("event: signed-out");
  expect((await store.as(person)("/api/me")).status).toBe(401);
  expect([await signIn(person.email), await signIn(newEmail)]).toEqual([401, 200]);
  // A link that is still in the old mailbox.
  const late = await store.ask(
    "/api/auth/reset-password",
    json({ token: reset, newPassword: "x".repeat(20) }),
  );
  expect(late.status).toBe(400);
  expect(await clientOf(person)).toMatchObject({ email: newEmail });
  expect(await clientOf(person)).not.toHaveProperty("emailChange");
  expect((await confirm(current)).status).toBe(400);
  expect(await entriesAbout(person)).toMatchObject([
    { action: "sign-in" },
    { action: "reset-request" },
    { action: "email-change-request", subjectName: newEmail, personName: store.broker.name },
    { action: "email-change-confirm" },
    { action: "sign-in" },
    { action: "email-change-confirm" },
    { action: "email-change", subjectName: newEmail },
    { action: "sign-in" },
  ]);
  const [told] = await (await broker("/api/notifications")).json();
  expect(told).toMatchObject({ title: "Robin’s login email was changed", detail: newEmail });
});

test("notifications follow the login email, unless the profile has a different address", async () => {
  const contactEmailAfter = async (contact: (email: string) => string) => {
    const { newEmail, person } = await somebody();
    const as = store.as(person);
    const profile = await (await as("/api/profile")).json();
    const saved = json({ ...profile, email: contact(person.email) }, "PUT");
    expect((await as("/api/profile", saved)).status).toBe(200);
    await start(person, newEmail);
    for (const address of [person.email, newEmail]) await confirm(await tokenTo(address));
    const { contactEmail, email } = await clientOf(person);
    expect(email).toBe(newEmail);
    return contactEmail === newEmail ? "follows" : contactEmail;
  };
  expect(await contactEmailAfter((email) => email.toUpperCase())).toBe("follows");
  expect(await contactEmailAfter(() => "office@example.com")).toBe("office@example.com");
});

test("both addresses confirm at the same moment, and it changes once", async () => {
  const { newEmail, person } = await somebody();
  await start(person, newEmail);
  const tokens = [await tokenTo(person.email), await tokenTo(newEmail)];
  const answers = await Promise.all(tokens.map(confirm));
  const bodies = await Promise.all(answers.map(async (answer) => answer.json()));
  expect(bodies.filter(({ isChanged }) => isChanged)).toHaveLength(1);
  expect(await signIn(newEmail)).toBe(200);
});

test("a canceled change no longer works, and of two started at the same time one is refused", async () => {
  const { newEmail, person } = await somebody();
  const other = `other.${newEmail}`;
  const statuses = (await Promise.all([start(person, newEmail), start(person, other)])).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([204, 409]));
  const chosen = (await clientOf(person)).emailChange?.newEmail ?? "";
  const dead = await tokenTo(chosen);
  const stale = await cancel(person, chosen === other ? newEmail : other);
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    error: "The new email was changed after you opened it. Please review it again.",
    current: { newEmail: chosen },
  });
  expect((await clientOf(person)).emailChange?.newEmail).toBe(chosen);
  expect((await cancel(person, chosen)).status).toBe(204);
  expect((await cancel(person, chosen)).status).toBe(409);
  expect((await confirm(dead)).status).toBe(400);
  expect((await start(person, other)).status).toBe(204);
  const [, current] = [await tokenTo(other), await tokenTo(person.email)];
  expect((await confirm(current)).status).toBe(200);
  expect(await signIn(person.email)).toBe(200);
});

test("a change that is canceled before its emails were sent sends none", async () => {
  const { newEmail, person } = await somebody();
  await start(person, newEmail);
  await cancel(person, newEmail);
  await store.background.settled();
  expect(store.mails).toEqual([]);
  expect(await (await broker(`/api/clients/${person.id}/emails`)).json()).toEqual([]);
});

test("links expire, and another change can then begin", async () => {
  const { newEmail, person } = await somebody();
  await start(person, newEmail);
  const token = await tokenTo(newEmail);
  await store.db
    .updateTable("emailChange")
    .set({ expiresAt: new Date().toISOString() })
    .where("personId", "=", person.id)
    .execute();
  expect((await confirm(token)).status).toBe(400);
  expect((await start(person, newEmail)).status).toBe(204);
});

test("an address in use is refused to the broker, and revealed to no reader of a link", async () => {
  const [first, second] = [await somebody(), await somebody()];
  const taken = await start(first.person, second.person.email);
  expect(taken.status).toBe(409);
  expect((await taken.json()).fields.email).toBe("This email address already has an account.");
  expect((await start(first.person, first.person.email)).status).toBe(409);

  // Both want the same address; the first one gets it.
  await start(first.person, first.newEmail);
  await start(second.person, first.newEmail);
  await store.background.settled();
  const linksToNew = store.mails.filter(({ to }) => to === first.newEmail);
  for (const { text } of linksToNew) {
    await confirm(/email-change=([\w-]+)/.exec(text)?.[1] ?? "");
  }
  expect((await confirm(await tokenTo(first.person.email))).status).toBe(200);
  const late = await confirm(await tokenTo(second.person.email));
  expect(late.status).toBe(409);
  expect((await late.json()).error).not.toContain("account");
  expect(await clientOf(second.person)).toMatchObject({
    email: second.person.email,
    emailChange: { isTaken: true },
  });
  const [told] = await (await broker("/api/notifications")).json();
  expect(told).toMatchObject({
    title: "Not changed: Robin’s login email",
    detail: `${first.newEmail} already has an account`,
  });
  expect(await signIn(second.person.email)).toBe(200);
});

test("an invitation goes to another address without confirmation, and its first link is dead", async () => {
  const form = { name: "Ines Vale", email: "ines.tpyo@example.com" };
  const invited: Client = await (await broker("/api/clients", json(form))).json();
  const dead = await tokenTo(form.email, "invitation");
  const email = "ines.vale@example.com";
  expect((await start(invited, email)).status).toBe(204);
  const token = await tokenTo(email, "invitation");
  const choose = async (link: string) =>
    (await store.ask("/api/auth/reset-password", json({ token: link, newPassword: password })))
      .status;
  expect([await choose(dead), await choose(token)]).toEqual([400, 204]);
  expect(await signIn(email)).toBe(200);
});

test("an imported client's email is corrected before the invitation, without an email", async () => {
  const typo = { name: "Ida Port", email: "ida@exmaple.com" };
  const id = await store.db
    .transaction()
    .execute(async (transaction) => (await insertUninvited(transaction, store.kind, [typo]))[0]);
  const client = { id: id ?? "" };
  expect((await start(client, "ida@example.com")).status).toBe(204);
  await store.background.settled();
  expect(store.mails).toEqual([]);
  expect(await clientOf(client)).toMatchObject({ email: "ida@example.com", isDisabled: true });
  await broker(`/api/clients/${client.id}/access`, json({ isEnabled: true }, "PUT"));
  expect(await tokenTo("ida@example.com", "invitation")).not.toBe("");
});

test("disabling an account ends a pending change, and none begins while it is disabled", async () => {
  const { newEmail, person } = await somebody();
  await start(person, newEmail);
  const token = await tokenTo(newEmail);
  const setEnabled = (isEnabled: boolean) =>
    broker(`/api/clients/${person.id}/access`, json({ isEnabled }, "PUT"));
  await setEnabled(false);
  expect((await confirm(token)).status).toBe(400);
  expect((await start(person, newEmail)).status).toBe(409);
  await setEnabled(true);
  expect(await clientOf(person)).not.toHaveProperty("emailChange");
});

/** Starts a change of someone's own login email. */
const startOwn = (person: Person, email: string, current = password) =>
  store.as(person)("/api/login-email", json({ email, password: current }, "PUT"));
const ownEmail = async (person: Person) => (await store.as(person)("/api/login-email")).json();

test("a person changes their own login email with their password and both addresses", async () => {
  const { newEmail, person } = await somebody();
  expect(await ownEmail(person)).toEqual({ email: person.email, isEmailSetUp: true });
  const wrong = await startOwn(person, newEmail, "not the right password");
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { fields: { password: "That’s not your current password." } },
  ]);
  expect((await startOwn(person, person.email)).status).toBe(409);
  expect(await ownEmail(person)).not.toHaveProperty("change");

  expect((await startOwn(person, newEmail.toUpperCase())).status).toBe(204);
  expect((await startOwn(person, newEmail)).status).toBe(409);
  expect((await confirm(await tokenTo(newEmail))).status).toBe(200);
  const { change } = await ownEmail(person);
  expect(change).toMatchObject({ newEmail, isCurrentConfirmed: false, isNewConfirmed: true });
  // The broker sees it, too.
  expect((await clientOf(person)).emailChange).toMatchObject({ newEmail, isTaken: false });
  expect((await confirm(await tokenTo(person.email))).status).toBe(200);
  expect([await signIn(person.email), await signIn(newEmail)]).toEqual([401, 200]);
  expect(await entriesAbout(person)).toMatchObject([
    { action: "sign-in" },
    { action: "email-change-request", personName: "Robin" },
    { action: "email-change-request", subjectName: newEmail, personName: "Robin" },
    { action: "email-change-confirm" },
    { action: "email-change-confirm" },
    { action: "email-change", subjectName: newEmail },
    { action: "sign-in" },
  ]);
});

test("a person cancels their own change, or one that the broker started", async () => {
  const { newEmail, person } = await somebody();
  const cancelOwn = async () =>
    (await store.as(person)("/api/login-email/change", { method: "DELETE" })).status;
  await startOwn(person, newEmail);
  const dead = await tokenTo(newEmail);
  expect([await cancelOwn(), await cancelOwn()]).toEqual([204, 409]);
  expect((await confirm(dead)).status).toBe(400);
  await start(person, newEmail);
  expect((await ownEmail(person)).change).toMatchObject({ newEmail });
  expect(await cancelOwn()).toBe(204);
  expect(await clientOf(person)).not.toHaveProperty("emailChange");
});

test("an address in use looks like any other to a client, its holder gets no email, and the broker is notified", async () => {
  const [first, second] = [await somebody(), await somebody()];
  expect((await startOwn(first.person, second.person.email)).status).toBe(204);
  await store.background.settled();
  expect(store.mails.map(({ to }) => to)).toEqual([first.person.email]);
  expect((await ownEmail(first.person)).change).toEqual({
    newEmail: second.person.email,
    expiresAt: expect.any(String),
    isCurrentConfirmed: false,
    isNewConfirmed: false,
  });
  expect((await clientOf(first.person)).emailChange).toMatchObject({ isTaken: true });
  const [told] = await (await broker("/api/notifications")).json();
  expect(told).toMatchObject({
    title: "Not changed: Robin’s login email",
    detail: `${second.person.email} already has an account`,
    path: clientPath(first.person.id),
  });
});

test("the broker changes their own login email, and learns right away that one is in use", async () => {
  const { person: client } = await somebody();
  const email = "another.broker@example.com";
  const person = await store.accounts.create({ name: "Alex", email, role: "broker", password });
  const taken = await startOwn(person, client.email);
  expect([taken.status, await taken.json()]).toMatchObject([
    409,
    { fields: { email: "This email address already has an account." } },
  ]);
  const newEmail = "alex@example.com";
  expect((await startOwn(person, newEmail)).status).toBe(204);
  const tokens = [await tokenTo(email), await tokenTo(newEmail)];
  expect(store.mails.find(({ to }) => to === email)?.text).toContain("change your password");
  for (const token of tokens) expect((await confirm(token)).status).toBe(200);
  expect(await signIn(newEmail)).toBe(200);
  const [told] = await (await broker("/api/notifications")).json();
  expect(told).toMatchObject({ detail: newEmail, path: "/dashboard/settings" });
});

test("wrong passwords and started changes are limited", async () => {
  const { newEmail, person } = await somebody();
  const cancelOwn = () => store.as(person)("/api/login-email/change", { method: "DELETE" });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    statuses.push((await startOwn(person, newEmail)).status);
    await cancelOwn();
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  const guesses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    guesses.push((await startOwn(person, newEmail, `guess ${round}`)).status);
  }
  expect(guesses.at(-2)).toBe(400);
  expect(guesses.at(-1)).toBe(429);
});
