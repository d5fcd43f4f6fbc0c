import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { assistantOf, unanswerable } from "../../test/assistant.ts";
import { addDeal } from "../../test/deal.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { sharedStore } from "../../test/store.ts";
import { zipEntries } from "../../test/zip-entries.ts";
import type { Person } from "../database/scope.ts";

const store = sharedStore();
const pdf = sampleFiles["application/pdf"];
const second = Buffer.concat([pdf, Buffer.from("%second")]);

async function upload(person: Person, dealId: string, name: string, body: Buffer) {
  const query = new URLSearchParams({
    name,
    mediaType: "application/pdf",
    dealId,
    type: "other",
    as: "version",
  });
  const answer = await store.as(person)(`/api/documents?${query}`, {
    method: "POST",
    body: Uint8Array.from(body),
    headers: { "Content-Type": "application/pdf" },
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  // A name that would leave the folder if it were used as a path.
  const deal = await addDeal(store.db, store.client, "../../48 Example Road");
  const otherDeal = await addDeal(store.db, store.otherClient);
  await upload(store.client, deal, "Lease", pdf);
  await upload(store.broker, deal, "Lease", second);
  await upload(store.client, deal, "a:b", pdf);
  await upload(store.client, deal, "a?b", second);
  await upload(store.otherClient, otherDeal, "Their secret", pdf);

  const thread = (id: string, clientId: string) => ({
    id,
    clientId,
    kind: "broker" as const,
    name: "Broker",
    description: "Your broker",
    messageCount: 0,
    unreadByClient: 0,
    unreadByBroker: 0,
  });
  await store.db
    .insertInto("thread")
    .values([thread("mine", store.client.id), thread("theirs", store.otherClient.id)])
    .execute();
  const message = (text: string, threadId: string, clientId: string) => ({
    id: randomUUID(),
    threadId,
    clientId,
    author: "broker" as const,
    text,
    sentAt: "2026-07-14T14:12:00.000Z",
  });
  const many = Array.from({ length: 2500 }, (_, index) =>
    message(`message ${index}`, "mine", store.client.id),
  );
  await store.db.insertInto("message").values(many).execute();
  await store.db
    .insertInto("message")
    .values(message("Their secret", "theirs", store.otherClient.id))
    .execute();
});

async function exported(person: Person, search = "") {
  const answer = await store.as(person)(`/api/export${search}`);
  return {
    answer,
    entries: zipEntries(Buffer.from(await answer.arrayBuffer())),
  };
}

test("a client gets everything of theirs, every version included, and nothing of another's", async () => {
  const { answer, entries } = await exported(store.client);
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");

  const folder = "documents/48 Example Road";
  expect(entries.get(`${folder}/Lease, version 1.pdf`)?.equals(pdf)).toBe(true);
  expect(entries.get(`${folder}/Lease, version 2.pdf`)?.equals(second)).toBe(true);
  expect(JSON.parse(String(entries.get("messages.json")))).toHaveLength(2500);
  expect(JSON.parse(String(entries.get("documents.json")))).toHaveLength(4);
  expect(JSON.parse(String(entries.get("deals.json")))).toHaveLength(1);
  const everything = [...entries].map(([name, content]) => name + content.toString()).join("\n");
  expect(everything).not.toContain("Their secret");
  expect(everything).not.toContain(store.otherClient.id);
  expect(everything).not.toContain("fileKey");
});

test("the client's questions to the assistant and the notes that answer them are included", async () => {
  const [mine, theirs] = [store.client, store.otherClient].map((person) =>
    assistantOf(store, person),
  );
  const asked = await mine?.ask(unanswerable);
  await mine?.markUnhelpful(asked?.id ?? "");
  await theirs?.ask("Their secret question?");
  const note = { dealId: null };
  await assistantOf(store, store.broker).answer(asked?.id ?? "", { text: "None.", note });
  const { entries } = await exported(store.client);
  const read = (name: string) => JSON.parse(String(entries.get(`${name}.json`)));
  expect(read("questions-to-the-assistant")).toMatchObject([
    { question: unanswerable, isUnhelpful: true, reply: "None.", repliedBy: "Jordan Reed" },
  ]);
  expect(read("notes-of-the-assistant")).toMatchObject([{ text: "None." }]);
});

test("no name leads out of the folder it is unpacked in, and none is repeated", async () => {
  const { entries } = await exported(store.client);
  const names = [...entries.keys()];
  for (const name of names) expect(name).not.toMatch(/^\/|\\|(^|\/)\.|[\p{Cc}:?*"<>|]/u);
  expect(names).toContain("documents/48 Example Road/a-b, version 1.pdf");
  expect(names).toContain("documents/48 Example Road/a-b, version 1 (2).pdf");
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test("a broker names the client, and gets all that the client would, to answer a closure", async () => {
  const { client } = store;
  const as = store.as(client);
  const put = async (path: string, change: object) => {
    const saved = await (await as(path)).json();
    const body = JSON.stringify({ ...saved, ...change });
    await as(path, { method: "PUT", body, headers: { "Content-Type": "application/json" } });
  };
  await put("/api/profile", { company: "Morgan Holdings" });
  await put("/api/settings", { timeZone: "America/Denver" });
  const note = {
    kind: "contact",
    title: "Only for Taylor",
    detail: "",
    path: "/dashboard",
  } as const;
  await store.notifier.notify([client.id], note);
  await store.notifier.notify([store.broker.id], { ...note, title: "Only for Jordan" });

  const { entries } = await exported(store.broker, `?clientId=${client.id}`);
  const read = (name: string) => JSON.parse(String(entries.get(`${name}.json`)));
  expect(read("documents")).toHaveLength(4);
  expect(read("account")).toEqual(client);
  expect(read("profile")).toMatchObject({ company: "Morgan Holdings" });
  expect(read("settings")).toMatchObject({
    timeZone: "America/Denver",
    notifications: { messages: { inApp: true, email: true } },
  });
  const notifications = JSON.stringify(read("notifications"));
  expect(notifications).toContain("Only for Taylor");
  expect(notifications).not.toContain("Only for Jordan");
  expect([...(await exported(client)).entries.keys()]).toEqual([...entries.keys()]);

  const own = await exported(store.broker);
  const kept = [
    "account.json",
    "profile.json",
    "settings.json",
    "passkeys.json",
    "notifications.json",
  ];
  expect([...own.entries.keys()]).toEqual(kept);
});

test("nobody can export someone else's data, and each export is logged", async () => {
  const ask = async (person: Person, id: string) =>
    (await store.as(person)(`/api/export?clientId=${id}`)).status;
  expect(await ask(store.client, store.otherClient.id)).toBe(404);
  expect(await ask(store.broker, store.broker.id)).toBe(404);
  expect(await ask(store.broker, "nobody")).toBe(404);
  const rows = await store.db
    .selectFrom("audit")
    .select(["personId", "clientId"])
    .where("action", "=", "export")
    .execute();
  expect(rows).toContainEqual({ personId: store.broker.id, clientId: store.client.id });
});

test("who stops reading stops the export", async () => {
  const answer = await store.as(store.client)("/api/export");
  const reader = answer.body?.getReader();
  await reader?.read();
  await expect(reader?.cancel()).resolves.toBeUndefined();
});
