import { sampleSettings } from "@frontage/content/samples/settings";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { read } from "../api/request.ts";

// Node has no session storage.
const storage = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

let api: typeof import("../api/clients.ts");
let threadQueries: typeof import("../api/thread-queries.ts");

/** Opens a tab, or restores one with what it stored, at this moment. */
async function openTab(at: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  vi.resetModules();
  api = await import("../api/clients.ts");
  threadQueries = await import("../api/thread-queries.ts");
}

const setRead = (id: string, isRead: boolean) =>
  read(api.notifications.read.$put({ json: { ids: [id], isRead } }));

/** 2pm in Chicago on two days. */
const tuesday = "2026-07-14T19:00:00.000Z";
const wednesday = "2026-07-15T19:00:00.000Z";
const everyDay = { from: "2000-01-01", to: "2100-12-31" };

beforeEach(() => {
  storage.clear();
  readIn("America/Chicago");
});

function readIn(timeZone: string) {
  storage.set("sample:settings", JSON.stringify({ ...sampleSettings, timeZone }));
}

describe("a tab restored the next day", () => {
  test("moves the notifications' dates and remembers which were read", async () => {
    await openTab(tuesday);
    await setRead("viewing-tomorrow", true);
    await setRead("robin-hale-added", false);
    const old = await read(api.notifications.$get());

    await openTab(wednesday);
    const notifications = await read(api.notifications.$get());
    const ids = notifications.filter(({ isRead }) => isRead).map(({ id }) => id);
    expect(ids).toContain("viewing-tomorrow");
    expect(ids).not.toContain("robin-hale-added");
    expect((await read(api.unread.$get())).notifications).toBe(3);
    expect(old[0]?.at).toBe("2026-07-14T13:45:00.000Z");
    expect(notifications[0]?.at).toBe("2026-07-15T13:45:00.000Z");
  });

  test("moves the events' dates and keeps requests and withdrawals", async () => {
    await openTab(tuesday);
    const wanted = {
      kind: "viewing",
      dealId: "48-example-road",
      day: "2026-07-28",
      time: "10:00",
      minutes: "60",
      note: "",
    } as const;
    const request = (time: string) =>
      read(api.events.requests.$post({ json: { ...wanted, time } }));
    const event = (id: string) => read(api.events[":id"].$get({ param: { id } }));
    const cancel = (id: string, reason: string) =>
      read(api.events[":id"].cancel.$post({ param: { id }, json: { version: 1, reason } }));
    const listed = () => read(api.events.$get({ query: everyDay }));
    const kept = await request("10:00");
    const withdrawn = await request("15:00");
    await expect(request("10:00")).rejects.toThrow("already have this time");
    await cancel(withdrawn.id, "Not needed.");
    const before = await listed();

    await openTab(wednesday);
    expect(await event(kept.id)).toEqual(kept);
    expect(await event(withdrawn.id)).toMatchObject({
      status: "withdrawn",
      reason: "Not needed.",
      version: 2,
    });
    const tour = "viewing-48-example-road";
    expect(await event(tour)).toMatchObject({ start: "2026-07-16T15:00:00.000Z" });
    expect(await listed()).toHaveLength(before.length);
    await expect(cancel("offer-deadline-15-placeholder-plaza", "")).rejects.toThrow("Only");

    // Another time for a confirmed tour is proposed, and withdrawn.
    const start = "2026-07-29T15:00:00.000Z";
    const proposed = api.events[":id"].propose.$post({
      param: { id: tour },
      json: { day: "2026-07-29", time: "10:00", minutes: "60", note: "", version: 1 },
    });
    expect(await read(proposed)).toMatchObject({
      status: "confirmed",
      start: "2026-07-16T15:00:00.000Z",
      change: { start, by: "client" },
    });
    const decline = (version: number) =>
      read(api.events[":id"].decline.$post({ param: { id: tour }, json: { version, reason: "" } }));
    await expect(decline(1)).rejects.toMatchObject({ current: { change: { start }, version: 2 } });
    await decline(2);
    expect(await event(tour)).not.toHaveProperty("change");
  });

  test("moves the messages' dates and keeps sent messages, new threads and read marks", async () => {
    await openTab(tuesday);
    expect((await read(api.unread.$get())).messages).toBe(1);
    await read(api.threads[":id"].read.$post({ param: { id: "robin-hale" } }));
    const contact = { param: { id: "sol-ferreira" } };
    const begun = await read(api.contacts[":id"].thread.$put(contact));
    const message = { id: "mine-1", threadId: begun.id, text: "Shall we talk?" };
    const sent = await threadQueries.sendMessage(message);

    await openTab(wednesday);
    const latest = async (id: string) =>
      (await read(api.threads[":id"].messages.$get({ param: { id }, query: {} }))).items;
    expect((await read(api.unread.$get())).messages).toBe(0);
    const listed = await read(api.threads.$get({ query: {} }));
    expect(listed.find(({ id }) => id === begun.id)?.lastMessage).toEqual(sent);
    expect(await threadQueries.sendMessage(message)).toEqual(sent);
    expect(await latest(begun.id)).toEqual([sent]);
    const [newest] = await latest("broker");
    expect(newest?.sentAt).toBe("2026-07-15T13:57:00.000Z");
    expect(listed[0]?.lastMessage).toEqual(newest);
  });

  test("shows the sessions that were not ended, the current one with the current time", async () => {
    await openTab(tuesday);
    await read(api.account.sessions[":id"].$delete({ param: { id: "phone" } }));
    await openTab(wednesday);
    const sessions = await read(api.account.sessions.$get());
    expect(sessions.map(({ id }) => id)).toEqual(["current", "office"]);
    expect(sessions[0]?.lastSeenAt).toBe(wednesday);
  });
});

