import type { SigningStatus } from "@frontage/records/schemas/client";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Overview } from "@frontage/records/schemas/overview";
import type { Settings } from "@frontage/records/schemas/settings";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
let deal: string;
let id: string;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  for (const table of ["deal", "notification", "activity", "audit", "settings"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  deal = await addDeal(store.db, store.client);
  id = await upload(broker);
  await store.db.deleteFrom("notification").execute();
  await store.background.settled();
  store.mails.length = 0;
});

type Asker = typeof broker;

/** A version of the purchase agreement; each `version` is another file. */
async function upload(asker: Asker, version = ""): Promise<string> {
  const query = new URLSearchParams({
    name: "Agreement, revision 3",
    mediaType: "application/pdf",
    dealId: deal,
    type: "purchase-agreement",
    as: "version",
  });
  const answer = await asker(`/api/documents?${query}`, {
    method: "POST",
    body: Uint8Array.from(Buffer.concat([sampleFiles["application/pdf"], Buffer.from(version)])),
    headers: { "Content-Type": "application/pdf" },
  });
  return ((await answer.json()) as PortalDocument).id;
}

const readNow = async () => (await (await client(`/api/documents/${id}`)).json()) as PortalDocument;
const versionNow = async () => (await readNow()).versions[0]?.number ?? 0;

/** @param version the one that was seen; by default the newest */
const set = async (status: SigningStatus, version?: number) =>
  broker(`/api/documents/${id}/status`, {
    method: "PUT",
    body: JSON.stringify({ status, version: version ?? (await versionNow()) }),
    headers: { "Content-Type": "application/json" },
  });
async function setDone(status: SigningStatus) {
  expect((await set(status)).status).toBe(204);
}
/** As a client does who has the email to sign. @param version as in `set` */
const report = async (method: "PUT" | "DELETE", asker = client, version?: number) =>
  asker(`/api/documents/${id}/signature`, {
    method,
    ...(method === "PUT" && {
      body: JSON.stringify({ version: version ?? (await versionNow()) }),
      headers: { "Content-Type": "application/json" },
    }),
  });
const statusNow = async () => (await readNow()).status;
const toldTo = async (asker: Asker) =>
  (await (await asker("/api/notifications")).json()) as PortalNotification[];
const auditOf = async () =>
  (
    await store.db
      .selectFrom("audit")
      .select(["action", "clientId", "personId", "subjectName"])
      .where("subjectId", "=", id)
      .where("action", "!=", "upload")
      .orderBy("id")
      .execute()
  ).map((row) => {
    expect(row).toMatchObject({
      clientId: store.client.id,
      personId: store.broker.id,
      subjectName: "Agreement, revision 3",
    });
    return row.action;
  });

test("a client who is asked to sign is notified, in the app and by email, and opening the document doesn't undo it", async () => {
  await setDone("needs-signature");
  expect(await statusNow()).toBe("needs-signature");
  expect(await toldTo(client)).toMatchObject([
    {
      kind: "signature",
      title: "Purchase agreement needs your signature",
      detail: "48 Example Road",
      path: `/dashboard/documents?document=${id}`,
      isRead: false,
    },
  ]);
  await store.background.settled();
  expect(store.mails).toMatchObject([
    { to: store.client.email, subject: "Purchase agreement needs your signature" },
  ]);
  expect(await toldTo(broker)).toEqual([]);
  const { activity } = (await (await client("/api/overview")).json()) as Overview;
  expect(activity[0]).toMatchObject({
    title: "Purchase agreement needs a signature",
    description: "Agreement, revision 3, 48 Example Road",
  });

  expect((await client(`/api/documents/${id}/viewed`, { method: "POST" })).status).toBe(204);
  expect(await statusNow()).toBe("needs-signature");
  expect(await auditOf()).toEqual(["signature-request"]);
});

test("no email asks to sign, reminds or reports what was withdrawn before it was sent", async () => {
  await setDone("needs-signature");
  const reminded = await broker(`/api/documents/${id}/remind`, { method: "POST" });
  expect(reminded.status).toBe(204);
  await setDone("emailed");
  expect((await report("PUT")).status).toBe(204);
  const queued = await store.db
    .selectFrom("email")
    .select("id")
    .where("state", "=", "waiting")
    .execute();
  expect(queued).toHaveLength(3);
  expect((await broker(`/api/documents/${id}?version=1`, { method: "DELETE" })).status).toBe(204);
  await store.background.settled();
  expect(store.mails).toEqual([]);
});

test("no broker is emailed of a signature that was undone before the email was sent", async () => {
  await setDone("needs-signature");
  await store.background.settled();
  store.mails.length = 0;
  await setDone("emailed");
  const undo = async () => {
    expect((await report("PUT")).status).toBe(204);
    expect((await report("DELETE")).status).toBe(204);
    await store.background.settled();
    return store.mails;
  };
  expect(await undo()).toEqual([]);

  // Nor where an earlier request in the deal was emailed.
  expect((await report("PUT")).status).toBe(204);
  await store.db
    .updateTable("email")
    .set({ state: "delivered", attempts: 1 })
    .where("state", "=", "waiting")
    .execute();
  await report("DELETE");
  expect(await undo()).toEqual([]);
});

