import { broker } from "@frontage/content/broker";
import { sampleClient } from "@frontage/content/samples/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { startServer } from "../../e2e/live/start-server.ts";
import { ask } from "../api/assistant-queries.ts";
import {
  account,
  assistant,
  attachments,
  calendarFile,
  contacts,
  deals,
  documents,
  events,
  exported,
  messages,
  notifications,
  overview,
  pageQuery,
  profile,
  search,
  settings,
  threads,
  unread,
} from "../api/clients.ts";
import { listContacts } from "../api/contact-queries.ts";
import { read, readFile, readIfFound, visitServer } from "../api/request.ts";
import { sendMessage } from "../api/thread-queries.ts";
import { RequestError } from "../api/request-error.ts";

// Promises that both the server and the samples keep, so that a screen needn't know which one
// answers.

const findContact = (id: string) => readIfFound(contacts[":id"].$get({ param: { id } }));

async function openSample(): Promise<() => Promise<void>> {
  const storage = new Map<string, string>();
  vi.stubGlobal("location", { origin: "https://www.example.com" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return async () => undefined;
}

/**
 * Opens the same client's records on a server, with requests like those of a page of its origin.
 */
async function openLive(): Promise<() => Promise<void>> {
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
  return stop;
}

const listDocuments = (page: { limit: number; offset?: number }) =>
  read(documents.$get({ query: pageQuery(page) }));

const allEvents = { query: { from: "2000-01-01", to: "2100-12-31" } };
const pdf = (comment = "") =>
  new Blob([`%PDF-1.7\n%${comment}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`]);

/** Uploads a document. The progress that a browser would report isn't tested. */
const upload = (query: Parameters<typeof documents.$post>[0]["query"], comment?: string) =>
  read(documents.$post({ query }, { init: { body: pdf(comment) } }));

describe.each([
  ["the samples", openSample],
  ["a server", openLive],
])("%s", (_name, open) => {
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await open();
  });
  afterAll(() => close());

  test("documents come newest first, and the next page goes on", async () => {
    const first = await listDocuments({ limit: 5 });
    const second = await listDocuments({ limit: 5, offset: 5 });
    const both = await listDocuments({ limit: 10 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      both.items.map(({ id }) => id),
    );
    const days = both.items.map(({ versions }) => versions[0]?.addedAt ?? "");
    expect(days).toEqual(days.toSorted().toReversed());
    expect(first.total).toBe(first.counts.all);
  });

  test.runIf(broker.assistant.isOffered)(
    "a question shows passages of the deal that it names, and goes to the broker’s list and back",
    async () => {
      const question = "When does due diligence end on 48 Example Road?";
      const { id, passages } = await ask({ question }, () => undefined);
      const [best] = passages;
      expect(best?.place).toMatchObject({ name: "48 Example Road", side: "Buying" });
      const date = passages.find(({ label }) => label === "Due diligence ends");
      expect(date).toMatchObject({ kind: "card", source: "keyDate", title: "Dates" });
      const isUnhelpful = async () => {
        const { items } = await read(assistant.questions.$get({ query: pageQuery({ limit: 5 }) }));
        return items.find((answer) => answer.id === id)?.isUnhelpful;
      };
      const { unhelpful } = assistant.questions[":id"];
      expect(await isUnhelpful()).toBe(false);
      await read(unhelpful.$put({ param: { id } }));
      expect(await isUnhelpful()).toBe(true);
      await read(unhelpful.$delete({ param: { id } }));
      expect(await isUnhelpful()).toBe(false);
    },
  );

  test("an unknown record isn't there", async () => {
    const unknown = { param: { id: "unknown" } };
    for (const one of [contacts, deals, documents, events]) {
      expect(await readIfFound<unknown>(one[":id"].$get(unknown))).toBeUndefined();
    }
  });

  test("a deal is in the lists with its property, and has activity", async () => {
    const { items } = await read(deals.details.$get({ query: {} }));
    const [first] = items;
    if (!first) throw new Error("There is no deal.");
    const param = { id: first.id };
    expect(await read(deals[":id"].$get({ param }))).toMatchObject({ name: first.name });
    const places = (await read(deals.names.$get({ query: {} }))).flatMap((owner) => owner.deals);
    expect(places.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    const { entries, openings } = await read(deals[":id"].activity.$get({ param }));
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(openings).toEqual([]);
  });

  test("a document is uploaded, becomes another version only if asked, and is removed", async () => {
    const [place] = (await read(deals.details.$get({ query: {} }))).items;
    const wanted = {
      dealId: place?.id ?? "",
      mediaType: "application/pdf",
      name: "Questions for the lender",
      type: "other",
    } as const;
    const { dealId, mediaType, name } = wanted;
    const namesake = () => read(documents.namesake.$get({ query: { dealId, mediaType, name } }));
    expect((await namesake()).document).toBeUndefined();
    const added = await upload({ ...wanted, id: crypto.randomUUID() });
    expect(added).toMatchObject({ name, isOwn: true, status: "reviewed" });
    expect((await namesake()).document).toMatchObject({ id: added.id });

    await expect(upload({ ...wanted, id: crypto.randomUUID() }, "2")).rejects.toMatchObject({
      fields: { as: expect.stringContaining(name) },
    });
    const second = await upload({ ...wanted, id: crypto.randomUUID(), as: "version" }, "2");
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    const version = { param: { id: added.id, number: "2" } };
    const asked = { ...version, query: { for: "download" } } as const;
    const file = await readFile(documents[":id"].versions[":number"].file.$get(asked));
    expect(await file.text()).toBe(await pdf("2").text());

    const find = () => readIfFound(documents[":id"].$get({ param: { id: added.id } }));
    await read(documents[":id"].versions[":number"].$delete(version));
    expect((await find())?.versions).toHaveLength(1);
    await read(documents[":id"].versions[":number"].restore.$post(version));
    expect((await find())?.versions).toHaveLength(2);
    const removal = { param: { id: added.id }, query: { version: "2" } };
    await read(documents[":id"].$delete(removal));
    expect(await find()).toBeUndefined();
    await read(documents[":id"].restore.$post({ param: { id: added.id } }));
    expect(await find()).toMatchObject({ name });
  });

  test("the broker's documents can't be removed, and a new one is reviewed once seen", async () => {
    const { items } = await listDocuments({ limit: 50 });
    const theirs = items.find(({ isOwn }) => !isOwn);
    const remove = documents[":id"].$delete({
      param: { id: theirs?.id ?? "" },
      query: { version: String(theirs?.versions[0]?.number) },
    });
    await expect(read(remove)).rejects.toBeInstanceOf(RequestError);
    const fresh = items.find(({ status }) => status === "new");
    const param = { id: fresh?.id ?? "" };
    await read(documents[":id"].viewed.$post({ param }));
    expect(await read(documents[":id"].$get({ param }))).toMatchObject({ status: "reviewed" });
  });

  test("a signature is reported, and the report withdrawn", async () => {
    const { items } = await listDocuments({ limit: 50 });
    const asked = items.find(
      ({ signature, status }) => status === "needs-signature" && signature?.emailedAt,
    );
    const param = { id: asked?.id ?? "" };
    const json = { version: asked?.versions[0]?.number ?? 0 };
    const status = async () => (await read(documents[":id"].$get({ param }))).status;
    await read(documents[":id"].signature.$put({ param, json }));
    expect(await status()).toBe("needs-confirmation");
    await read(documents[":id"].signature.$delete({ param }));
    expect(await status()).toBe("needs-signature");
  });

  test("a contact is added, changed, removed and restored", async () => {
    const form = {
      name: "Alex Doe",
      role: "lender",
      company: "",
      email: "alex@example.com",
    } as const;
    const added = await read(contacts.$post({ json: { ...form, phone: "", dealId: "" } }));
    expect(added).toMatchObject({ name: "Alex Doe", isOwn: true });
    const renamed = { ...form, name: "Alex Roe", phone: "", dealId: "" };
    const param = { id: added.id };
    const changed = await read(contacts[":id"].$put({ param, json: renamed }));
    expect(changed).toMatchObject({ id: added.id, name: "Alex Roe" });

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

  test("a message is sent once with its file, and is the newest", async () => {
    const [thread] = (await read(threads.$get({ query: {} }))).filter(
      ({ kind }) => kind === "broker",
    );
    const threadId = thread?.id ?? "";
    const to = {
      param: { id: threadId },
      query: { name: "Plan.pdf", mediaType: "application/pdf" },
    };
    const file = await read(threads[":id"].attachments.$post(to, { init: { body: pdf() } }));
    const json = { text: "Hello?", attachmentIds: [file.id] };
    const param = { id: threadId, messageId: crypto.randomUUID() };
    await read(threads[":id"].messages[":messageId"].$put({ param, json }));
    await read(threads[":id"].messages[":messageId"].$put({ param, json }));
    const newest = { param: { id: threadId }, query: pageQuery({ limit: 5 }) };
    const { items } = await read(threads[":id"].messages.$get(newest));
    expect(items.filter(({ text }) => text === "Hello?")).toHaveLength(1);
    expect(items[0]).toMatchObject({ from: "me", text: "Hello?", attachments: [file] });
    const kept = await readFile(attachments[":id"].file.$get({ param: { id: file.id } }));
    expect(await kept.text()).toBe(await pdf().text());
    expect((await read(messages.$get({ query: { text: "hello?" } })))[0]).toMatchObject({
      id: param.messageId,
    });
    await expect(sendMessage({ id: crypto.randomUUID(), threadId, text: " " })).rejects.toThrow(
      "There is nothing to send.",
    );
  });

  test("the conversation with a contact is created once, and reading it clears its unread count", async () => {
    const { items } = await listContacts({})({ limit: 50 });
    const contact = items.find(({ role }) => role === "lender");
    const openThread = () =>
      read(contacts[":id"].thread.$put({ param: { id: contact?.id ?? "" } }));
    const thread = await openThread();
    expect(await openThread()).toMatchObject({ id: thread.id, name: contact?.name });
    for (const { id } of await read(threads.$get({ query: {} }))) {
      await read(threads[":id"].read.$post({ param: { id } }));
    }
    expect((await read(unread.$get())).messages).toBe(0);
  });

  test("events are one calendar file, by their ids or by day", async () => {
    const fileOf = async (query: Parameters<typeof calendarFile.$get>[0]["query"]) =>
      (await readFile(calendarFile.$get({ query }))).text();
    const listed = await read(events.$get(allEvents));
    const one = listed[0]?.id ?? "";
    expect(await fileOf({ ids: one })).toContain(`UID:${one}@`);
    const file = await fileOf(allEvents.query);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(listed.length);
    expect(await fileOf({ from: "2000-01-01", to: "2000-01-02" })).not.toContain("BEGIN:VEVENT");
    await expect(fileOf({ ids: "unknown" })).rejects.toThrow("Not found.");
  });

  test("a time is requested once, and withdrawn", async () => {
    const [place] = (await read(deals.details.$get({ query: {} }))).items;
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const wanted = {
      kind: "viewing",
      dealId: place?.id ?? "",
      day,
      time: "10:00",
      minutes: "60",
      note: "",
    } as const;
    const request = (json: typeof wanted) => read(events.requests.$post({ json }));
    const requested = await request(wanted);
    expect(requested).toMatchObject({ status: "requested", isRequest: true, version: 1 });
    await expect(request(wanted)).rejects.toThrow("You already have this time");
    await expect(request({ ...wanted, day: "2020-01-06" })).rejects.toThrow(
      "This time has passed.",
    );

    const param = { id: requested.id };
    const ending = { version: 1, reason: "Not needed." };
    await read(events[":id"].cancel.$post({ param, json: ending }));
    const ended = { status: "withdrawn", reason: "Not needed.", version: 2 };
    expect(await read(events[":id"].$get({ param }))).toMatchObject(ended);
    const listed = await read(events.$get({ query: { from: day, to: day } }));
    expect(listed.map(({ id }) => id)).not.toContain(requested.id);
  });

  test("another time for a confirmed tour is requested, and withdrawn", async () => {
    const tour = (await read(events.$get(allEvents))).find(
      ({ kind, status, ...event }) =>
        kind === "viewing" &&
        status === "confirmed" &&
        "start" in event &&
        Date.parse(event.start) > Date.now(),
    );
    const param = { id: tour?.id ?? "" };
    const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
    const json = {
      day,
      time: "11:00",
      minutes: "60",
      note: "",
      version: tour?.version ?? 0,
    } as const;
    const proposed = await read(events[":id"].propose.$post({ param, json }));
    expect(proposed).toMatchObject({ status: "confirmed", change: { by: "client" } });
    const seen = { version: proposed.version, reason: "" };
    await read(events[":id"].decline.$post({ param, json: seen }));
    expect(await read(events[":id"].$get({ param }))).not.toHaveProperty("change");
  });

  test("a deadline stays, as a client can't remove it", async () => {
    const deadline = (await read(events.$get(allEvents))).find(({ kind }) => kind === "deadline");
    const { id = "", version = 0 } = deadline ?? {};
    const cancel = events[":id"].cancel.$post({ param: { id }, json: { version, reason: "" } });
    await expect(read(cancel)).rejects.toBeInstanceOf(RequestError);
    expect(await read(events.$get(allEvents))).toContainEqual(deadline);
  });

  test("notifications come latest first, and count while unread", async () => {
    const shown = await read(notifications.$get());
    const times = shown.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const ids = shown.map(({ id }) => id);
    await read(notifications.read.$put({ json: { ids, isRead: true } }));
    expect((await read(notifications.$get())).every(({ isRead }) => isRead)).toBe(true);
  });

  test("the profile and the settings are what was saved last", async () => {
    const before = await read(profile.$get());
    expect(before.name).toBe(sampleClient.name);
    const changed = { ...before, company: "Doe Holdings" };
    expect(await read(profile.$put({ json: changed }))).toEqual(changed);
    expect(await read(profile.$get())).toEqual(changed);
    const json = { ...(await read(settings.$get())), timeZone: "America/Denver" };
    expect(await read(settings.$put({ json }))).toEqual(json);
    expect(await read(settings.$get())).toEqual(json);
  });

  test("the search finds a deal by its name, and nothing for an empty text", async () => {
    const [place] = (await read(deals.details.$get({ query: {} }))).items;
    const found = await read(search.$get({ query: { text: place?.name ?? "" } }));
    expect(found).toContainEqual(expect.objectContaining({ kind: "deal", id: place?.id }));
    expect(await read(search.$get({ query: { text: "" } }))).toEqual([]);
  });

  test("the overview, the sessions and the export are answered", async () => {
    expect((await read(overview.$get())).statCards.length).toBeGreaterThan(0);
    await read(account.sessions.$delete());
    const sessions = await read(account.sessions.$get());
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const file = await readFile(exported.$get({ query: {} }));
    expect(file.size).toBeGreaterThan(1000);
  });
});
