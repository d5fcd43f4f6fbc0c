import type { Me } from "@frontage/records/schemas/account";
import type { AuditPage } from "@frontage/records/schemas/audit";
import { emailSchema } from "@frontage/records/schemas/email";
import type { Session } from "@frontage/records/schemas/settings";
import { createHmac, scryptSync } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createSomebody, forgetAttemptsAndEmails, openBrowser } from "../../test/browser.ts";
import { password, sharedStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { isFirstTime } from "../database/first-time.ts";
import type { Person } from "../database/scope.ts";
import { openServices } from "../services.ts";
import { createApi } from "../api.ts";
import { attemptLimits } from "./attempts.ts";

const store = sharedStore();
beforeEach(() => forgetAttemptsAndEmails(store));

const browser = (address?: string) => openBrowser(store, address);
const somebody = (role?: Person["role"]) => createSomebody(store, role);

/** A second process on the same data, as the owner starts it: on https, with passwords hashed slowly. */
async function asInProduction() {
  const origin = "https://broker.example.com";
  const variables = { ...store.variables, PUBLIC_URL: origin };
  const services = await openServices(readServerEnvironment(variables), createLog("silent"), {
    isServer: false,
  });
  const api = createApi(services);
  return {
    accounts: services.accounts,
    signIn: (email: string, secret: string) =>
      api.request(`${origin}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { Origin: origin, "Content-Type": "application/json" },
        body: JSON.stringify({ email, password: secret }),
      }),
    [Symbol.asyncDispose]: () => services.close(),
  };
}

const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

async function doings(of: Person): Promise<string[]> {
  const answer = await store.as(store.broker)("/api/audit?limit=200");
  const { items } = (await answer.json()) as AuditPage;
  const rows = await store.db
    .selectFrom("audit")
    .select("id")
    .where("subjectId", "=", of.id)
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return items
    .filter(({ id }) => ids.has(id))
    .map(({ action, outcome }) => `${action} ${outcome}`)
    .toReversed();
}

async function linkIn(kind: "reset" | "invitation"): Promise<string> {
  await store.background.settled();
  const mail = store.mails.findLast(({ text }) => text.includes(`?${kind}=`));
  const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const url = new URL(link);
  expect(`${url.origin}${url.pathname}`).toBe(`${store.origin}/login`);
  return url.searchParams.get(kind) ?? "";
}

test("signing in answers who it is, in a cookie that no script reads and no other site sends", async () => {
  const person = await somebody();
  const page = browser();
  const answer = await page.signIn(person.email.toUpperCase());
  expect(answer.status).toBe(200);
  const user = {
    name: "Robin Sample",
    email: person.email,
    role: "Client",
    portal: "live",
    session: expect.any(String),
    twoFactor: false,
  };
  const { user: said, ...rest } = (await answer.json()) as { user: Me };
  expect(rest).toEqual({ twoFactorRedirect: false });
  expect(said).toEqual(user);
  for (const line of answer.headers.getSetCookie()) {
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Strict/i);
    expect(line).toMatch(/Max-Age=(604800|31536000)/i);
  }
  expect(await (await page.get("/me")).json()).toEqual(said);

  expect((await page.post("/auth/sign-out")).status).toBe(204);
  expect((await page.get("/me")).status).toBe(401);
  expect(await doings(person)).toEqual(["sign-in done", "sign-out done"]);
});

test("a sign-out that comes late ends the session it names, and not the one begun since", async () => {
  const [person, other] = [await somebody(), await somebody()];
  const page = browser();
  const session = async () => ((await (await page.get("/me")).json()) as Me).session;
  await page.signIn(person.email);
  const first = await session();
  const begun = new Map(page.jar);

  await page.signIn(person.email);
  const second = await session();
  const late = await page.post("/auth/sign-out", { session: first });
  expect(late.status).toBe(204);
  // Its response doesn't set a cookie either, whenever it arrives.
  expect(late.headers.getSetCookie()).toEqual([]);
  expect(await session()).toBe(second);
  const ended = browser();
  for (const [name, value] of begun) ended.jar.set(name, value);
  expect((await ended.get("/me")).status).toBe(401);

  await page.signIn(other.email);
  expect((await page.post("/auth/sign-out", { session: second })).status).toBe(204);
  expect(await (await page.get("/me")).json()).toMatchObject({ email: other.email });
  expect(await doings(other)).toEqual(["sign-in done"]);
});

test("a wrong password, an unknown account and one without a password get the same answer", async () => {
  const person = await somebody();
  const invited = await store.accounts.invite({
    name: "Alex Sample",
    email: "invited.only@example.com",
    role: "client",
  });
  const page = browser();
  const answers = [];
  for (const email of [person.email, "nobody@example.com", invited?.email ?? ""]) {
    const answer = await page.signIn(email, "not the right password");
    answers.push([answer.status, await answer.text(), answer.headers.getSetCookie().length]);
  }
  const refusal = JSON.stringify({ error: "That email or password is incorrect." });
  expect(answers).toEqual(Array(3).fill([401, refusal, 0]));
  expect(await doings(person)).toEqual(["sign-in refused"]);
});

test("passwords are hashed slowly, and an unknown account takes as long to refuse as a wrong one", async () => {
  await using production = await asInProduction();
  const email = "careful@example.com";
  const person = await production.accounts.create({
    name: "Robin Sample",
    email,
    role: "client",
    password,
  });
  const { password: stored } = await store.db
    .withTables<{ account: { userId: string; password: string } }>()
    .selectFrom("account")
    .select("password")
    .where("userId", "=", person.id)
    .executeTakeFirstOrThrow();
  const [salt = "", key] = stored.split(":");
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(key).toBe(scryptSync(password, salt, 64, cost).toString("hex"));

  const took: Record<string, number[]> = {};
  for (let round = 0; round < 4; round += 1) {
    for (const tried of [email, "nobody@example.com"]) {
      // CPU time, because a busy machine adds none to it.
      const start = process.cpuUsage();
      const answer = await production.signIn(tried, "not the right password");
      expect(answer.status).toBe(401);
      const { system, user } = process.cpuUsage(start);
      (took[tried] ??= []).push(system + user);
    }
  }
  const [known = 0, unknown = 0] = Object.values(took).map((times) => Math.min(...times));
  // Hashing takes tens of milliseconds, the rest few: without it the ratio is far from 1.
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

test("nobody can create an account, and the auth library's own routes are closed", async () => {
  const page = browser();
  await page.signIn(store.client.email);
  const paths = [
    "sign-up/email",
    "sign-in/social",
    "update-user",
    "delete-user",
    "change-email",
    "list-sessions",
    "get-session",
    "revoke-sessions",
    "set-password",
    "verify-password",
    "two-factor/send-otp",
    "two-factor/verify-otp",
    "two-factor/get-totp-uri",
    "two-factor/view-backup-codes",
    "ok",
    "error",
  ];
  for (const path of paths) {
    expect([path, (await page.post(`/auth/${path}`)).status]).toEqual([path, 404]);
    expect([path, (await page.get(`/auth/${path}`)).status]).toEqual([path, 404]);
    expect([path, (await browser().post(`/auth/${path}`)).status]).toEqual([path, 401]);
  }
});

test("the role cannot be chosen, and a stolen-looking cookie opens nothing", async () => {
  const page = browser();
  await page.post("/auth/sign-in/email", {
    email: store.client.email,
    password,
    role: "broker",
    callbackURL: "https://evil.example",
  });
  expect(await (await page.get("/me")).json()).toMatchObject({ role: "Client" });

  const [name = "", value = ""] = [...page.jar][0] ?? [];
  const forged = browser();
  for (const stolen of [value.slice(0, -6), `${value}x`, value.replace(".", "%00."), "a.b", ""]) {
    forged.jar.set(name, stolen);
    expect((await forged.get("/me")).status).toBe(401);
  }
});

test("a forged Host changes neither the links nor the cookies", async () => {
  const person = await somebody();
  const headers = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    Origin: store.origin,
    "Content-Type": "application/json",
  };
  const post = (path: string, body: object) =>
    store.api.request(`http://evil.example/api/auth/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  await post("request-password-reset", { email: person.email });
  expect(await linkIn("reset")).not.toBe("");
  const answer = await post("sign-in/email", { email: person.email, password });
  expect(answer.headers.getSetCookie().join()).not.toMatch(/evil|Domain/i);
});

test.each([
  ["m&a/east@example.com", "M&A/east@example.com"],
  ["kim@münchen.example", "kim@xn--mnchen-3ya.example"],
])("someone invited as %s logs in as %s", async (invited, typed) => {
  const email = emailSchema.parse(invited);
  await store.accounts.create({ name: "Robin Sample", email, role: "client", password });
  const page = browser();
  expect((await page.post("/auth/sign-in/email", { email: typed, password: "wrong" })).status).toBe(
    401,
  );
  expect((await page.post("/auth/sign-in/email", { email: typed, password })).status).toBe(200);
});

test("on https the cookies are Secure", async () => {
  await using production = await asInProduction();
  const email = "secure@example.com";
  await production.accounts.create({ name: "Robin Sample", email, role: "client", password });
  const answer = await production.signIn(email, password);
  const cookies = answer.headers.getSetCookie();
  // The session's cookie and the known device's.
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; Secure/i);
});

test("too many wrong passwords lock an address out of an account for a while", async () => {
  const person = await somebody();
  for (let round = 0; round < 10; round += 1) {
    const answer = await browser().signIn(person.email, "wrong");
    expect(answer.status).toBe(401);
  }
  const locked = await browser().signIn(person.email);
  expect(locked.status).toBe(429);
  expect(await errorOf(locked)).toBe("Too many attempts. Please try again in 15 minutes.");
  expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(800);

  // Counted in the database, so neither a restart nor another process forgets it.
  await store.db
    .updateTable("attempt")
    .set({ expiresAt: Date.now() - 1 })
    .execute();
  expect((await browser().signIn(person.email)).status).toBe(200);
});

test("a change of password ends the other sessions and is announced by mail", async () => {
  const person = await somebody();
  const [page, other] = [browser(), browser()];
  await page.signIn(person.email);
  await other.signIn(person.email);

  const next = "a quite different password";
  const wrong = await page.post("/auth/change-password", {
    currentPassword: "wrong",
    newPassword: next,
    repeated: next,
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    fields: { currentPassword: "That’s not your current password." },
  });
  const short = await page.post("/auth/change-password", {
    currentPassword: password,
    newPassword: "short",
    repeated: "short",
  });
  expect(short.status).toBe(400);

  const done = await page.post("/auth/change-password", {
    currentPassword: password,
    newPassword: next,
    repeated: next,
  });
  expect(done.status).toBe(204);
  expect((await page.get("/me")).status).toBe(200);
  expect((await other.get("/me")).status).toBe(401);
  expect((await browser().signIn(person.email)).status).toBe(401);
  expect((await browser().signIn(person.email, next)).status).toBe(200);

  await store.background.settled();
  expect(store.mails.map(({ subject, to }) => `${to}: ${subject}`)).toEqual([
    `${person.email}: Your password was changed`,
  ]);
  expect(await doings(person)).toContain("password-change refused");
  expect(await doings(person)).toContain("password-change done");
});

test("people see where they are logged in, and can end one session or all others", async () => {
  const person = await somebody();
  const [page, second, third] = [browser(), browser(), browser()];
  for (const each of [page, second, third]) await each.signIn(person.email);

  const sessions = (await (await page.get("/sessions")).json()) as Session[];
  expect(sessions).toHaveLength(3);
  expect(sessions[0]).toMatchObject({ device: "Chrome on Windows", place: "", isCurrent: true });
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toContain([...page.jar.values()][0]?.split(".")[0]);

  const theirs = (await (await second.get("/sessions")).json()) as Session[];
  const secondId = theirs.find(({ isCurrent }) => isCurrent)?.id;
  const stranger = await store.as(store.otherClient)(`/api/sessions/${secondId}`, {
    method: "DELETE",
  });
  expect(stranger.status).toBe(404);
  expect((await page.send("DELETE", `/sessions/${secondId}`)).status).toBe(204);
  expect((await second.get("/me")).status).toBe(401);
  expect((await third.get("/me")).status).toBe(200);

  expect((await page.send("DELETE", "/sessions")).status).toBe(204);
  expect((await third.get("/me")).status).toBe(401);
  expect((await page.get("/me")).status).toBe(200);
});

test("a session in use is renewed; an unused one ends after seven days", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  type Sessions = { session: { userId: string; expiresAt: unknown } };
  const db = store.db.withTables<Sessions>();
  const setExpiry = (at: number) =>
    db
      .updateTable("session")
      .set({ expiresAt: new Date(at).toISOString() })
      .where("userId", "=", person.id)
      .execute();

  await setExpiry(Date.now() + 24 * 60 * 60 * 1000);
  const renewed = await page.get("/me");
  expect(renewed.headers.getSetCookie().join()).toMatch(/Max-Age=604800/i);
  expect((await page.get("/me")).headers.getSetCookie()).toEqual([]);

  await setExpiry(Date.now() - 1000);
  expect((await page.get("/me")).status).toBe(401);
});

