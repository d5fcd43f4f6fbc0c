import type { Attachment, Message, Thread } from "@frontage/records/schemas/thread";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { createApi } from "../api.ts";

const store = sharedStore();
let threadId: string;
const pdf = Buffer.from("%PDF-1.7\n% the plan of the yard\n%%EOF\n");

beforeAll(async () => {
  const threads: Thread[] = await (await store.as(store.client)("/api/threads")).json();
  threadId = threads[0]?.id ?? "";
});

type Ask = ReturnType<TestStore["as"]>;

const attach = (ask: Ask, body: Buffer, query = "name=plan.pdf&mediaType=application/pdf") =>
  ask(`/api/threads/${threadId}/attachments?${query}`, {
    method: "POST",
    body: new Uint8Array(body),
    headers: { "Content-Type": "application/octet-stream" },
  });

const send = (ask: Ask, attachmentIds: string[]) =>
  ask(`/api/threads/${threadId}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text: "", attachmentIds }),
    headers: { "Content-Type": "application/json" },
  });

test("a file travels with its message and arrives byte for byte", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const attachment: Attachment = await (await attach(client, pdf)).json();
  expect(attachment).toMatchObject({ name: "plan.pdf", mediaType: "application/pdf" });
  const sent: Message = await (await send(client, [attachment.id])).json();
  expect(sent.attachments).toEqual([attachment]);

  const answer = await broker(`/api/attachments/${attachment.id}/file`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
});

test("a file belongs to one message only, in its own conversation", async () => {
  const client = store.as(store.client);
  const attachment: Attachment = await (await attach(client, pdf)).json();
  expect((await send(client, [attachment.id])).status).toBe(200);
  expect((await send(client, [attachment.id])).status).toBe(400);
});

test("a stranger can neither attach nor read", async () => {
  const other = store.as(store.otherClient);
  const attachment: Attachment = await (await attach(store.as(store.client), pdf)).json();
  expect((await attach(other, pdf)).status).toBe(404);
  expect((await other(`/api/attachments/${attachment.id}/file`)).status).toBe(404);
});

test.each([
  [
    "a page as a PDF",
    "<html><script>alert(1)</script></html>",
    "name=a.pdf&mediaType=application/pdf",
    415,
  ],
  ["a drawing that could run", "<svg onload='x'/>", "name=a.svg&mediaType=image/svg%2Bxml", 415],
  ["nothing", "", "name=a.pdf&mediaType=application/pdf", 400],
])("%s is refused, and leaves nothing", async (_, body, query, status) => {
  const answer = await attach(store.as(store.client), Buffer.from(body), query);
  expect(answer.status).toBe(status);
  expect(await store.db.selectFrom("upload").select("key").execute()).toEqual([]);
});

test("a name cannot lead out of a folder or into a header", async () => {
  const name = encodeURIComponent('../../etc/"x"\r\nSet-Cookie: a=b;.pdf');
  const query = `name=${name}&mediaType=application/pdf`;
  const attachment: Attachment = await (await attach(store.as(store.client), pdf, query)).json();
  expect(attachment.name).not.toMatch(/[/\\\r\n]/);
  const answer = await store.as(store.client)(`/api/attachments/${attachment.id}/file`);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
});

test("who asks for a file's headers alone has not downloaded it", async () => {
  const attachment: Attachment = await (
    await attach(store.as(store.client), pdf, "name=a.pdf&mediaType=application/pdf")
  ).json();
  const path = `/api/attachments/${attachment.id}/file`;
  const answer = await store.as(store.client)(path, { method: "HEAD" });
  expect(answer.headers.get("Content-Length")).toBe(String(pdf.length));
  const downloads = store.db
    .selectFrom("audit")
    .select("id")
    .where("action", "=", "download")
    .where("subjectId", "=", attachment.id);
  expect(await downloads.execute()).toEqual([]);
  await (await store.as(store.client)(path)).arrayBuffer();
  expect(await downloads.execute()).toHaveLength(1);
});

test("a file whose reading cannot be written down is not read, and closed again", async () => {
  const attachment: Attachment = await (await attach(store.as(store.client), pdf)).json();
  const opened: Readable[] = [];
  const read = async (key: string) => {
    const file = await store.files.read(key);
    opened.push(file);
    return file;
  };
  const api = createApi({ ...store, files: { ...store.files, read } });
  const headers = { Cookie: await store.cookieOf(store.client) };
  await sql`alter table "audit" rename to "audit_elsewhere"`.execute(store.db);
  const answer = await api.request(`${store.origin}/api/attachments/${attachment.id}/file`, {
    headers,
  });
  await sql`alter table "audit_elsewhere" rename to "audit"`.execute(store.db);
  expect(answer.status).toBe(500);
  expect(opened).toHaveLength(1);
  await expect.poll(() => opened[0]?.closed).toBe(true);
});

test("a removed document isn't available through a message either", async () => {
  const broker = store.as(store.broker);
  const dealId = await addDeal(store.db, store.client);
  const query = new URLSearchParams({
    name: "Plan",
    mediaType: "application/pdf",
    dealId,
    type: "other",
  });
  const uploaded = await broker(`/api/documents?${query}`, {
    method: "POST",
    body: new Uint8Array(pdf),
  });
  const { id: documentId } = (await uploaded.json()) as { id: string };
  const id = randomUUID();
  const row = { id, documentId, clientId: store.client.id, threadId, messageId: null };
  const file = { name: "Plan.pdf", mediaType: "application/pdf", bytes: 1, sha256: "" };
  await store.db
    .insertInto("attachment")
    .values({ ...row, ...file, fileKey: null, addedAt: new Date().toISOString() })
    .execute();
  const statusOf = async () =>
    (await store.as(store.client)(`/api/attachments/${id}/file`, { method: "HEAD" })).status;
  expect(await statusOf()).toBe(200);
  await broker(`/api/documents/${documentId}?version=1`, { method: "DELETE" });
  expect(await statusOf()).toBe(404);
});
