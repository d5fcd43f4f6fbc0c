import { sampleClient } from "@frontage/content/samples/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { startServer } from "../../e2e/live/start-server.ts";
import { contacts, notifications, profile } from "../api/clients.ts";
import { listContacts } from "../api/contact-queries.ts";
import { read, readIfFound, visitServer } from "../api/request.ts";
import { PortalError } from "./portal-error.ts";
import type { Portal } from "./portal.ts";

// What live and sample records must both do, so that a screen needn't know which it shows.

const findContact = (id: string) => readIfFound(contacts[":id"].$get({ param: { id } }));

type Opened = { portal: Portal; close: () => Promise<void> };

async function openSample(): Promise<Opened> {
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  const { samplePortal } = await import("./sample-portal.ts");
  return { portal: samplePortal, close: async () => undefined };
}

/** The same client's records on a server, asked as a page of its origin would. */
async function openLive(): Promise<Opened> {
  const { client, origin, stop } = await startServer({ isFirst: true });
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(client),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, origin) : input, init);
      this.headers.set("Cookie", cookie);
      this.headers.set("Origin", origin);
    }
  }
  vi.stubGlobal("Request", PageRequest);
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
    send(new PageRequest(input, init)),
  );
  visitServer();
  const { createLivePortal } = await import("./live-portal.ts");
  return { portal: createLivePortal({}), close: stop };
}

describe.each([
  ["the samples", openSample],
  ["a server", openLive],
])("%s", (_name, open) => {
  let portal: Portal;
  let close: Opened["close"];
  beforeAll(async () => ({ portal, close } = await open()));
  afterAll(() => close());

  test("documents come newest first, and the next page goes on", async () => {
    const first = await portal.documents({}, { limit: 5 });
    const second = await portal.documents({}, { limit: 5, offset: 5 });
    const both = await portal.documents({}, { limit: 10 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      both.items.map(({ id }) => id),
    );
    const days = both.items.map(({ versions }) => versions[0]?.addedAt ?? "");
    expect(days).toEqual(days.toSorted().toReversed());
    expect(first.total).toBe(first.counts.all);
  });

  test("an unknown record isn't there", async () => {
    const asked = [portal.deal, portal.document, findContact, portal.event];
    for (const one of asked) expect(await one("unknown")).toBeUndefined();
  });

  test("a contact is added, changed once, removed and restored", async () => {
    const form = {
      name: "Alex Doe",
      role: "lender",
      company: "",
      email: "alex@example.com",
    } as const;
    const added = await read(contacts.$post({ json: { ...form, phone: "", dealId: "" } }));
    expect(added).toMatchObject({ name: "Alex Doe", isOwn: true, version: 1 });
    const renamed = { ...form, name: "Alex Roe", phone: "", dealId: "", version: 1 };
    const param = { id: added.id };
    const change = () => read(contacts[":id"].$put({ param, json: renamed }));
    expect(await change()).toMatchObject({ version: 2 });
    const stale = await change().catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(PortalError);
    expect(stale).toMatchObject({ current: { name: "Alex Roe", version: 2 } });

    await read(contacts[":id"].$delete({ param }));
    expect(await findContact(added.id)).toBeUndefined();
    await read(contacts[":id"].restore.$post({ param }));
    expect(await findContact(added.id)).toMatchObject({ name: "Alex Roe" });
  });

  test("the broker's contacts can't be changed or removed", async () => {
    const { items } = await listContacts({})({ limit: 50 });
    const theirs = items.find(({ isOwn }) => !isOwn);
    const id = theirs?.id ?? "";
    await expect(read(contacts[":id"].$delete({ param: { id } }))).rejects.toThrow(
      "Your broker added this contact, so you can’t remove it.",
    );
  });

  test("a message is sent once, and is the newest", async () => {
    const [thread] = (await portal.threads()).filter(({ kind }) => kind === "broker");
    const message = {
      id: crypto.randomUUID(),
      threadId: thread?.id ?? "",
      text: "Hello?",
      files: [],
    };
    await portal.sendMessage(message);
    await portal.sendMessage(message);
    const { items } = await portal.messages(message.threadId, { limit: 5 });
    expect(items.filter(({ text }) => text === "Hello?")).toHaveLength(1);
    expect(items[0]).toMatchObject({ from: "me", text: "Hello?" });
    await expect(
      portal.sendMessage({ ...message, id: crypto.randomUUID(), text: " " }),
    ).rejects.toThrow("There is nothing to send.");
  });

  test("a time is requested once, and withdrawn", async () => {
    const [deal] = await portal.dealNames();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const wanted = {
      kind: "viewing",
      dealId: deal?.id ?? "",
      day,
      time: "10:00",
      minutes: "60",
      note: "",
    } as const;
    const requested = await portal.requestTime(wanted);
    expect(requested).toMatchObject({ status: "requested", isRequest: true, version: 1 });
    await expect(portal.requestTime(wanted)).rejects.toThrow("You already have this time");
    await expect(portal.requestTime({ ...wanted, day: "2020-01-06" })).rejects.toThrow(
      "This time has passed.",
    );

    await portal.cancelEvent(requested.id, { version: 1, reason: "Not needed." });
    const ended = { status: "withdrawn", reason: "Not needed.", version: 2 };
    expect(await portal.event(requested.id)).toMatchObject(ended);
    const listed = await portal.events({ from: day, to: day });
    expect(listed.map(({ id }) => id)).not.toContain(requested.id);
  });

  test("a deadline stays, as a client can't remove it", async () => {
    const range = { from: "2000-01-01", to: "2100-12-31" };
    const deadline = (await portal.events(range)).find(({ kind }) => kind === "deadline");
    const { id = "", version = 0 } = deadline ?? {};
    await expect(portal.cancelEvent(id, { version, reason: "" })).rejects.toBeInstanceOf(Error);
    expect(await portal.events(range)).toContainEqual(deadline);
  });

  test("notifications come latest first, and count while unread", async () => {
    const shown = await read(notifications.$get());
    const times = shown.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const ids = shown.map(({ id }) => id);
    await read(notifications.read.$put({ json: { ids, isRead: true } }));
    expect((await read(notifications.$get())).every(({ isRead }) => isRead)).toBe(true);
  });

  test("a profile that was changed meanwhile isn't overwritten", async () => {
    const before = await read(profile.$get());
    expect(before.name).toBe(sampleClient.name);
    const saved = await read(profile.$put({ json: { ...before, company: "Doe Holdings" } }));
    expect(saved).toMatchObject({ company: "Doe Holdings", version: before.version + 1 });
    await expect(read(profile.$put({ json: before }))).rejects.toMatchObject({
      current: { company: "Doe Holdings" },
    });
  });
});