test("a session ends after thirty days, however much it is used", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  const db = store.db.withTables<{ session: { userId: string; createdAt: unknown } }>();
  const day = 24 * 60 * 60 * 1000;
  const setBegin = (at: number) =>
    db
      .updateTable("session")
      .set({ createdAt: new Date(at).toISOString() })
      .where("userId", "=", person.id)
      .execute();
  await setBegin(Date.now() - 30 * day + 60_000);
  expect((await page.get("/me")).status).toBe(200);
  await setBegin(Date.now() - 30 * day);
  expect((await page.get("/me")).status).toBe(401);
  // It is deleted, and no list of devices shows it.
  expect(
    (await db.selectFrom("session").select("userId").execute()).map(({ userId }) => userId),
  ).not.toContain(person.id);
});

test("a forgotten password is chosen again by a link that works once", async () => {
  const person = await somebody();
  const signedIn = browser();
  await signedIn.signIn(person.email);
  const page = browser();
  const known = await page.post("/auth/request-password-reset", { email: person.email });
  const unknown = await page.post("/auth/request-password-reset", { email: "no@example.com" });
  for (const answer of [known, unknown]) {
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
  const token = await linkIn("reset");
  expect(store.mails).toHaveLength(1);
  expect(store.mails[0]?.to).toBe(person.email);

  const newPassword = "a quite different password";
  const short = await page.post("/auth/reset-password", { token, newPassword: "short" });
  expect(await short.json()).toMatchObject({ fields: { newPassword: expect.any(String) } });
  const check = () => page.post("/auth/check-password-link", { token });
  expect(await (await check()).json()).toEqual({ name: person.name, email: person.email });
  const done = await page.post("/auth/reset-password", { token, newPassword });
  expect(done.status).toBe(204);
  const used = await check();
  expect(used.status).toBe(400);
  expect(await used.json()).toMatchObject({ fields: { token: expect.any(String) } });
  expect((await signedIn.get("/me")).status).toBe(401);
  expect((await page.signIn(person.email, newPassword)).status).toBe(200);

  const again = await page.post("/auth/reset-password", { token, newPassword });
  expect(again.status).toBe(400);
  expect(await errorOf(again)).toContain("This link was already used.");
  expect(await doings(person)).toEqual([
    "sign-in done",
    "reset-request done",
    "reset done",
    "sign-in done",
  ]);
});

test("a link ends after its time, and with every other change of the password", async () => {
  const person = await somebody();
  const page = browser();
  await page.post("/auth/request-password-reset", { email: person.email });
  const first = await linkIn("reset");
  await page.signIn(person.email);
  const newPassword = "a quite different password";
  await page.post("/auth/change-password", {
    currentPassword: password,
    newPassword: newPassword,
    repeated: newPassword,
  });
  const ended = await page.post("/auth/reset-password", { token: first, newPassword });
  expect([ended.status, await errorOf(ended)]).toEqual([
    400,
    "This link no longer works. Please request a new one.",
  ]);

  await store.accounts.sendReset(person);
  const third = await linkIn("reset");
  await store.db
    .updateTable("passwordLink")
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .where("personId", "=", person.id)
    .execute();
  const late = await page.post("/auth/check-password-link", { token: third });
  expect(await late.json()).toMatchObject({ fields: { token: "This link has expired." } });
  // Whatever the password: a different one wouldn't help.
  for (const chosen of ["123456789012", newPassword]) {
    const late = await page.post("/auth/reset-password", { token: third, newPassword: chosen });
    expect(await errorOf(late)).toContain("has expired");
  }
});

test.each(["invitation", "reset"] as const)(
  "of several links only the newest works, and the others say that they were replaced: %s",
  async (kind) => {
    const email = `six.links.by.${kind}@example.com`;
    const person = await store.accounts.invite({ name: "New Client", email, role: "client" });
    if (!person) throw new Error("Nobody was invited.");
    const tokens: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      if (kind === "invitation") await store.accounts.resendInvitation(person);
      else await store.accounts.sendReset(person);
      tokens.push(await linkIn(kind));
    }
    const page = browser();
    const newest = tokens.pop();
    const newPassword = "chosen by the invited person";
    for (const token of tokens) {
      for (const answer of [
        await page.post("/auth/check-password-link", { token }),
        await page.post("/auth/reset-password", { token, newPassword }),
      ]) {
        expect([answer.status, await errorOf(answer)]).toEqual([
          400,
          expect.stringContaining("This link was replaced by a newer one."),
        ]);
      }
    }
    const done = await page.post("/auth/reset-password", { token: newest, newPassword });
    expect(done.status).toBe(204);
    const again = await page.post("/auth/check-password-link", { token: newest });
    expect(await errorOf(again)).toContain("This link was already used.");
  },
);

