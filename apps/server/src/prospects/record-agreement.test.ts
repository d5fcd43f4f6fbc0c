import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type { Prospect } from "@frontage/records/schemas/prospect";
import type { Room } from "@frontage/records/schemas/room";
import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addListing, addProspect } from "../../test/listing.ts";
import { pdfOf, protectedPdf } from "../../test/pdf.ts";
import { agreementValues, cookieOf, enterRoomOf, newestLink, roomPages } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { eraseUnconfirmedSignatures } from "../erasure/erase-prospect.ts";
import { readWeek } from "../seller-reports/week.ts";

const store = sharedStore();
const paper = pdfOf([["Confidentiality agreement"]]);
let slug: string;
let listingId: string;
let prospectId: string;
const email = () => `${slug}@example.com`;

beforeEach(async () => {
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  listingId = await addListing(store.db, { slug });
  prospectId = await addProspect(store.db, listingId, {
    name: "Rowan Pell",
    company: "Model Net Lease Fund",
    email: email(),
    emailKey: email(),
    source: "broker",
  });
  await store.db.deleteFrom("attempt").execute();
});

const broker = (path: string, init?: RequestInit) => store.as(store.broker)(path, init);
const record = (typed: Record<string, string> = {}, body: BodyInit = new Uint8Array(paper)) => {
  const form = { signedOn: "2026-07-10", endsOn: "2027-07-10", note: "", version: "1", ...typed };
  const query = new URLSearchParams(form);
  return broker(`/api/prospects/${prospectId}/agreements?${query}`, { method: "POST", body });
};
const list = async () =>
  (await (await broker(`/api/listings/${listingId}/prospects`)).json()) as Prospect[];
const week = async (): Promise<ListingWeek> => {
  const listing = store.db.selectFrom("listing").selectAll().where("id", "=", listingId);
  return readWeek(store.db, await listing.executeTakeFirstOrThrow(), new Date());
};
const pages = () => roomPages(store);
const enter = async () => {
  const token = await newestLink(store, slug, email());
  return cookieOf(await pages().post(`/listings/${slug}/enter`, { token }));
};
const readRoom = async (Cookie: string) =>
  (await (
    await store.api.request(`http://frontage.test/api/room/${slug}`, { headers: { Cookie } })
  ).json()) as Room;

