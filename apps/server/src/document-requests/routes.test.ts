import { documentRequestPath } from "@frontage/content/dashboard";
import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { sampleSettings } from "@frontage/content/samples/settings";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();
let dealId: string;
type As = ReturnType<TestStore["as"]>;
let broker: As;
let client: As;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  await store.db.deleteFrom("deal").execute();
  await store.db.deleteFrom("settings").execute();
  dealId = await addDeal(store.db, store.client);
  await forget();
});

async function forget(): Promise<void> {
  await store.db.deleteFrom("notification").execute();
  await store.background.settled();
  store.mails.length = 0;
}

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

async function json<Value>(answer: Promise<Response>, status = 200): Promise<Value> {
  const response = await answer;
  expect(response.status).toBe(status);
  return response.json();
}

/** Which isn't so by default. */
async function emailDocumentsTo(who: "client" | "broker"): Promise<void> {
  const { notifications: chosen } = sampleSettings;
  const settings = { notifications: { ...chosen, documents: { inApp: true, email: true } } };
  await store.db
    .insertInto("settings")
    .values({ personId: store[who].id, settings: JSON.stringify(settings) })
    .execute();
}

const form = { label: "Rent roll", dueDay: "2099-07-17", note: "Second quarter, signed" };
const path = (rest = "") => `/api/deals/${dealId}/document-requests${rest}`;
const add = (changes: object = {}) =>
  json<DocumentRequest>(broker(path(), body({ ...form, ...changes })));
const list = (as: As = client) => json<DocumentRequest[]>(as(path()));
const open = (as: As = client) => json<DocumentRequest[]>(as("/api/document-requests"));
/** Changes a request in its current version. */
async function patch(id: string, change: object) {
  const row = await store.db
    .selectFrom("documentRequest")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  const version = row?.version ?? 1;
  return broker(`/api/document-requests/${id}`, body({ version, ...change }, "PATCH"));
}
const remind = (id: string) => broker(`/api/document-requests/${id}/remind`, { method: "POST" });
const notifications = (as: As = client) => json<PortalNotification[]>(as("/api/notifications"));

function upload(requestId: string, { as = client, id = randomUUID(), name = "Rent roll" } = {}) {
  const query = { name, mediaType: "application/pdf", dealId, type: "rent-roll", id, requestId };
  return as(`/api/documents?${new URLSearchParams({ ...query, as: "version" })}`, {
    method: "POST",
    body: Uint8Array.from(Buffer.concat([sampleFiles["application/pdf"], Buffer.from(id)])),
    headers: { "Content-Type": "application/pdf" },
  });
}
const uploaded = (requestId: string, options: Parameters<typeof upload>[1] = {}) =>
  json<PortalDocument>(upload(requestId, options));

test("a document says what it was requested as, also once that is received", async () => {
  const { id } = await add();
  const { id: sent } = await uploaded(id, { name: "scan 0001" });
  const request = async (as: As) =>
    (await json<PortalDocument>(as(`/api/documents/${sent}`))).request;
  expect(await request(client)).toEqual({ label: "Rent roll", isMarkedReceived: false });
  await patch(id, { status: "done" });
  expect(await request(broker)).toEqual({ label: "Rent roll", isMarkedReceived: true });
  const listed = await json<{ items: PortalDocument[] }>(client("/api/documents?limit=5"));
  expect(listed.items).toMatchObject([{ id: sent, request: { label: "Rent roll" } }]);
  await patch(id, { status: "requested" });
  expect(await request(client)).toBeUndefined();
});