test("requesting a password reset for an account doesn't end its invitation", async () => {
  const email = "invited.and.reset@example.com";
  await store.accounts.invite({ name: "New Client", email, role: "client" });
  const token = await linkIn("invitation");
  await browser().post("/auth/request-password-reset", { email });
  await linkIn("reset");
  const checked = await browser().post("/auth/check-password-link", { token });
  expect(await checked.json()).toEqual({
    name: "New Client",
    email,
    invitedAt: expect.stringMatching(/^\d{4}-/),
  });
});

test("a common password is refused, and the link serves the next attempt", async () => {
  const person = await somebody();
  const page = browser();
  await page.post("/auth/request-password-reset", { email: person.email });
  const token = await linkIn("reset");
  const common = await page.post("/auth/reset-password", { token, newPassword: "123456789012" });
  const sentence = "This password is too easy to guess. Try a short phrase.";
  expect(common.status).toBe(400);
  expect(await common.json()).toEqual({ error: sentence, fields: { newPassword: sentence } });
  const newPassword = "a quite different password";
  expect((await page.post("/auth/reset-password", { token, newPassword })).status).toBe(204);

  await page.signIn(person.email, newPassword);
  const next = "passwordpassword";
  const changed = await page.post("/auth/change-password", {
    currentPassword: newPassword,
    newPassword: next,
    repeated: next,
  });
  expect([changed.status, await changed.json()]).toMatchObject([
    400,
    { fields: { newPassword: sentence } },
  ]);
});

