import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { sendInquiry } from "../../test/inquiries.ts";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { hanging, openReceiver } from "../../test/webhook-receiver.ts";
import { s3Files } from "../files/s3-files.ts";
import { confirmUpload } from "../files/upload.ts";
import { changeInquiryStatus } from "../inquiries/queries.ts";
import { cleanUp } from "./cleanup.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const store = sharedStore();

/** The keys of files that no row refers to. */
const uploads = async () =>
  (await store.db.selectFrom("upload").select("key").execute()).map(({ key }) => key);

test("changes are kept for a day, for pages that reconnect", async () => {
  await store.changeStream.publish([store.client.id], ["documents"]);
  const count = async () => (await store.db.selectFrom("change").select("id").execute()).length;
  await cleanUp(store, Date.now() + dayMs - 60_000);
  expect(await count()).toBe(1);
  await cleanUp(store, Date.now() + dayMs + 60_000);
  expect(await count()).toBe(0);
});

test("a link to set a password is kept for a month, to say why it no longer works", async () => {
  await store.accounts.sendReset(store.client);
  await store.background.settled();
  const count = async () =>
    (await store.db.selectFrom("passwordLink").select("personId").execute()).length;
  await cleanUp(store, Date.now() + 30 * dayMs);
  expect(await count()).toBe(1);
  await cleanUp(store, Date.now() + 30 * dayMs + 2 * hourMs);
  expect(await count()).toBe(0);
});