describe("a request", () => {
  test("reaches its client on the screen and by email, with its due date and note", async () => {
    const { id } = await add();
    expect(await list()).toMatchObject([
      { id, dealId, ...form, status: "requested", dealName: "48 Example Road" },
    ]);
    expect(await notifications()).toMatchObject([
      {
        title: "Document requested: Rent roll",
        detail: "48 Example Road, due Friday, July 17, 2099",
        path: documentRequestPath(dealId, id),
      },
    ]);
    await store.background.settled();
    const [mail, ...others] = store.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: store.client.email,
      subject: "Document requested: Rent roll",
    });
    expect(mail?.text).toContain("Due: Friday, July 17, 2099\nNote: Second quarter, signed");
    expect(mail?.text).toContain(documentRequestPath(dealId, id));
  });

  test("is not emailed to a client who turned emails about what they have to do off", async () => {
    const { notifications: chosen } = sampleSettings;
    const settings = { notifications: { ...chosen, signatures: { inApp: true, email: false } } };
    await store.db
      .insertInto("settings")
      .values({ personId: store.client.id, settings: JSON.stringify(settings) })
      .execute();
    await add();
    await store.background.settled();
    expect(await notifications()).toHaveLength(1);
    expect(store.mails).toEqual([]);
  });

  test("needs no due date, but a name", async () => {
    const { dueDay } = await add({ dueDay: undefined });
    expect(dueDay).toBeUndefined();
    const refused = await json<{ fields: object }>(
      broker(path(), body({ label: " ", note: "" })),
      400,
    );
    expect(refused.fields).toEqual({ label: "Please say which document you need." });
  });

  test("isn't seen or answered by another client", async () => {
    const { id } = await add();
    const other = store.as(store.otherClient);
    expect((await other(path())).status).toBe(404);
    expect(await open(other)).toEqual([]);
    const otherDeal = await addDeal(store.db, store.otherClient);
    const query = new URLSearchParams({
      name: "Rent roll",
      mediaType: "application/pdf",
      dealId: otherDeal,
      type: "other",
      requestId: id,
    });
    const answer = await other(`/api/documents?${query}`, {
      method: "POST",
      body: Uint8Array.from(sampleFiles["application/pdf"]),
      headers: { "Content-Type": "application/pdf" },
    });
    expect(answer.status).toBe(404);
    expect(await list()).toMatchObject([{ status: "requested" }]);
  });

  test("is listed in order: by its due day, those without one last, and received ones after all", async () => {
    await add({ label: "None", dueDay: undefined });
    await add({ label: "Later", dueDay: "2099-08-01" });
    const { id } = await add({ label: "Done", dueDay: "2099-01-01" });
    await add({ label: "First", dueDay: "2099-02-01" });
    expect((await patch(id, { status: "done" })).status).toBe(200);
    expect((await list()).map(({ label }) => label)).toEqual(["First", "Later", "None", "Done"]);
    expect((await open(broker)).map(({ label }) => label)).toEqual(["First", "Later", "None"]);
  });
});