test("changes of the password are counted before the new one is judged", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  const next = "passwordpassword";
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    const sent = { currentPassword: password, newPassword: next, repeated: next };
    statuses.push((await page.post("/auth/change-password", sent)).status);
  }
  expect(statuses.slice(-2)).toEqual([400, 429]);
});

test("whoever requests resets, the owner's own request works, and no flood of emails is sent", async () => {
  const person = await somebody();
  const statuses = [];
  for (let round = 0; round < 10; round += 1) {
    const page = browser(`198.51.100.${round}`);
    statuses.push(
      (await page.post("/auth/request-password-reset", { email: person.email })).status,
    );
  }
  expect(new Set(statuses)).toEqual(new Set([204]));
  await store.background.settled();
  // A waiting one is replaced by the next.
  expect(store.mails).toHaveLength(1);
});

test("a guesser at the owner's own address doesn't keep the owner's device from a reset", async () => {
  const person = await somebody();
  const owner = browser();
  await owner.signIn(person.email);
  const ask = async (page: typeof owner) =>
    (await page.post("/auth/request-password-reset", { email: person.email })).status;
  const guesser = browser();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) statuses.push(await ask(guesser));
  expect(statuses.at(-1)).toBe(429);
  expect(await ask(owner)).toBe(204);
});