describe("a tab left open", () => {
  test("keeps its records' dates while in use, and moves them within the hour", async () => {
    await openTab(tuesday);
    const one = { param: { id: "purchase-agreement-48-example-road" } };
    const agreement = async () => (await read(api.documents[":id"].$get(one))).versions[0]?.addedAt;
    expect(await agreement()).toBe("2026-07-14T13:45:00.000Z");
    vi.setSystemTime("2026-07-14T19:29:00Z");
    expect(await agreement()).toBe("2026-07-14T13:45:00.000Z");
    vi.setSystemTime("2026-07-14T21:00:00Z");
    expect(await agreement()).toBe("2026-07-14T15:45:00.000Z");
    const [notification] = await read(api.notifications.$get());
    expect(notification?.at).toBe(await agreement());
  });

  test("uses the time zone chosen meanwhile for “yesterday”", async () => {
    await openTab(tuesday);
    const added = async () =>
      (await read(api.contacts[":id"].$get({ param: { id: "robin-hale" } }))).addedAt;
    expect(await added()).toBe("2026-07-13T15:10:00.000Z");
    const json = { ...(await read(api.settings.$get())), timeZone: "Asia/Tokyo" };
    await read(api.settings.$put({ json }));
    // In Tokyo, it is already Wednesday.
    expect(await added()).toBe("2026-07-14T01:10:00.000Z");
  });
});

test("the search shows an event's day in the reader's time zone", async () => {
  const viewing = async () => {
    await openTab(tuesday);
    const found = await read(api.search.$get({ query: { text: "property viewing" } }));
    return found.find(({ id }) => id === "viewing-48-example-road")?.detail;
  };
  expect(await viewing()).toBe("Wednesday, July 15, 48 Example Road");
  // In Tokyo, it is Wednesday morning, and 10am in Chicago is midnight.
  readIn("Asia/Tokyo");
  expect(await viewing()).toBe("Thursday, July 16, 48 Example Road");
});

test("the export has every record of a kind, however many there are", async () => {
  await openTab(tuesday);
  for (let number = 1; number <= 201; number++) {
    const json = {
      name: `Contact ${number}`,
      role: "other",
      company: "",
      email: `contact-${number}@example.com`,
      phone: "",
      dealId: "",
    } as const;
    await read(api.contacts.$post({ json }));
  }
  const exported = await (await (await import("../api/request.ts")).request("/api/export")).json();
  expect(exported.contacts).toHaveLength(24 + 201);
  expect(exported.documents).toHaveLength(36);
});