test("a client who turned off signature notifications gets none", async () => {
  const settings = (await (await client("/api/settings")).json()) as Settings;
  settings.notifications.signatures = { inApp: false, email: false };
  await client("/api/settings", {
    method: "PUT",
    body: JSON.stringify(settings),
    headers: { "Content-Type": "application/json" },
  });
  await setDone("needs-signature");
  expect(await statusNow()).toBe("needs-signature");
  expect(await toldTo(client)).toEqual([]);
  await store.background.settled();
  expect(store.mails).toEqual([]);
});

test("the same status twice changes and tells nothing", async () => {
  await setDone("needs-signature");
  const { activity } = (await (await client("/api/overview")).json()) as Overview;
  await client("/api/notifications/read", {
    method: "PUT",
    body: JSON.stringify({ ids: (await toldTo(client)).map((one) => one.id), isRead: true }),
    headers: { "Content-Type": "application/json" },
  });
  await setDone("needs-signature");
  expect(await toldTo(client)).toMatchObject([{ isRead: true }]);
  expect(await auditOf()).toEqual(["signature-request"]);
  expect(await (await client("/api/overview")).json()).toMatchObject({ activity });
});

test.each([
  ["signed", "sign", "Purchase agreement signed"],
  ["reviewed", "signature-withdraw", "Purchase agreement no longer needs a signature"],
] as const)(
  "once it is %s, nothing unread asks the client to sign; it can be asked for again",
  async (status, action, title) => {
    await setDone("needs-signature");
    await setDone(status);
    expect(await statusNow()).toBe(status);
    expect(await toldTo(client)).toMatchObject([{ kind: "signature", isRead: true }]);
    const { activity } = (await (await client("/api/overview")).json()) as Overview;
    expect(activity[0]).toMatchObject({ title });
    expect(await auditOf()).toEqual(["signature-request", action]);

    await setDone("needs-signature");
    expect((await toldTo(client)).filter(({ isRead }) => !isRead)).toHaveLength(1);
  },
);

test("a document that needs no signature can't be signed, and its request can't be withdrawn", async () => {
  for (const status of ["signed", "reviewed"] as const) {
    const answer = await set(status);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      error: "Agreement, revision 3 isn’t awaiting a signature.",
    });
  }
  expect(await statusNow()).toBe("new");
  expect(await auditOf()).toEqual([]);
});

test("a new version of what is to be signed is to be signed; one of what is signed is not", async () => {
  await setDone("needs-signature");
  await upload(broker, "%2");
  expect(await statusNow()).toBe("needs-signature");
  await setDone("signed");
  await upload(client, "%4");
  expect(await statusNow()).toBe("reviewed");
  await setDone("needs-signature");
  await setDone("signed");
  await upload(broker, "%5");
  expect(await statusNow()).toBe("new");
});

const titlesTo = async (asker: Asker) =>
  (await toldTo(asker)).map(({ isRead, title }) => `${title}${isRead ? "" : ", unread"}`);

test("a client reports having signed, the broker is notified and confirms it, and the client is notified", async () => {
  await setDone("needs-signature");
  await setDone("emailed");
  expect((await report("PUT", broker)).status).toBe(404);
  expect((await report("PUT")).status).toBe(204);
  expect((await report("PUT")).status).toBe(204);
  expect(await statusNow()).toBe("needs-confirmation");
  expect(await titlesTo(broker)).toEqual(["Taylor Morgan says a document is signed, unread"]);

  await setDone("signed");
  expect(await statusNow()).toBe("signed");
  expect(await titlesTo(broker)).toEqual(["Taylor Morgan says a document is signed"]);
  expect((await titlesTo(client)).toSorted()).toEqual([
    "Purchase agreement needs your signature",
    "Purchase agreement: your signature is confirmed, unread",
  ]);
  expect((await report("DELETE")).status).toBe(409);
  const { activity } = (await (await client("/api/overview")).json()) as Overview;
  expect(activity.map(({ title }) => title).slice(0, 3)).toEqual([
    "Purchase agreement signed",
    "Purchase agreement signed; awaiting confirmation",
    "Purchase agreement needs a signature",
  ]);
});

test("a signature of an earlier version is neither reported nor confirmed for a newer one", async () => {
  await setDone("needs-signature");
  expect((await report("PUT")).status).toBe(409);
  await setDone("emailed");
  await upload(broker, "%2");

  const stale = await report("PUT", client, 1);
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({
    error: "This document was changed after you opened it. Please review it again.",
    current: { id, versions: [{ number: 2 }, { number: 1 }] },
  });
  // Nobody has sent the newer one for signing.
  const unsent = await report("PUT", client, 2);
  expect(await unsent.json()).toMatchObject({
    error: "The email to sign Agreement, revision 3 hasn’t been sent yet.",
  });
  expect(await statusNow()).toBe("needs-signature");

  for (const status of ["needs-signature", "emailed", "signed", "reviewed"] as const) {
    expect((await set(status, 1)).status).toBe(409);
  }
  expect(await statusNow()).toBe("needs-signature");
  await setDone("emailed");
  expect((await report("PUT", client, 2)).status).toBe(204);
});