test("an attachment that was never sent is removed with its file; one that was sent stays", async () => {
  const [thread] = await (await store.as(store.client)("/api/threads")).json();
  const attach = async (messageId: string | null) => {
    const id = randomUUID();
    await store.files.write(`attachments/${id}`, Readable.from([Buffer.from("plan")]));
    await store.db
      .insertInto("attachment")
      .values({
        id,
        clientId: store.client.id,
        threadId: thread.id,
        messageId,
        name: "plan.pdf",
        mediaType: "application/pdf",
        bytes: 4,
        sha256: "",
        fileKey: `attachments/${id}`,
        addedAt: new Date().toISOString(),
      })
      .execute();
    return id;
  };
  await store.as(store.client)(`/api/threads/${thread.id}/messages/sent`, {
    method: "PUT",
    body: JSON.stringify({ text: "Here it is", attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
  const sent = await attach("sent");
  const unsent = await attach(null);

  await cleanUp(store, Date.now() + dayMs + hourMs + 60_000);
  const left = await store.db.selectFrom("attachment").select("id").execute();
  expect(left).toEqual([{ id: sent }]);
  await expect(store.files.read(`attachments/${unsent}`)).rejects.toThrow("ENOENT");
  const kept = await store.files.read(`attachments/${sent}`);
  kept.destroy();
});

test("the rest of a broken upload is removed a day later; a file that a row names stays", async () => {
  const dealId = await addDeal(store.db, store.client);
  const upload = await store.as(store.client)(
    `/api/documents?${new URLSearchParams({ name: "plan.csv", mediaType: "text/csv", dealId, type: "other" })}`,
    { method: "POST", body: "Suite;Tenant" },
  );
  expect(upload.status).toBe(200);

  // As left by a server that was killed during an upload, or before it wrote the row.
  const startedAt = new Date().toISOString();
  const fileKey = `documents/${randomUUID()}`;
  await store.db.insertInto("upload").values({ key: fileKey, startedAt }).execute();
  await store.files.write(fileKey, Readable.from([Buffer.from("half a")]));
  const folder = join(store.variables.DATA_DIR ?? "", "files/documents");
  await rename(join(store.variables.DATA_DIR ?? "", "files", fileKey), `${folder}/torn.part`);
  await store.db.insertInto("upload").values({ key: "documents/torn", startedAt }).execute();
  await store.files.write(fileKey, Readable.from([Buffer.from("whole")]));

  await cleanUp(store, Date.now() + dayMs - 60_000);
  expect(await readdir(folder)).toHaveLength(3);
  await cleanUp(store, Date.now() + dayMs + hourMs + 60_000);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await uploads()).toEqual([]);
});

test("an upload that took longer than a day is refused, so that no kept file is removed", async () => {
  const startedAt = new Date(Date.now() - dayMs - 60_000).toISOString();
  await store.db.insertInto("upload").values({ key: "documents/slow", startedAt }).execute();
  const kept = store.db
    .transaction()
    .execute((transaction) => confirmUpload(transaction, "documents/slow"));
  await expect(kept).rejects.toThrow("The upload took longer than a day.");
  await cleanUp(store, Date.now() + hourMs);
  expect(await uploads()).toEqual([]);
});

test("a file store that doesn't answer doesn't stop anyone from writing", async () => {
  const silent = await openReceiver(hanging);
  const endpoint = new URL(silent.url).origin;
  const files = s3Files(
    { endpoint, region: "us-east-1", bucket: "b", accessKeyId: "a", secretAccessKey: "b" },
    5000,
  );
  const startedAt = new Date(0).toISOString();
  await store.db.insertInto("upload").values({ key: "documents/torn", startedAt }).execute();
  let isOver = false;
  const tidied = cleanUp({ ...store, files }).then(() => (isOver = true));
  await expect.poll(() => silent.received.length).toBe(1);
  await store.db.insertInto("upload").values({ key: "documents/other", startedAt }).execute();
  expect(isOver).toBe(false);

  // After a failed attempt, the next cleanup tries again.
  await silent.close();
  await tidied;
  expect(await uploads()).toHaveLength(2);
  await cleanUp(store);
  expect(await uploads()).toEqual([]);
  files.close();
});

test("a file that can't be removed doesn't stop the others", async () => {
  const startedAt = new Date(0).toISOString();
  for (const key of ["documents/a-folder", "documents/after-it"]) {
    await store.db.insertInto("upload").values({ key, startedAt }).execute();
  }
  const folder = join(store.variables.DATA_DIR ?? "", "files/documents/a-folder");
  await mkdir(folder, { recursive: true });
  await cleanUp(store);
  expect(await uploads()).toEqual(["documents/a-folder"]);
});

describe("inquiries", () => {
  const days = 30;
  const afterwards = Date.now() + days * dayMs + 60_000;
  const send = () => sendInquiry({ db: store.db, accept: store.inquiries.accept });
  const tidyAt = (now: number, retentionDays = days) =>
    cleanUp({ ...store, inquiries: { ...store.inquiries, retentionDays } }, now);
  const references = async () =>
    (await store.db.selectFrom("inquiry").select("reference").execute()).map(
      ({ reference }) => reference,
    );
  async function settle(id: string, state: "delivered" | "waiting" | "dead") {
    await changeInquiryStatus(store.db, id, { seen: "new", status: "closed" });
    await store.db.updateTable("delivery").set({ state }).where("inquiryId", "=", id).execute();
  }

  test("that were settled are erased after the owner's number of days, leaving only their reference in the log", async () => {
    const { id, reference } = await send();
    await settle(id, "delivered");
    await tidyAt(Date.now() + days * dayMs - 60_000);
    expect(await references()).toContain(reference);
    await tidyAt(afterwards);
    expect(await references()).not.toContain(reference);
    const rows = await store.db
      .selectFrom("audit")
      .select(["action", "subject", "subjectName", "personName"])
      .where("subject", "=", "inquiry")
      .execute();
    expect(rows).toEqual([
      {
        action: "erase",
        subject: "inquiry",
        subjectName: reference,
        personName: "Automatic cleanup",
      },
    ]);
  });

  test("that are new or wait to be delivered stay, and all of them if no number of days is set", async () => {
    const [fresh, waiting, settled] = [await send(), await send(), await send()];
    await settle(waiting.id, "waiting");
    await tidyAt(afterwards);
    await settle(settled.id, "delivered");
    await tidyAt(afterwards, 0);
    expect(new Set(await references())).toEqual(
      new Set([fresh, waiting, settled].map(({ reference }) => reference)),
    );
  });

  test("with a failed delivery are erased too: the broker was notified, and has settled them", async () => {
    const { id, reference } = await send();
    await settle(id, "dead");
    await tidyAt(afterwards);
    expect(await references()).not.toContain(reference);
  });

  test("that can't be erased don't stop the others", async () => {
    const [stuck, after] = [await send(), await send()];
    for (const { id } of [stuck, after]) {
      await settle(id, "delivered");
    }
    // An email that can't be removed, because the path is not a file.
    const mail = `mail/1.${stuck.deliveries[0]?.id}.eml`;
    await mkdir(join(store.variables.DATA_DIR ?? "", mail), { recursive: true });
    await tidyAt(afterwards);
    expect(await references()).toContain(stuck.reference);
    expect(await references()).not.toContain(after.reference);
  });
});

test("the use of a language model is counted by day, and kept for a month", async () => {
  const personId = store.client.id;
  const usage = { personId, requests: 1, tokens: 400, milliseconds: 900 };
  const day = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  await store.db
    .insertInto("assistantUsage")
    .values([
      { ...usage, day: day(0) },
      { ...usage, day: day(29) },
      { ...usage, day: day(32) },
    ])
    .execute();
  await cleanUp(store);
  const rows = await store.db.selectFrom("assistantUsage").select("day").orderBy("day").execute();
  expect(rows.map((row) => row.day)).toEqual([day(29), day(0)]);
});
