import { postalAddressLine } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import type { Client, ClientEmail } from "@frontage/records/schemas/client";
import type { Settings } from "@frontage/records/schemas/settings";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmtpSink } from "../../test/smtp-sink.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { eraseClient } from "../erasure/erase-client.ts";
import { smtpMailer } from "../mail/mailer.ts";
import { createUnsubscribeLinks } from "./unsubscribe-links.ts";

const origin = "https://broker.test";
const words = "Three leases were signed this week.\n\nCap rates <didn’t> move & won’t.";
const day = 86_400_000;

let store: TestStore;
let sink: Awaited<ReturnType<typeof openSmtpSink>>;
let client: ReturnType<TestStore["as"]>;
let asBroker: ReturnType<TestStore["as"]>;

beforeAll(async () => {
  store = await openStore({ settings: { PUBLIC_URL: origin } });
  sink = await openSmtpSink();
  // The store's own mailer would keep the emails.
  store.mailer.send = smtpMailer(sink.url, `${broker.name} <office@example.com>`).send;
  client = store.as(store.client);
  asBroker = store.as(store.broker);
});
beforeEach(async () => {
  const tables = ["message", "thread", "notification", "settings", "audit", "email"] as const;
  for (const table of [...tables, "emailOptOut", "attempt"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  sink.received.length = 0;
  await saveMarketNote({ inApp: true, email: true });
});
afterAll(async () => {
  await store.remove();
  await sink.close();
});

const readSettings = async (): Promise<Settings> => (await client("/api/settings")).json();

const saveSettings = async (settings: Settings): Promise<Settings> =>
  (
    await client("/api/settings", {
      method: "PUT",
      body: JSON.stringify(settings),
      headers: { "Content-Type": "application/json" },
    })
  ).json();

async function saveMarketNote(channels: { inApp: boolean; email: boolean }): Promise<Settings> {
  const settings = await readSettings();
  const notifications = { ...settings.notifications, "market-note": channels };
  return saveSettings({ ...settings, notifications });
}

const isSubscribed = async () => (await readSettings()).notifications["market-note"].email;

/** The client, as a broker sees them. */
async function seenByBroker(): Promise<Client | undefined> {
  const clients: Client[] = await (await asBroker("/api/clients")).json();
  return clients.find(({ id }) => id === store.client.id);
}

const send = async (text = words) =>
  asBroker(`/api/market-notes/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text }),
    headers: { "Content-Type": "application/json" },
  });

/** Sends a note. @returns its email, and the path of its link */
async function sentNote() {
  await send();
  await store.background.settled();
  const mail = sink.received.at(-1);
  if (!mail) throw new Error("No email arrived.");
  const link = /^<(.+)>$/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  return { mail, path: link.replace(origin, "") };
}

/** Like a browser or a mail app without a cookie. */
const visit = async (
  path: string,
  body?: string | FormData,
  headers: Record<string, string> = {},
) =>
  store.api.request(origin + path, {
    ...(body === undefined ? {} : { method: "POST", body }),
    headers: {
      ...(typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
      ...headers,
    },
  });

const oneClick = "List-Unsubscribe=One-Click";

const formIn = (html: string) =>
  /<form method="post" action="([^"]+)">/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

const audited = async () =>
  (
    await store.db
      .selectFrom("audit")
      .select(["action", "personName", "clientId"])
      .where("subject", "=", "market-note")
      .where("action", "!=", "send")
      .orderBy("id")
      .execute()
  ).map(({ action, clientId, personName }) => {
    expect(clientId).toBe(store.client.id);
    return `${personName}: ${action}`;
  });

test("the note arrives with the postal address, the firm, and both ways to unsubscribe", async () => {
  const { mail } = await sentNote();
  const { html = "", text = "" } = mail.parsed;
  const link = `${origin}/api/unsubscribe?token=`;
  expect(mail.recipients).toEqual([store.client.email]);
  expect(mail.headers["list-unsubscribe"]).toMatch(
    new RegExp(String.raw`^<${origin}/api/unsubscribe\?token=[\w.-]+>$`),
  );
  expect(mail.headers["list-unsubscribe-post"]).toBe(oneClick);
  expect(mail.headers["auto-submitted"]).toBe("auto-generated");
  expect(mail.parsed.replyTo).toEqual([{ name: broker.name, address: broker.email }]);
  expect(mail.parsed.subject).toMatch(/^Market note: \w+ \d{1,2}, \d{4}$/);
  // It isn't part of the conversation.
  expect(mail.parsed.inReplyTo).toBeUndefined();

  expect(text.replaceAll("\r\n", "\n")).toContain(words);
  expect(html).toContain("Cap rates &lt;didn’t&gt; move &amp; won’t.");
  for (const body of [text, html]) {
    expect(body).toContain(link);
    expect(body).toContain(postalAddressLine);
    expect(body).toContain(broker.businessName);
  }
  const signature = [broker.firm.name, broker.phone.display, broker.email];
  expect(text.replaceAll("\r\n", "\n")).toContain(signature.join("\n"));
  expect(html).toContain(signature.join("<br>\n"));
});

test("nothing in the note is loaded from anywhere, and its links lead straight there", async () => {
  const { mail, path } = await sentNote();
  const html = mail.parsed.html ?? "";
  expect(html).not.toMatch(/<(img|script|link|iframe|style)|\bsrc=|url\(/i);
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(links.map(([, to, label]) => [label, to])).toEqual([
    ["Open it in your account", expect.stringContaining(`${origin}/dashboard/messages?thread=`)],
    ["Unsubscribe, without logging in", origin + path],
  ]);
  expect(mail.parsed.attachments).toEqual([]);
});

test("without https there is no button in the mail app, and the link stays", async () => {
  const links = createUnsubscribeLinks({ publicUrl: "http://localhost:3000", secret: "s" });
  const { marketNoteEmail } = await import("./emails.ts");
  const { headers, text } = marketNoteEmail(
    store.client,
    { text: words, sentAt: "2026-07-14T14:12:00.000Z" },
    { sender: broker, link: "http://localhost:3000/", unsubscribeLink: links.create("a") },
  );
  expect(headers).not.toHaveProperty("List-Unsubscribe-Post");
  expect(text).toContain("http://localhost:3000/api/unsubscribe?token=");
});

test("a mail app's button unsubscribes immediately, however it sends the form", async () => {
  const asMultipart = new FormData();
  asMultipart.set("List-Unsubscribe", "One-Click");
  for (const body of [oneClick, asMultipart]) {
    const { path } = await sentNote();
    // From a webmail's page, or from no page.
    const answer = await visit(path, body, { Origin: "https://webmail.test" });
    expect(answer.status).toBe(200);
    expect(answer.redirected).toBe(false);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await isSubscribed()).toBe(false);
    const kept = await store.db.selectFrom("emailOptOut").select("source").execute();
    expect(kept).toEqual([{ source: "one-click" }]);
    await saveMarketNote({ inApp: true, email: true });
    expect(await isSubscribed()).toBe(true);
  }
});

test("opening the link asks first, so that mail scanners change nothing", async () => {
  const { path } = await sentNote();
  for (const method of ["GET", "HEAD"]) {
    const answer = await store.api.request(origin + path, { method });
    expect(answer.status).toBe(200);
  }
  expect(await isSubscribed()).toBe(true);
  const page = await visit(path);
  expect(page.headers.get("Content-Type")).toContain("text/html");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain("Unsubscribe from market notes?");
  expect(html).not.toContain("<script");
  // It doesn't say whose link it is.
  expect(html).not.toContain(store.client.name);
  expect(html).not.toContain(store.client.email);

  const done = await visit(formIn(html), "");
  expect(done.status).toBe(200);
  expect(await done.text()).toContain("You won’t get market notes by email anymore.");
  expect(await isSubscribed()).toBe(false);
  expect(await (await visit(path)).text()).toContain("You’re unsubscribed");
});

test("it is stored, audited, and seen by the broker and the client", async () => {
  const { path } = await sentNote();
  await visit(path, "");
  const settings = await readSettings();
  expect(settings.notifications["market-note"]).toEqual({ inApp: true, email: false });
  const at = settings.marketNotesUnsubscribedAt;
  expect(Date.parse(at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(await seenByBroker()).toMatchObject({ marketNotesUnsubscribedAt: at });
  expect(await audited()).toEqual(["Taylor Morgan: unsubscribe"]);
  // The app still shows the note.
  await send("Next week");
  await store.background.settled();
  expect(sink.received).toHaveLength(1);
  expect(await (await client("/api/notifications")).json()).toMatchObject([
    { kind: "market-note" },
  ]);
});

test("whatever can’t be audited isn’t stored, by link or in the settings", async () => {
  const { path } = await sentNote();
  const settings = await readSettings();
  const notifications = { ...settings.notifications, "market-note": { inApp: true, email: false } };
  const withoutNote = { ...settings, notifications };
  await sql`alter table "audit" rename to "auditElsewhere"`.execute(store.db);
  const answers = [
    await visit(path, oneClick),
    await client("/api/settings", {
      method: "PUT",
      body: JSON.stringify(withoutNote),
      headers: { "Content-Type": "application/json" },
    }),
  ];
  await sql`alter table "auditElsewhere" rename to "audit"`.execute(store.db);
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(await isSubscribed()).toBe(true);
  expect(await seenByBroker()).not.toHaveProperty("marketNotesUnsubscribedAt");

  const undo = formIn(await (await visit(path, "")).text());
  await sql`alter table "audit" rename to "auditElsewhere"`.execute(store.db);
  const { status } = await visit(undo, "");
  await sql`alter table "auditElsewhere" rename to "audit"`.execute(store.db);
  expect(status).toBe(500);
  expect(await isSubscribed()).toBe(false);
  expect(await audited()).toEqual(["Taylor Morgan: unsubscribe"]);
});

test("used again, a link does nothing more", async () => {
  const { path } = await sentNote();
  const answers = await Promise.all([visit(path, oneClick), visit(path, oneClick)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { marketNotesUnsubscribedAt: at } = await readSettings();
  expect((await visit(path, oneClick)).status).toBe(200);
  expect((await readSettings()).marketNotesUnsubscribedAt).toBe(at);
  expect(await audited()).toEqual(["Taylor Morgan: unsubscribe"]);
});

test("the page undoes it for an hour, once, and only what it was shown for", async () => {
  const { path } = await sentNote();
  const undo = formIn(await (await visit(path, "")).text());
  expect(undo).toContain("/api/unsubscribe/undo?token=");
  const undone = await visit(undo, "");
  expect(await undone.text()).toContain("You’re subscribed again");
  expect(await isSubscribed()).toBe(true);
  expect(await seenByBroker()).not.toHaveProperty("marketNotesUnsubscribedAt");

  const again = await visit(path, "");
  expect(await (await visit(undo, "")).text()).toContain("Nothing was changed");
  expect(await isSubscribed()).toBe(false);
  expect(formIn(await again.text())).not.toBe("");
  // The next person who uses the link may be someone else.
  expect(formIn(await (await visit(path, "")).text())).toBe("");
  expect(await audited()).toEqual([
    "Taylor Morgan: unsubscribe",
    "Taylor Morgan: resubscribe",
    "Taylor Morgan: unsubscribe",
  ]);
});

test("a link works for 60 days and more, and then says that it is too old", async () => {
  let now = Date.now() - 61 * day;
  const secret = store.variables.AUTH_SECRET ?? "";
  const links = createUnsubscribeLinks({ publicUrl: origin, secret, now: () => now });
  const pathOf = (link: string) => link.replace(origin, "");
  expect((await visit(pathOf(links.create(store.client.id)))).status).toBe(200);
  now = Date.now() - 91 * day;
  const old = pathOf(links.create(store.client.id));
  for (const answer of [await visit(old), await visit(old, oneClick)]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("This link has expired");
  }
  expect(await isSubscribed()).toBe(true);
});

test("a forged token, and one for something else, do nothing and say so", async () => {
  const { path } = await sentNote();
  const token = path.split("token=")[1] ?? "";
  const [payload = "", signature = ""] = token.split(".");
  const others = Buffer.from(
    JSON.stringify({ of: [store.otherClient.id], until: Date.now() + day }),
  ).toString("base64url");
  const undo = store.unsubscribeLinks.createUndo(store.client.id, new Date().toISOString());
  const otherServers = createUnsubscribeLinks({ publicUrl: origin, secret: "another secret" });
  const cookie = (await store.cookieOf(store.client)).split("=")[1] ?? "";
  for (const forged of [
    "",
    "nothing",
    `${others}.${signature}`,
    `${payload}.`,
    `${payload}.${signature.slice(0, -1)}${signature.endsWith("A") ? "Q" : "A"}`,
    `${token}=`,
    `${token}.${signature}`,
    undo,
    otherServers.create(store.client.id).split("token=")[1] ?? "",
    cookie,
    "💥".repeat(2000),
  ]) {
    const query = `?token=${encodeURIComponent(forged)}`;
    for (const answer of [
      await visit(`/api/unsubscribe${query}`),
      await visit(`/api/unsubscribe${query}`, oneClick),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("This link doesn’t work");
    }
    await store.db.deleteFrom("attempt").execute();
  }
  expect((await visit(`/api/unsubscribe/undo?token=${token}`, "")).status).toBe(400);
  expect((await visit(`${path}`, "x".repeat(5000))).status).toBe(413);
  expect(await isSubscribed()).toBe(true);
  expect(await audited()).toEqual([]);
});

test("guesses from one address are stopped, and a real link still works there", async () => {
  const { path } = await sentNote();
  const from = { "X-Forwarded-For": "203.0.113.7" };
  const trusting = { ...store, trustedProxies: 1 };
  const { createApi } = await import("../api.ts");
  const api = createApi(trusting);
  const post = async (to: string) =>
    api.request(origin + to, { method: "POST", body: "", headers: from });
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await post("/api/unsubscribe?token=guess")).status).toBe(400);
  }
  const stopped = await post("/api/unsubscribe?token=guess");
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await stopped.text()).toContain("Please try again later");
  expect((await post(path)).status).toBe(200);
  expect(await isSubscribed()).toBe(false);
});

test("a link says the same for an account that is gone", async () => {
  const link = store.unsubscribeLinks.create("erased-client").replace(origin, "");
  expect((await visit(link)).status).toBe(200);
  const answer = await visit(link, "");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("You’re unsubscribed");
});

test("a waiting note isn't sent to people who unsubscribed meanwhile", async () => {
  const { path } = await sentNote();
  await send("Next week");
  // Queued, but not attempted yet.
  const waiting = store.db.selectFrom("email").select("id").where("state", "=", "waiting");
  expect(await waiting.execute()).toHaveLength(1);
  await visit(path, oneClick);
  await store.background.settled();
  expect(sink.received).toHaveLength(1);
  const emails: ClientEmail[] = await (
    await asBroker(`/api/clients/${store.client.id}/emails`)
  ).json();
  // No email is left that could be retried.
  expect(emails.filter(({ state }) => state === "waiting" || state === "dead")).toEqual([]);
});

test("an opt-out while a note is being sent counts when the email is written", async () => {
  await send();
  const at = new Date().toISOString();
  await store.db
    .insertInto("emailOptOut")
    .values({ personId: store.client.id, at, source: "link" })
    .execute();
  await store.background.settled();
  expect(sink.received).toEqual([]);
});

test("the settings are the same switch, and a page that doesn't know turns nothing on", async () => {
  const stale = await readSettings();
  const { path } = await sentNote();
  await visit(path, oneClick);
  // An older page in another tab saves something else.
  expect(await saveSettings({ ...stale, timeZone: "Europe/Berlin" })).toMatchObject({
    timeZone: "Europe/Berlin",
    notifications: { "market-note": { email: false } },
  });
  expect(await isSubscribed()).toBe(false);

  // The client, who sees that they unsubscribed, turns it on again.
  expect(await saveMarketNote({ inApp: true, email: true })).not.toHaveProperty(
    "marketNotesUnsubscribedAt",
  );
  expect(await isSubscribed()).toBe(true);
  await sentNote();
  expect(sink.received).toHaveLength(2);

  const off = await saveMarketNote({ inApp: true, email: false });
  expect((await seenByBroker())?.marketNotesUnsubscribedAt).toBe(off.marketNotesUnsubscribedAt);
  expect(await audited()).toEqual([
    "Taylor Morgan: unsubscribe",
    "Taylor Morgan: resubscribe",
    "Taylor Morgan: unsubscribe",
  ]);
});

test("a client who never had market notes by email hasn't unsubscribed", async () => {
  await store.db.deleteFrom("settings").execute();
  await saveMarketNote({ inApp: false, email: false });
  expect(await seenByBroker()).not.toHaveProperty("marketNotesUnsubscribedAt");
  expect(await audited()).toEqual([]);
});

test("an export says when, and erasing the client leaves nothing to unsubscribe from", async () => {
  const { path } = await sentNote();
  await visit(path, oneClick);
  const { marketNotesUnsubscribedAt: at = "nothing" } = await readSettings();
  const zip = Buffer.from(await (await client("/api/export")).arrayBuffer());
  expect(zip.includes(at)).toBe(true);

  const erased = await store.accounts.create({
    name: "Robin Late",
    email: "robin.late@example.com",
    role: "client",
  });
  await visit(store.unsubscribeLinks.create(erased.id).replace(origin, ""), oneClick);
  const kept = () =>
    store.db.selectFrom("emailOptOut").select("at").where("personId", "=", erased.id).execute();
  expect(await kept()).toHaveLength(1);
  await store.db.transaction().execute(async (db) => eraseClient({ ...store, db }, erased.id));
  expect(await kept()).toEqual([]);
});