test("the client reads when the email to sign was sent and when they said they signed", async () => {
  const signatureNow = async () => (await readNow()).signature;
  expect((await set("emailed")).status).toBe(409);
  expect(await signatureNow()).toBeUndefined();
  await setDone("needs-signature");
  expect(await signatureNow()).toEqual({});
  await setDone("emailed");
  await setDone("emailed");
  const emailed = { emailedAt: expect.stringMatching(/^\d{4}-/) };
  expect(await signatureNow()).toEqual(emailed);
  expect(await auditOf()).toEqual(["signature-request", "signature-email"]);

  await report("PUT");
  expect(await signatureNow()).toEqual({
    ...emailed,
    reportedAt: expect.stringMatching(/^\d{4}-/),
  });
  await report("DELETE");
  expect(await signatureNow()).toEqual(emailed);
  // Another file to sign brings another email, and so does another request.
  await upload(broker, "%2");
  expect(await signatureNow()).toEqual({});
  await setDone("emailed");
  await setDone("reviewed");
  await setDone("needs-signature");
  expect(await signatureNow()).toEqual({});
});

test("the email to sign counts for the version that it was sent for, and the broker takes its note back", async () => {
  const isEmailed = async () => (await readNow()).signature?.emailedAt !== undefined;
  const onVersion = (path: string, method: string) =>
    broker(`/api/documents/${id}/versions/${path}`, { method });
  await setDone("needs-signature");
  await setDone("emailed");
  await upload(broker, "%2");
  expect(await isEmailed()).toBe(false);
  await onVersion("2", "DELETE");
  expect(await isEmailed()).toBe(true);
  await onVersion("2/restore", "POST");
  expect(await isEmailed()).toBe(false);
  await setDone("emailed");
  expect(await isEmailed()).toBe(true);
  await onVersion("1/current", "POST");
  expect(await readNow()).toMatchObject({ versions: [{ number: 3 }, {}, {}], signature: {} });
  expect(await isEmailed()).toBe(false);

  await setDone("emailed");
  await setDone("not-emailed");
  await setDone("not-emailed");
  expect(await isEmailed()).toBe(false);
  expect((await auditOf()).slice(-2)).toEqual(["signature-email", "signature-email-withdraw"]);
  await setDone("emailed");
  await setDone("signed");
  for (const status of ["emailed", "not-emailed"] as const) {
    expect((await set(status)).status).toBe(409);
  }
});

test("a client withdraws a report of having signed, and the broker asks again if a report is wrong", async () => {
  expect((await report("PUT")).status).toBe(409);
  await setDone("needs-signature");
  await setDone("emailed");
  await report("PUT");
  expect((await report("DELETE")).status).toBe(204);
  expect(await statusNow()).toBe("needs-signature");
  expect(await titlesTo(broker)).toEqual(["Taylor Morgan says a document is signed"]);

  await report("PUT");
  await setDone("needs-signature");
  expect(await statusNow()).toBe("needs-signature");
  expect((await titlesTo(client))[0]).toBe("Purchase agreement needs your signature, unread");
});

test("what is out for signature only the broker replaces or removes", async () => {
  const sentence = (action: string) =>
    `Agreement, revision 3 is out for signature, so only Jordan Avery can ${action} it.`;
  const replace = (as: string) =>
    client(
      `/api/documents?name=Agreement%2C+revision+3&mediaType=application%2Fpdf&dealId=${deal}&type=other&as=${as}`,
      { method: "POST", body: Uint8Array.from(sampleFiles["application/pdf"]) },
    );
  await upload(client, "%2");
  await setDone("needs-signature");
  await setDone("emailed");
  for (const then of [async () => undefined, async () => report("PUT")]) {
    await then();
    const refused = await replace("version");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: sentence("replace") });
    const kept = await client(`/api/documents/${id}/versions/2`, { method: "DELETE" });
    expect(await kept.json()).toMatchObject({ error: sentence("remove") });
  }
  expect((await replace("separate")).status).toBe(200);
  await upload(broker, "%3");
  expect(await statusNow()).toBe("needs-signature");
});

test("a reminder to sign is sent once a day, while a signature is awaited", async () => {
  const remind = () => broker(`/api/documents/${id}/remind`, { method: "POST" });
  expect((await remind()).status).toBe(409);
  await setDone("needs-signature");
  expect((await remind()).status).toBe(204);
  expect((await toldTo(client))[0]).toMatchObject({
    kind: "signature",
    title: "Reminder: Purchase agreement needs your signature",
    isRead: false,
  });
  expect(await auditOf()).toEqual(["signature-request", "remind"]);

  const again = await remind();
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    error: "You’ve already sent a reminder today. You can send another tomorrow.",
  });
});
