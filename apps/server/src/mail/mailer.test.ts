import { broker } from "@frontage/content/broker";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmtpSink } from "../../test/smtp-sink.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { deliveryTimings } from "../outbox/timings.ts";
import { openServices } from "../services.ts";
import { invitationEmail, passwordChangedEmail, resetEmail } from "../accounts/emails.ts";
import { listEmails, retryEmail } from "../outbox/email-outbox.ts";
import { folderMailer, smtpMailer } from "./mailer.ts";

let sink: Awaited<ReturnType<typeof openSmtpSink>>;
let store: TestStore;
beforeAll(async () => {
  sink = await openSmtpSink({ refuses: ["taylor.morgan@example.com"] });
  store = await openStore();
});
afterAll(async () => {
  await store.remove();
  await sink.close();
});

const from = `${broker.name} <office@example.com>`;
const link = "http://frontage.test/login?reset=a-token";

test.each([
  ["invitation", invitationEmail, "set up an account for you", "seven days"],
  ["reset", resetEmail, "password reset was requested", "an hour"],
] as const)("the %s says what its link does and when it ends", async (_, letter, what, until) => {
  const mailer = smtpMailer(sink.url, from);
  await mailer.send(letter({ name: "Zoë Sample", email: "zoe@example.com" }, link));
  const mail = sink.received.at(-1);
  expect(mail?.recipients).toEqual(["zoe@example.com"]);
  expect(mail?.headers).toMatchObject({ from, to: "zoe@example.com" });
  expect(mail?.body).toContain("Hi Zoë,");
  for (const words of [what, until, link, broker.name, broker.firm.name]) {
    expect(mail?.body).toContain(words);
    expect(mail?.parsed.html).toContain(words);
  }
});

test("the notice of a changed password has no link, but a number to call", () => {
  const { text } = passwordChangedEmail(
    { name: "Zoë Sample", email: "zoe@example.com" },
    { ended: [], notificationsEmail: "zoe@example.com", passkeys: ["Laptop"] },
  );
  expect(text).not.toContain("http");
  expect(text).toContain(broker.phone.display);
});

test("addresses of other scripts and with unusual signs are reached", async () => {
  const mailer = smtpMailer(sink.url, from);
  for (const to of ["kim@xn--mnchen-3ya.example", "m&a/east@example.com"]) {
    await mailer.send({ to, subject: "Hello", text: "Hello" });
  }
  expect(sink.received.slice(-2).map(({ recipients }) => recipients)).toEqual([
    // As the receiving server decodes it.
    ["kim@münchen.example"],
    ["m&a/east@example.com"],
  ]);
});

test("every email says that no person sent it, so that none is answered by a machine", async () => {
  const mailer = smtpMailer(sink.url, from);
  await mailer.send(invitationEmail({ name: "Zoë", email: "zoe@example.com" }, link));
  expect(sink.received.at(-1)?.headers).toMatchObject({ "auto-submitted": "auto-generated" });
});

test("nothing in a name, an address or a subject adds a header or a recipient", async () => {
  const mailer = smtpMailer(sink.url, from);
  const evil = "\r\nBcc: victim@example.com\r\n\r\nBuy now";
  await mailer.send(invitationEmail({ name: `Eve${evil}`, email: "eve@example.com" }, link));
  await mailer.send({ to: "eve@example.com", subject: `Hello${evil}`, text: "Hello" });
  for (const mail of sink.received.slice(-2)) {
    expect(mail.recipients).toEqual(["eve@example.com"]);
    expect(mail.headers).not.toHaveProperty("bcc");
  }
  expect(sink.received.at(-2)?.body).toContain("Hi Eve,");

  const before = sink.received.length;
  for (const to of [`eve@example.com${evil}`, "eve@example.com, victim@example.com"]) {
    await mailer.send({ to, subject: "Hello", text: "Hello" }).catch(() => undefined);
  }
  const reached = sink.received.slice(before).flatMap(({ recipients }) => recipients);
  expect(reached).not.toContain("victim@example.com");
});

test("an email that the mail server refuses for good isn’t tried again, and its link is in no table and no log", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const variables = { ...store.variables, SMTP_URL: sink.url, MAIL_FROM: from };
  // Due again right away, it still waits for the next run.
  const timings = { ...deliveryTimings, firstPauseMs: 1, longestPauseMs: 1, giveUpAfterMs: 1000 };
  const services = await openServices(readServerEnvironment(variables), log, {
    isServer: false,
    timings,
  });
  const answer = await createApi(services).request(
    `${store.origin}/api/auth/request-password-reset`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: store.origin },
      body: JSON.stringify({ email: store.client.email }),
    },
  );
  expect(answer.status).toBe(204);
  await services.background.settled();
  await services.emails.deliverDue();
  const [email, ...others] = await listEmails(store.db, store.client.id);
  expect(others).toEqual([]);
  expect(email).toMatchObject({ kind: "reset", state: "dead", content: null, attempts: 1 });
  expect(email?.detail).toContain("No such mailbox here");
  expect(lines.join()).toContain("No such mailbox here");
  expect(lines.join()).not.toContain("?reset=");

  const lateSink = await openSmtpSink();
  const later = await openServices(
    readServerEnvironment({ ...variables, SMTP_URL: lateSink.url }),
    log,
    { isServer: false },
  );
  await retryEmail(store.db, { emailId: email?.id ?? "", personId: store.client.id });
  await later.emails.deliverDue();
  expect(lateSink.received.map(({ body }) => body.includes("?reset="))).toEqual([true]);
  const kept = await store.db.selectFrom("email").select(["state", "content"]).execute();
  expect(kept).toEqual([{ state: "delivered", content: null }]);
  for (const closing of [services, later, lateSink]) await closing.close();
});

test("in production without a mail server an email waits, and is never called sent", async () => {
  const production = { ...store.variables, NODE_ENV: "production" };
  const services = await openServices(readServerEnvironment(production), createLog("silent"), {
    isServer: false,
  });
  const person = await services.accounts.invite({
    name: "Noa Late",
    email: "noa.late@example.com",
    role: "client",
  });
  await services.emails.deliverDue();
  expect(await listEmails(store.db, person?.id ?? "")).toMatchObject([
    { kind: "invitation", state: "waiting", detail: expect.stringContaining("isn’t set up") },
  ]);
  await services.close();
});

test("without a mail server each mail is a file that only its owner reads", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-mail-"));
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  await folderMailer(folder, log).send(resetEmail({ name: "A", email: "a@example.com" }, link));
  const [name = ""] = await readdir(folder);
  const file = join(folder, name);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(file, "utf8")).toContain("To: a@example.com");
  expect(lines.join()).toContain(file);
  await rm(folder, { recursive: true });
});