describe("an upload", () => {
  test("answers a request, and the broker is notified", async () => {
    await emailDocumentsTo("broker");
    const { id } = await add();
    await forget();
    const document = await uploaded(id);
    expect(await list()).toMatchObject([
      { status: "received", documentId: document.id, documentName: "Rent roll", canRemind: false },
    ]);
    expect(await notifications(broker)).toMatchObject([
      {
        title: "Taylor Morgan sent a requested document",
        detail: "48 Example Road, Rent roll",
        path: documentRequestPath(dealId, id),
      },
    ]);
    await store.background.settled();
    expect(store.mails.map(({ to }) => to)).toEqual([store.broker.email]);
  });

  test("sent twice answers once, and notifies once", async () => {
    const { id } = await add();
    const uploadId = randomUUID();
    await uploaded(id, { id: uploadId });
    await patch(id, { status: "done" });
    await uploaded(id, { id: uploadId });
    expect(await list()).toMatchObject([{ status: "done" }]);
    expect(await notifications(broker)).toHaveLength(1);
  });

  test("is kept if the request was canceled meanwhile", async () => {
    const { id } = await add();
    expect((await patch(id, { status: "canceled" })).status).toBe(200);
    const document = await uploaded(id);
    expect((await client(`/api/documents/${document.id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("of the broker answers no request", async () => {
    const { id } = await add();
    expect((await upload(id, { as: broker })).status).toBe(403);
  });

  test("that is removed leaves the request open, and restored answers it again", async () => {
    const { id } = await add();
    const document = await uploaded(id);
    expect(
      (await client(`/api/documents/${document.id}?version=1`, { method: "DELETE" })).status,
    ).toBe(204);
    const [reopened] = await list();
    expect(reopened).toMatchObject({ status: "requested" });
    expect(reopened?.documentId).toBeUndefined();
    await client(`/api/documents/${document.id}/restore`, { method: "POST" });
    expect(await list()).toMatchObject([{ status: "received", documentId: document.id }]);
  });
});

describe("the broker", () => {
  test("checks a document off, and can undo that", async () => {
    const { id } = await add();
    await uploaded(id);
    await patch(id, { status: "done" });
    expect(await list()).toMatchObject([{ status: "done" }]);
    expect(await notifications(broker)).toMatchObject([{ isRead: true }]);
    await patch(id, { status: "received" });
    expect(await list()).toMatchObject([{ status: "received" }]);
  });

  test("asks again with a note, which reaches the client although the first email is unread", async () => {
    const { id } = await add();
    await uploaded(id);
    await forget();
    await json(patch(id, { status: "requested", note: "Page 2 is missing" }));
    expect(await list()).toMatchObject([{ status: "requested", note: "Page 2 is missing" }]);
    expect(await notifications()).toMatchObject([{ title: "Requested again: Rent roll" }]);
    await store.background.settled();
    expect(store.mails.at(-1)?.text).toContain("Note: Page 2 is missing");
  });

  test("moves the due date, and the client is notified; the same change again says nothing", async () => {
    const { id } = await add();
    await forget();
    await json(patch(id, { dueDay: "2099-07-20" }));
    expect(await notifications()).toMatchObject([
      {
        title: "Request changed: Rent roll",
        detail: "48 Example Road, due Monday, July 20, 2099",
      },
    ]);
    await forget();
    await json(patch(id, { dueDay: "2099-07-20" }));
    expect(await notifications()).toEqual([]);
    expect((await json<DocumentRequest>(patch(id, { dueDay: null }))).dueDay).toBeUndefined();
  });

  test("reminds once a day, and only of what is awaited", async () => {
    const { id } = await add();
    await forget();
    expect(await json(remind(id))).toMatchObject({ canRemind: false });
    expect(await notifications()).toMatchObject([
      { title: "Rent roll: due Friday, July 17, 2099" },
    ]);
    const again = await json<{ error: string }>(remind(id), 409);
    expect(again.error).toBe(
      "You’ve already sent a reminder today. You can send another tomorrow.",
    );
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await store.db.updateTable("documentRequest").set({ remindedAt: yesterday }).execute();
    await json(remind(id));
    await uploaded(id);
    await store.db.updateTable("documentRequest").set({ remindedAt: null }).execute();
    await json(remind(id), 409);
  });

  test("reminds once, also when pressed in two windows at a time", async () => {
    const { id } = await add();
    const answers = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("cancels a request for good, without a word if the client hasn't heard of it", async () => {
    const { id } = await add();
    await patch(id, { status: "canceled" });
    expect(await list()).toEqual([]);
    expect(await notifications()).toEqual([]);
    await json(patch(id, { status: "requested" }), 409);
    await json(patch(id, { status: "canceled" }));
  });

  test("tells the client that a document isn't needed any longer", async () => {
    const { id } = await add();
    await store.background.settled();
    store.mails.length = 0;
    await patch(id, { status: "canceled" });
    const title = "No longer needed: Rent roll";
    expect(await notifications()).toMatchObject([{ title, isRead: false }]);
    await store.background.settled();
    expect(store.mails.map(({ subject }) => subject)).toEqual([title]);
  });

  test("can't say that something was received that wasn't", async () => {
    const { id } = await add();
    expect((await patch(id, { status: "received" })).status).toBe(409);
  });
});

test("each step is in the audit log, and in the deal's activity", async () => {
  const { id } = await add();
  await uploaded(id);
  await patch(id, { status: "requested", note: "Page 2" });
  await remind(id);
  await patch(id, { status: "done" });
  await patch(id, { status: "requested" });
  await patch(id, { label: "Rent roll, third quarter" });
  await patch(id, { status: "canceled" });
  const activity = await json<DealActivity>(client(`/api/deals/${dealId}/activity`));
  const entries = activity.entries.filter(({ subject }) => subject === "document-request");
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    "request",
    "request-again",
    "remind",
    "confirm",
    "restore",
    "change",
    "cancel",
  ]);
  expect(entries.map(({ subjectName }) => subjectName).at(-1)).toBe("Rent roll");
});

test("a removed deal takes its requests along, and their notifications with them", async () => {
  await add();
  await removeDeal(store, { clientId: store.client.id, dealId });
  expect(await open()).toEqual([]);
  expect(await notifications()).toEqual([]);
});

test("a client's export has their requests", async () => {
  await add();
  const zip = Buffer.from(await (await client("/api/export")).arrayBuffer());
  expect(zip.toString("latin1")).toContain("document-requests.json");
  expect(zip.toString("latin1")).toContain("Second quarter, signed");
});
