import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { password, sharedStore } from "../../test/store.ts";
import { readEvents } from "../../test/events.ts";
import { createApi } from "../api.ts";

const store = sharedStore();

/** Stops when its test ends. */
async function listen(person = store.client, headers: Record<string, string> = {}, query = "") {
  const answer = await store.as(person)(`/api/changes${query}`, { headers });
  return follow(answer);
}

function follow(answer: Response) {
  const events = readEvents(answer);
  onTestFinished(events.stop);
  return { answer, events, stop: events.stop };
}

test("an open page learns of a change immediately, and of nobody else's", async () => {
  const { answer, events } = await listen();
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  expect(await events.next()).toMatchObject({ event: "open" });

  await store.changeStream.publish([store.otherClient.id], ["documents"]);
  await store.changeStream.publish([store.client.id], ["threads", "unread"]);
  const heard = await events.next();
  expect(heard).toMatchObject({ event: "change" });
  expect(JSON.parse(heard.data)).toEqual({ subjects: ["threads", "unread"] });
});

test("after a break a page hears what it missed", async () => {
  const before = await listen();
  await before.events.next();
  await store.changeStream.publish([store.client.id], ["events"]);
  const { id } = await before.events.next();
  await before.stop();

  await store.changeStream.publish([store.client.id], ["documents"]);
  await store.changeStream.publish([store.client.id], ["profile"]);
  const { events } = await listen(store.client, { "Last-Event-ID": id });
  await events.next();
  const { subjects } = JSON.parse((await events.next()).data);
  expect(subjects).toEqual(expect.arrayContaining(["documents", "profile"]));
});

test("a page that connects late hears what changed since it requested its records", async () => {
  await store.changeStream.publish([store.otherClient.id], ["inquiries"]);
  await store.db
    .updateTable("change")
    .set({ at: new Date(Date.now() - 60_000).toISOString() })
    .where("personId", "=", store.otherClient.id)
    .execute();
  await store.changeStream.publish([store.otherClient.id], ["documents"]);

  const { events } = await listen(store.otherClient, {}, "?age=5000");
  expect(await events.next()).toMatchObject({ event: "open" });
  expect(JSON.parse((await events.next()).data)).toEqual({
    subjects: ["documents", "overview", "clients"],
  });
});

test("a tab that takes the stream over from another hears what it missed itself", async () => {
  const before = await listen();
  await before.events.next();
  await store.changeStream.publish([store.client.id], ["events"]);
  const { id } = await before.events.next();
  await before.stop();
  await store.changeStream.publish([store.client.id], ["sessions"]);

  const taken = await listen(store.client, {}, `?after=${id}`);
  expect(await taken.events.next()).toMatchObject({ event: "open" });
  expect(JSON.parse((await taken.events.next()).data).subjects).toContain("sessions");
  const latest = await listen(store.client, { "Last-Event-ID": "999999999" }, `?after=${id}`);
  expect(JSON.parse((await latest.events.next()).data).subjects).toContain("inquiries");
  expect((await listen(store.client, {}, "?after=everything")).answer.status).toBe(400);
});

test.each(["999999999", "-4"])(
  "a browser that reconnects with %s refetches everything",
  async (id) => {
    const { events } = await listen(store.client, { "Last-Event-ID": id });
    const { subjects } = JSON.parse((await events.next()).data);
    expect(subjects).toEqual(expect.arrayContaining(["documents", "threads", "overview"]));
  },
);

test("a number that is none counts as a first visit", async () => {
  const { events } = await listen(store.client, { "Last-Event-ID": "everything" });
  expect(await events.next()).toMatchObject({ event: "open" });
});

/** The cookie of another session of the other client. */
async function newSession(): Promise<string> {
  const elsewhere = await store.ask("/api/auth/sign-in/email", {
    method: "POST",
    body: JSON.stringify({ email: store.otherClient.email, password }),
    headers: { "Content-Type": "application/json" },
  });
  return elsewhere.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

// Sooner than a heartbeat would notice it.
const soon = { timeout: 120_000 };

test(
  "a stream ends as soon as another device ends its session, and tells nothing more",
  soon,
  async () => {
    const { events } = await listen(store.otherClient);
    await events.next();
    const cookie = await newSession();
    const ended = await store.ask("/api/sessions", {
      method: "DELETE",
      headers: { Cookie: cookie },
    });
    expect(ended.status).toBe(204);
    expect(await events.next()).toMatchObject({ event: "signed-out" });
    expect(await events.next()).toMatchObject({ event: "end" });
  },
);

test("one stream too many of a session is refused, until another one has ended", async () => {
  const streams = [];
  for (let at = 0; at < 6; at += 1) streams.push(await listen());
  const refused = await listen();
  expect(refused.answer.status).toBe(429);
  expect(Number(refused.answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await listen(store.broker)).answer.status).toBe(200);

  await streams[0]?.stop();
  await expect.poll(async () => (await listen()).answer.status).toBe(200);
});

test("an account's sessions share a limit of streams", async () => {
  const cookies = [];
  for (let at = 0; at < 6; at += 1) cookies.push(await newSession());
  const statuses = [];
  for (const cookie of cookies) {
    for (let at = 0; at < 6; at += 1) {
      const stream = follow(await store.ask("/api/changes", { headers: { Cookie: cookie } }));
      statuses.push(stream.answer.status);
    }
  }
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(6).fill(429)]);
});

test("a request for the headers alone leaves no stream open", async () => {
  const before = store.changeStream.openStreams();
  for (let at = 0; at < 7; at += 1) {
    const answer = await store.as(store.client)("/api/changes", { method: "HEAD" });
    expect(answer.status).toBe(200);
  }
  expect(store.changeStream.openStreams()).toBe(before);
});

test("streams of a session that wake together read a change once", async () => {
  const read = { changes: 0, sessions: 0 };
  const countReads: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"change"')) read.changes += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const api = createApi({
    ...store,
    db: store.db.withPlugin(countReads),
    accounts: {
      ...store.accounts,
      findSession: async (headers) => {
        read.sessions += 1;
        return store.accounts.findSession(headers);
      },
    },
  });
  const headers = { Cookie: await store.cookieOf(store.client), Origin: store.origin };
  const streams = [];
  for (let at = 0; at < 5; at += 1) {
    streams.push(follow(await api.request(`${store.origin}/api/changes`, { headers })));
  }
  for (const { events } of streams) await events.next();
  // By then each has read once more, and waits.
  await store.changeStream.publish([store.client.id], ["profile"]);
  for (const { events } of streams) await events.next();
  Object.assign(read, { changes: 0, sessions: 0 });

  await store.changeStream.publish([store.client.id], ["documents"]);
  for (const { events } of streams) {
    expect(JSON.parse((await events.next()).data)).toEqual({
      subjects: ["documents", "overview", "clients"],
    });
  }
  // A stream that wakes after the first has read, as on a busy machine, reads again.
  expect(read.changes).toBeLessThan(streams.length);
  expect(read.sessions).toBeLessThan(streams.length);
});

test("open streams end when the server stops", async () => {
  const { events } = await listen();
  await events.next();
  store.changeStream.endStreams();
  expect(await events.next()).toMatchObject({ event: "end" });
});