test("an agreement signed elsewhere is kept with its hash and who recorded it, and counts right away", async () => {
  expect((await record({ note: "Their form" })).status).toBe(204);
  const [signer] = await list();
  expect(signer).toMatchObject({ stage: "signed", version: 2 });
  expect(signer?.agreements).toMatchObject([
    {
      signedAt: "2026-07-10T05:00:00.000Z",
      elsewhere: { endsOn: "2027-07-10", note: "Their form", recordedBy: store.broker.name },
    },
  ]);
  const file = await broker(`/api/agreements/${signer?.agreements[0]?.id}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(paper);
  const entries = await store.db
    .selectFrom("audit")
    .select(["action", "subjectName"])
    .where("subject", "=", "agreement")
    .where("subjectId", "=", signer?.agreements[0]?.id ?? "")
    .orderBy("id")
    .execute();
  const sha256 = createHash("sha256").update(paper).digest("hex");
  expect(entries).toMatchObject([
    { action: "upload", subjectName: `Rowan Pell, signed elsewhere, SHA-256 ${sha256}` },
    { action: "download" },
  ]);
  const { interested, total } = await week();
  expect(total.agreements).toBe(1);
  expect(interested).toMatchObject([{ step: "Signed elsewhere, Jul 10" }]);
  const csv = await (await broker(`/api/listings/${listingId}/prospects.csv`)).text();
  expect(csv).toContain("Signed elsewhere");
});

test("the emailed link proves the address, and the room says until when the agreement runs", async () => {
  await record();
  const cookie = await enter();
  const mail = store.mails.findLast(({ to }) => to === email());
  expect(mail?.text).toContain("signed on Friday, July 10, 2026");
  expect((await readRoom(cookie)).agreement).toMatchObject({
    signedAt: "2026-07-10T05:00:00.000Z",
    term: "until July 10, 2027",
  });
  // Neither a copy of what isn't ours, nor news for who recorded it.
  await store.background.settled();
  expect(store.mails.filter(({ to }) => to === email())).toHaveLength(1);
  expect(await list()).toMatchObject([{ name: "Rowan Pell", company: "Model Net Lease Fund" }]);
});

test("who signs on the page later has both agreements", async () => {
  await record();
  await enterRoomOf(store, slug, { email: email(), name: "Rowan Pell", signature: "Rowan Pell" });
  const [signer] = await list();
  expect(signer?.agreements.map(({ elsewhere }) => elsewhere !== undefined)).toEqual([true, false]);
  expect((await week()).interested).toMatchObject([{ step: "Signed elsewhere, Jul 10" }]);
  for (const { id } of signer?.agreements ?? []) {
    expect((await broker(`/api/agreements/${id}`)).status).toBe(200);
  }
});

test("the client’s list says that a buyer signed elsewhere also once they have toured", async () => {
  await record();
  await store.db
    .updateTable("prospect")
    .set({ touredAt: "2026-07-12T17:00:00.000Z" })
    .where("emailKey", "=", email())
    .execute();
  expect((await week()).interested).toMatchObject([
    { step: "Toured Jul 12. Signed elsewhere, Jul 10" },
  ]);
});

test("a PDF with a password is kept as it is", async () => {
  const locked = await protectedPdf({ userPassword: "secret" });
  expect((await record({}, new Uint8Array(locked))).status).toBe(204);
  const [signer] = await list();
  const file = await broker(`/api/agreements/${signer?.agreements[0]?.id}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(locked));
});

test("a day ahead, an end before it, a missing or other file are refused, and nothing is kept", async () => {
  const said = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as { error: string; fields?: object }),
  });
  expect(await said(await record({ signedOn: "2099-01-01", endsOn: "2099-02-01" }))).toMatchObject({
    status: 422,
    fields: { signedOn: "Choose today or an earlier day." },
  });
  expect(await said(await record({ endsOn: "2026-07-10" }))).toMatchObject({
    fields: { endsOn: "The end must be after the day it was signed." },
  });
  expect(await said(await record({}, ""))).toMatchObject({
    status: 422,
    error: "Attach the signed agreement.",
  });
  expect((await record({}, "name,value\n")).status).toBe(415);
  expect(await list()).toMatchObject([{ stage: "inquired", agreements: [] }]);
  expect(await store.db.selectFrom("upload").selectAll().execute()).toEqual([]);
});

test("of two tabs that record an agreement, the second sees the first’s", async () => {
  expect((await record()).status).toBe(204);
  const second = await record();
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({
    current: { version: 2, agreements: [{ signedAt: "2026-07-10T05:00:00.000Z" }] },
  });
  expect((await list())[0]?.agreements).toHaveLength(1);
});

test("a revoked reader gets access back first", async () => {
  await broker(`/api/prospects/${prospectId}/access`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ isRevoked: true, version: 1 }),
  });
  const refused = await record({ version: "2" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "Give access back first." });
});

test("it stays when signatures that nobody confirmed go, and once its signer is erased", async () => {
  await pages().post(
    `/listings/${slug}/agreement`,
    await agreementValues(store, slug, { email: email() }),
  );
  await record();
  await eraseUnconfirmedSignatures(store.db, new Date(Date.now() + 1000).toISOString());
  const left = () =>
    store.db.selectFrom("agreement").select("recordedBy").where("prospectId", "=", prospectId);
  expect(await left().execute()).toEqual([{ recordedBy: store.broker.name }]);
  expect((await broker(`/api/prospects/${prospectId}`, { method: "DELETE" })).status).toBe(204);
  expect(await left().execute()).toHaveLength(1);
  expect(await list()).toMatchObject([{ name: "Erased", stage: "signed" }]);
});