test("a reset that waits or is being sent counts as sent, but not for long", async () => {
  const person = await somebody();
  const request = () => store.accounts.requestReset(person);
  const resets = () =>
    store.db.selectFrom("email").select("state").where("personId", "=", person.id).execute();
  expect((await Promise.all([request(), request(), request()])).filter(Boolean)).toEqual([true]);

  const attempted = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const { send } = store.mailer;
  store.mailer.send = async () => {
    attempted.resolve();
    await answered.promise;
    throw new Error("The email server is down.");
  };
  const sending = store.emails.deliverDue();
  await attempted.promise;
  expect(await request()).toBe(false);
  expect(await resets()).toEqual([{ state: "waiting" }]);
  store.mailer.send = send;
  answered.resolve();
  await sending;

  await store.db
    .updateTable("email")
    .set({ createdAt: new Date(Date.now() - 121_000).toISOString() })
    .where("personId", "=", person.id)
    .execute();
  expect(await request()).toBe(true);
  await store.background.settled();
  expect(store.mails).toHaveLength(1);
});

test("a guesser locks out neither the owner's other address nor their known device", async () => {
  const person = await somebody();
  const known = browser();
  expect((await known.signIn(person.email)).status).toBe(200);
  const guesser = browser();
  for (let round = 0; round < attemptLimits["sign-in"].pair; round += 1) {
    expect((await guesser.signIn(person.email, "a wrong guess")).status).toBe(401);
  }
  expect((await guesser.signIn(person.email)).status).toBe(429);
  // The same address, and another one.
  expect((await known.signIn(person.email)).status).toBe(200);
  expect((await browser("192.0.2.77").signIn(person.email)).status).toBe(200);
});

