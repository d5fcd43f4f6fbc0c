import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, password, type TestStore } from "../../test/store.ts";
import { readEvents } from "../../test/events.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

async function listen(person = store.client, headers: Record<string, string> = {}, query = "") {
  const stop = new AbortController();
  const answer = await store.as(person)(`/api/live${query}`, { headers, signal: stop.signal });
  return { answer, events: readEvents(answer), stop: () => stop.abort() };
}

test("an open page hears of a change at once, and of nobody else's", async () => {
  const { answer, events } = await listen();
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  expect(await events.next()).toMatchObject({ event: "open" });

  await store.live.announce([store.otherClient.id], ["documents"]);
  await store.live.announce([store.client.id], ["threads", "unread"]);
  const heard = await events.next();
  expect(heard).toMatchObject({ event: "change" });
  expect(JSON.parse(heard.data)).toEqual({ subjects: ["threads", "unread"] });
});

test("after a break a page hears what it missed", async () => {
  const before = await listen();
  await before.events.next();
  await store.live.announce([store.client.id], ["events"]);
  const { id } = await before.events.next();
  before.stop();

  await store.live.announce([store.client.id], ["documents"]);
  await store.live.announce([store.client.id], ["profile"]);
  const { events } = await listen(store.client, { "Last-Event-ID": id });
  await events.next();
  const { subjects } = JSON.parse((await events.next()).data);
  expect(subjects).toEqual(expect.arrayContaining(["documents", "profile"]));
});

test("a tab that takes the stream over from another hears what it missed itself", async () => {
  const before = await listen();
  await before.events.next();
  await store.live.announce([store.client.id], ["events"]);
  const { id } = await before.events.next();
  before.stop();
  await store.live.announce([store.client.id], ["sessions"]);

  const taken = await listen(store.client, {}, `?after=${id}`);
  expect(await taken.events.next()).toMatchObject({ event: "open" });
  expect(JSON.parse((await taken.events.next()).data).subjects).toContain("sessions");
  const latest = await listen(store.client, { "Last-Event-ID": "999999999" }, `?after=${id}`);
  expect(JSON.parse((await latest.events.next()).data).subjects).toContain("inquiries");
  expect((await listen(store.client, {}, "?after=everything")).answer.status).toBe(400);
});

test.each(["999999999", "-4"])("whoever comes back with %s is told to ask for all", async (id) => {
  const { events } = await listen(store.client, { "Last-Event-ID": id });
  const { subjects } = JSON.parse((await events.next()).data);
  expect(subjects).toEqual(expect.arrayContaining(["documents", "threads", "overview"]));
});

test("a number that is none counts as a first visit", async () => {
  const { events } = await listen(store.client, { "Last-Event-ID": "everything" });
  expect(await events.next()).toMatchObject({ event: "open" });
});

// Sooner than a heartbeat would find it out.
const soon = { timeout: 120_000 };

test(
  "a stream ends as soon as another device ends its session, and tells nothing more",
  soon,
  async () => {
    const { events } = await listen(store.otherClient);
    await events.next();
    const elsewhere = await store.ask("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: store.otherClient.email, password }),
      headers: { "Content-Type": "application/json" },
    });
    const cookie = elsewhere.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const ended = await store.ask("/api/sessions", {
      method: "DELETE",
      headers: { Cookie: cookie },
    });
    expect(ended.status).toBe(204);
    expect(await events.next()).toMatchObject({ event: "signed-out" });
    expect(await events.next()).toMatchObject({ event: "end" });
  },
);

test("nobody hears without a session", async () => {
  expect((await store.ask("/api/live")).status).toBe(401);
});

test("open streams end when the server stops", async () => {
  const { events } = await listen();
  await events.next();
  store.live.endStreams();
  expect(await events.next()).toMatchObject({ event: "end" });
});