test("an invited person chooses a password by the mail's link and signs in", async () => {
  const email = "new.client@example.com";
  const invited = await store.accounts.invite({ name: "New Client", email, role: "client" });
  if (!invited) throw new Error("Nobody was invited.");
  expect(await store.accounts.invite({ name: "Again", email, role: "client" })).toBeUndefined();
  const token = await linkIn("invitation");
  const page = browser();
  const newPassword = "chosen by the invited person";
  expect((await page.post("/auth/reset-password", { token, newPassword })).status).toBe(204);
  expect((await page.signIn(email, newPassword)).status).toBe(200);
  expect(await doings(invited)).toEqual(["invitation-accept done", "sign-in done"]);
});

test("with two-factor on, a code from the app or a backup code is asked for", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  const unsure = await page.post("/auth/two-factor/enable", { password: "wrong" });
  expect(unsure.status).toBe(400);
  const start = await page.post("/auth/two-factor/enable", { password });
  const { backupCodes, totpURI } = (await start.json()) as {
    backupCodes: string[];
    totpURI: string;
  };
  expect(new URL(totpURI).searchParams.get("issuer")).toBe("Frontage");
  // It isn't on until a code has shown that the app knows the secret.
  expect(await (await page.get("/me")).json()).toMatchObject({ twoFactor: false });
  const confirmed = await page.post("/auth/two-factor/verify-totp", { code: codeOf(totpURI) });
  const said = await confirmed.json();
  expect(said).toMatchObject({ email: person.email, twoFactor: true });
  // The session that replaced the earlier one.
  expect(await (await page.get("/me")).json()).toEqual(said);

  const second = browser();
  expect(await (await second.signIn(person.email)).json()).toEqual({ twoFactorRedirect: true });
  expect((await second.get("/me")).status).toBe(401);
  const wrong = await second.post("/auth/two-factor/verify-totp", { code: "000000" });
  expect([wrong.status, await errorOf(wrong)]).toEqual([400, "That code is incorrect."]);
  const next = codeOf(totpURI, 1);
  // No device may skip the code later, and no script may read the session's token.
  const asking = { code: next, trustDevice: true };
  const right = await second.post("/auth/two-factor/verify-totp", asking);
  const entered = await right.json();
  expect(entered).toMatchObject({ email: person.email, portal: "live" });
  expect(entered).not.toHaveProperty("token");
  expect([...second.jar.keys()].join()).not.toContain("trust");
  expect((await second.get("/me")).status).toBe(200);

  const third = browser();
  await third.signIn(person.email);
  const code = backupCodes[0];
  expect((await third.post("/auth/two-factor/verify-backup-code", { code })).status).toBe(200);
  const fourth = browser();
  await fourth.signIn(person.email);
  const reused = await fourth.post("/auth/two-factor/verify-backup-code", { code });
  expect(reused.status).toBe(400);

  const fresh = await page.post("/auth/two-factor/generate-backup-codes", { password });
  expect(((await fresh.json()) as { backupCodes: string[] }).backupCodes).toHaveLength(10);
  expect((await page.post("/auth/two-factor/disable", { password })).status).toBe(204);
  expect((await browser().signIn(person.email)).status).toBe(200);
  expect(await (await page.get("/me")).json()).toMatchObject({ twoFactor: false });
  expect(await doings(person)).toEqual(
    expect.arrayContaining([
      "two-factor-begin refused",
      "two-factor-begin done",
      "two-factor-on done",
      "backup-codes done",
      "two-factor-off done",
    ]),
  );
});

test("an app's code works once, in every process and after a restart", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  const start = await page.post("/auth/two-factor/enable", { password });
  const { totpURI } = (await start.json()) as { totpURI: string };
  const first = codeOf(totpURI);
  await page.post("/auth/two-factor/verify-totp", { code: first });

  const [one, other] = [browser(), browser()];
  await one.signIn(person.email);
  await other.signIn(person.email);
  const again = await one.post("/auth/two-factor/verify-totp", { code: first });
  expect([again.status, await errorOf(again)]).toEqual([
    400,
    "That code was already used. Please wait for the next one.",
  ]);
  const code = codeOf(totpURI, 1);
  const answers = await Promise.all(
    [one, other].map((asking) => asking.post("/auth/two-factor/verify-totp", { code })),
  );
  expect(answers.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1);
  // Someone else's account has its own codes.
  expect(await isFirstTime(store.db, `code ${store.client.id} ${code}`, 1000)).toBe(true);
});

test("wrong codes end the attempt, and then lock the second step", async () => {
  const person = await somebody();
  const page = browser();
  await page.signIn(person.email);
  const start = await page.post("/auth/two-factor/enable", { password });
  const { totpURI } = (await start.json()) as { totpURI: string };
  await page.post("/auth/two-factor/verify-totp", { code: codeOf(totpURI) });

  const statuses = new Set<number>();
  let last: Response | undefined;
  for (let round = 0; round < 3; round += 1) {
    const thief = browser();
    await thief.signIn(person.email);
    for (let guess = 0; guess < 5; guess += 1) {
      last = await thief.post("/auth/two-factor/verify-totp", { code: `${round}0000${guess}` });
      statuses.add(last.status);
    }
  }
  expect([...statuses]).toEqual([400, 429]);
  expect(last?.headers.get("Retry-After")).toBe("900");
  const owner = browser();
  await owner.signIn(person.email);
  const locked = await owner.post("/auth/two-factor/verify-totp", { code: codeOf(totpURI, 1) });
  expect(locked.status).toBe(429);

  const nobody = await browser().post("/auth/two-factor/verify-totp", { code: "000000" });
  expect(nobody.status).toBe(401);
});

/**
 * The code an authenticator app shows now, or `later` codes after it: RFC 6238, six digits, thirty
 * seconds. The next one is already accepted, for clocks that are ahead.
 */
function codeOf(totpURI: string, later = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
