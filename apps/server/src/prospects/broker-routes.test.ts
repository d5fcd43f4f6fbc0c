import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Prospect } from "@frontage/records/schemas/prospect";
import type { Room } from "@frontage/records/schemas/room";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addProspect } from "../../test/listing.ts";
import {
  addRoomDocument,
  agreementValues,
  cookieOf,
  enterRoomOf,
  newestLink,
  roomPages,
} from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { readWeek } from "../seller-reports/week.ts";
import { notePassedTours } from "./answer-tour.ts";

const store = sharedStore();
let slug: string;
let listingId: string;
beforeEach(async () => {
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  listingId = await addListing(store.db, { slug });
  await store.db.deleteFrom("attempt").execute();
  await store.db.deleteFrom("tourRequest").execute();
});

const broker = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const room = (cookie: string, path = "", body?: object) =>
  store.api.request(`http://frontage.test/api/room/${slug}${path}`, {
    method: path === "" ? "GET" : "POST",
    headers: {
      Cookie: cookie,
      Origin: "http://frontage.test",
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
/** With an address of their own: emails of other tests have links, too. */
const enterRoom = () => enterRoomOf(store, slug, { email: `${slug}@example.com` });
const readRoom = async (cookie: string) => (await (await room(cookie)).json()) as Room;
/** The texts of the emails to who entered. */
async function mailsToThem() {
  await store.background.settled();
  return store.mails.filter(({ to }) => to === `${slug}@example.com`).map(({ text }) => text);
}
const list = async () =>
  (await (await broker(`/api/listings/${listingId}/prospects`)).json()) as Prospect[];
const waiting = async () =>
  ((await (await broker(`/api/listings/${listingId}`)).json()) as BrokerListing).waiting;
const needs = async () =>
  ((await (await broker("/api/today")).json()) as Today).needsYou?.items.filter(
    (need) => "listing" in need && need.listing.id === listingId,
  );
const versionOf = async (id: string) => (await list()).find((one) => one.id === id)?.version;
/** @param version the one that was seen; by default the present one */
const setAccess = async (
  id = "",
  documentIds: readonly string[],
  isOpen: boolean,
  version?: number,
) =>
  broker(`/api/prospects/${id}/documents`, "PUT", {
    documentIds,
    isOpen,
    version: version ?? (await versionOf(id)),
  });
const emailsOf = async (
  prospectId: string,
  kind: "room-access" | "room-message" | "room-reminder" | "tour-answer",
) =>
  store.db
    .selectFrom("email")
    .select("id")
    .where("prospectId", "=", prospectId)
    .where("kind", "=", kind)
    .execute();

test("who asks for a document waits until the broker approves", async () => {
  const documentId = await addRoomDocument(store, listingId, "approval");
  const cookie = await enterRoom();
  expect((await room(cookie, `/documents/${documentId}/request`)).status).toBe(204);
  const [asking] = await list();
  expect(asking).toMatchObject({ name: "Dana Fairley", stage: "signed" });
  expect(asking?.wanted).toMatchObject([{ id: documentId }]);
  expect(await needs()).toMatchObject([
    { kind: "access", id: asking?.id, documentIds: [documentId] },
  ]);
  const approve = () => setAccess(asking?.id, [documentId], true);
  expect((await approve()).status).toBe(204);
  expect((await list())[0]?.wanted).toEqual([]);
  expect(await needs()).toEqual([]);
  expect((await readRoom(cookie)).documents).toMatchObject([{ id: documentId, state: "open" }]);
  expect((await approve()).status).toBe(204);
  expect(await emailsOf(asking?.id ?? "", "room-access")).toHaveLength(1);
});

test("a request that comes after the broker looked isn't approved with the others", async () => {
  const rents = await addRoomDocument(store, listingId, "approval");
  const leases = await addRoomDocument(store, listingId, "approval");
  const cookie = await enterRoom();
  await room(cookie, `/documents/${rents}/request`);
  const [shown] = (await needs()) ?? [];
  if (shown?.kind !== "access") throw new Error("Nobody asks.");
  await room(cookie, `/documents/${leases}/request`);
  await setAccess(shown.id, shown.documentIds, true);
  expect((await list())[0]).toMatchObject({ given: [rents], wanted: [{ id: leases }] });
});

test("documents aren’t opened to someone who was corrected since the broker looked", async () => {
  const documentId = await addRoomDocument(store, listingId, "approval");
  await enterRoom();
  const [seen] = await list();
  const correct = { name: "Mallory Stone", company: "", phone: "", role: "other", buyerName: "" };
  const { version = 0 } = seen ?? {};
  await broker(`/api/prospects/${seen?.id}`, "PUT", { ...correct, version });
  const refused = await setAccess(seen?.id, [documentId], true, version);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: "This prospect was changed after you opened it. Please review it again.",
    current: { name: "Mallory Stone" },
  });
  expect(await list()).toMatchObject([{ given: [] }]);
});

test("access to a document is taken back, and given again without being asked for", async () => {
  const documentId = await addRoomDocument(store, listingId, "approval");
  const cookie = await enterRoom();
  const [reader] = await list();
  const stateAfter = async (isOpen: boolean) => {
    expect((await setAccess(reader?.id, [documentId], isOpen)).status).toBe(204);
    return (await readRoom(cookie)).documents[0]?.state;
  };
  expect(await stateAfter(true)).toBe("open");
  expect(await stateAfter(false)).toBe("declined");
  expect(await emailsOf(reader?.id ?? "", "room-access")).toHaveLength(1);
  const file = await store.api.request(
    `http://frontage.test/api/room/${slug}/documents/${documentId}/file`,
    { headers: { Cookie: cookie } },
  );
  expect(file.status).toBe(404);
  expect(await stateAfter(true)).toBe("open");
});

test("a signature counts, and the broker hears of it, once its link is used", async () => {
  const titles = async () =>
    ((await (await broker("/api/notifications")).json()) as PortalNotification[])
      .filter(({ path }) => path.includes(listingId))
      .map(({ title }) => title);
  const email = `${slug}@example.com`;
  const pages = roomPages(store);
  await pages.post(`/listings/${slug}/agreement`, await agreementValues(store, slug, { email }));
  const listing = () =>
    store.db
      .selectFrom("listing")
      .selectAll()
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
  const week = async () => readWeek(store.db, await listing(), new Date());
  expect(await list()).toMatchObject([{ stage: "inquired" }]);
  expect((await week()).interested).toEqual([]);
  expect((await week()).total.agreements).toBe(0);
  expect(await titles()).toEqual([]);
  const token = await newestLink(store, slug, email);
  await pages.post(`/listings/${slug}/enter`, { token });
  expect(await list()).toMatchObject([{ stage: "signed" }]);
  expect((await week()).interested).toHaveLength(1);
  expect((await week()).total.agreements).toBe(1);
  expect(await titles()).toEqual(["Dana Fairley signed the confidentiality agreement"]);
});

test("a question is answered by email and in the room, once for the answer's id", async () => {
  const cookie = await enterRoom();
  const question = { id: randomUUID(), text: "Is the roof survey recent?" };
  expect((await room(cookie, "/messages", question)).status).toBe(204);
  const [asking] = await list();
  expect(asking?.unread).toBe(1);
  expect(await needs()).toMatchObject([{ kind: "question", text: "Is the roof survey recent?" }]);
  const path = `/api/prospects/${asking?.id}/messages`;
  const answer = `${path}/${randomUUID()}`;
  for (let times = 0; times < 2; times++) {
    expect((await broker(answer, "POST", { text: "It is from March." })).status).toBe(204);
  }
  expect((await list())[0]?.unread).toBe(0);
  expect(await needs()).toEqual([]);
  expect(await (await broker(path)).json()).toMatchObject([
    { author: "prospect", text: "Is the roof survey recent?" },
    { author: "broker", text: "It is from March." },
  ]);
  expect((await readRoom(cookie)).messages).toHaveLength(2);
  expect(await emailsOf(asking?.id ?? "", "room-message")).toHaveLength(1);
});

test("a prospect whose access ends is out at once, and needs a new link afterwards", async () => {
  const cookie = await enterRoom();
  const [prospect] = await list();
  const path = `/api/prospects/${prospect?.id}/access`;
  const set = async (isRevoked: boolean) =>
    broker(path, "PUT", { isRevoked, version: await versionOf(prospect?.id ?? "") });
  expect((await set(true)).status).toBe(204);
  expect((await room(cookie)).status).toBe(401);
  expect((await list())[0]?.revokedAt).toBeDefined();
  expect((await set(false)).status).toBe(204);
  expect((await list())[0]?.revokedAt).toBeUndefined();
  expect((await room(cookie)).status).toBe(401);
});

test("the downloaded list has no formulas", async () => {
  await addProspect(store.db, listingId, { company: "=1+1" });
  const answer = await broker(`/api/listings/${listingId}/prospects.csv`);
  expect(await answer.text()).toContain('"\'=1+1"');
});

const alex = {
  name: "Alex Kimura",
  email: "Alex@example.com",
  company: "Kimura & Sons",
  phone: "",
  role: "broker",
  buyerName: "Template Family Office",
};

test("who the broker adds is in the list, once for their email address", async () => {
  const path = `/api/listings/${listingId}/prospects`;
  expect((await broker(path, "POST", alex)).status).toBe(200);
  expect(await list()).toMatchObject([{ ...alex, stage: "inquired" }]);
  const again = await broker(path, "POST", { ...alex, email: "alex@EXAMPLE.com" });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ fields: { email: expect.any(String) } });
});

test("an import adds those who are new, and leaves the others as they are", async () => {
  await addProspect(store.db, listingId, {
    email: "alex@example.com",
    emailKey: "alex@example.com",
  });
  const jules = { ...alex, name: "Jules Brandt", email: "jules@example.com", role: "principal" };
  const answer = await broker(`/api/listings/${listingId}/prospects/import`, "POST", {
    prospects: [alex, jules, { ...jules, email: "JULES@example.com" }],
  });
  expect(await answer.json()).toEqual({ added: 1, known: 2 });
  const names = (await list()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["Jules Brandt", "Quinn Abara"]);
});

test("a declined request is closed, which the room and an email say", async () => {
  const documentId = await addRoomDocument(store, listingId, "approval");
  const cookie = await enterRoom();
  await room(cookie, `/documents/${documentId}/request`, {});
  const [asking] = await list();
  const decline = () => setAccess(asking?.id, [documentId], false);
  expect((await decline()).status).toBe(204);
  expect((await list())[0]?.wanted).toEqual([]);
  expect(await needs()).toEqual([]);
  expect((await readRoom(cookie)).documents).toMatchObject([{ id: documentId, state: "declined" }]);
  expect((await mailsToThem()).join()).toContain("I can’t open these documents");
});

test("who has signed and opened nothing is reminded once a day, with a link that works", async () => {
  const documentId = await addRoomDocument(store, listingId, "agreement");
  const cookie = await enterRoom();
  const [signed] = await list();
  const remind = () => broker(`/api/prospects/${signed?.id}/reminder`, "POST");
  expect((await remind()).status).toBe(204);
  expect((await remind()).status).toBe(409);
  expect(await emailsOf(signed?.id ?? "", "room-reminder")).toHaveLength(1);
  const token = await newestLink(store, slug, `${slug}@example.com`);
  const entered = await roomPages(store).post(`/listings/${slug}/enter`, { token });
  expect((await room(cookieOf(entered))).status).toBe(200);
  await store.db.deleteFrom("attempt").execute();
  await store.api.request(`http://frontage.test/api/room/${slug}/documents/${documentId}/file`, {
    headers: { Cookie: cookie },
  });
  expect((await remind()).status).toBe(409);
});

const tourForm = (id: string) => ({ id, day: "2099-07-16", time: "10:00", note: "" });
const eventsOf = async () =>
  store.db
    .selectFrom("event")
    .select(["id", "title", "startsAt", "status", "version"])
    .where("clientId", "=", store.client.id)
    .execute();

test("a tour is asked for on a real day, in a plausible year, at a time that exists", async () => {
  const cookie = await enterRoom();
  const refusalOf = async (when: { day: string; time?: string }) =>
    (await room(cookie, "/tours", { ...tourForm(randomUUID()), ...when })).json();
  expect(await refusalOf({ day: "2099-02-31" })).toMatchObject({
    fields: { day: "Please choose a day." },
  });
  expect(await refusalOf({ day: "9999-12-31" })).toMatchObject({
    fields: { day: "Please check the year." },
  });
  expect(await refusalOf({ day: "2099-03-08", time: "02:30" })).toMatchObject({
    fields: { time: expect.stringContaining("doesn’t exist that day") },
  });
  expect((await readRoom(cookie)).tours).toEqual([]);
});

test("a confirmed tour is in the client's calendar under a name that they may know, and counts once it has passed", async () => {
  await store.db.deleteFrom("event").execute();
  await store.db
    .updateTable("listing")
    .set({ clientId: store.client.id })
    .where("id", "=", listingId)
    .execute();
  const cookie = await enterRoom();
  const id = randomUUID();
  await room(cookie, "/tours", tourForm(id));
  expect(await list()).toMatchObject([{ stage: "signed", tours: [{ id, status: "requested" }] }]);
  expect(await needs()).toMatchObject([{ kind: "tour", id, name: "Dana Fairley" }]);
  expect(await waiting()).toMatchObject({ tours: 1 });
  const answer = () =>
    broker(`/api/tours/${id}/answer`, "POST", {
      answer: "confirm",
      note: "Ring at the side door.",
    });
  expect((await answer()).status).toBe(204);
  expect((await answer()).status).toBe(409);
  expect(await needs()).toEqual([]);
  expect(await waiting()).toMatchObject({ tours: 0 });
  const startsAt = "2099-07-16T15:00:00.000Z";
  expect(await eventsOf()).toMatchObject([
    { title: "Tour with a private buyer", startsAt, status: "confirmed" },
  ]);
  const [prospect] = await list();
  expect(await emailsOf(prospect?.id ?? "", "tour-answer")).toHaveLength(1);
  expect((await readRoom(cookie)).tours).toMatchObject([
    { status: "confirmed", answer: "Ring at the side door." },
  ]);
  await notePassedTours(store.db, new Date("2099-07-16T15:59:00.000Z"));
  expect((await list())[0]?.stage).toBe("signed");
  await notePassedTours(store.db, new Date("2099-07-16T16:00:00.000Z"));
  expect((await list())[0]?.stage).toBe("toured");
});

test("a tour that is moved or canceled in the calendar is so in the room, and the prospect is emailed", async () => {
  const dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await store.db
    .updateTable("listing")
    .set({ clientId: store.client.id, dealId })
    .where("id", "=", listingId)
    .execute();
  await store.db.deleteFrom("event").execute();
  const cookie = await enterRoom();
  const id = randomUUID();
  await room(cookie, "/tours", tourForm(id));
  await broker(`/api/tours/${id}/answer`, "POST", { answer: "confirm", note: "" });
  const [event] = await eventsOf();
  const form = { kind: "viewing", title: "Tour", dealId, location: "", attendees: "", note: "" };
  const moved = { ...form, day: "2099-07-17", from: "14:00", to: "15:00", version: event?.version };
  expect((await broker(`/api/events/${event?.id}`, "PUT", moved)).status).toBe(200);
  const startsAt = "2099-07-17T19:00:00.000Z";
  expect((await readRoom(cookie)).tours).toMatchObject([{ status: "confirmed", startsAt }]);
  expect((await list())[0]?.tours).toMatchObject([{ startsAt }]);
  expect((await mailsToThem()).join()).toContain("is now Friday, July 17, 2099, 2pm");
  const version = (await eventsOf())[0]?.version;
  const canceled = await broker(`/api/events/${event?.id}/cancel`, "POST", { reason: "", version });
  expect(canceled.status).toBe(204);
  expect((await readRoom(cookie)).tours).toMatchObject([{ status: "canceled" }]);
  expect((await list())[0]?.tours).toEqual([]);
  expect((await mailsToThem()).join()).toContain("is canceled");
});

test("a tour that was canceled in the calendar doesn't count", async () => {
  await store.db
    .updateTable("listing")
    .set({ clientId: store.client.id })
    .where("id", "=", listingId)
    .execute();
  const cookie = await enterRoom();
  const id = randomUUID();
  await room(cookie, "/tours", tourForm(id));
  await broker(`/api/tours/${id}/answer`, "POST", { answer: "confirm", note: "" });
  await store.db.updateTable("event").set({ status: "canceled" }).execute();
  await notePassedTours(store.db, new Date("2099-07-17T00:00:00.000Z"));
  expect((await list())[0]?.stage).toBe("signed");
});

test("a declined tour is in no calendar, and the room says so", async () => {
  const cookie = await enterRoom();
  const id = randomUUID();
  await room(cookie, "/tours", tourForm(id));
  const answer = { answer: "decline", note: "The roof is being mended." };
  expect((await broker(`/api/tours/${id}/answer`, "POST", answer)).status).toBe(204);
  expect((await readRoom(cookie)).tours).toMatchObject([{ status: "declined" }]);
  expect((await list())[0]?.tours).toEqual([]);
});

test("a prospect becomes a client, with what they did on every listing", async () => {
  const email = `${slug}@example.com`;
  const other = await addListing(store.db, { details: { address: "77 Instance Lane" } });
  const id = await addProspect(store.db, listingId, {
    email,
    emailKey: email,
    signedAt: "2026-07-01T15:00:00.000Z",
  });
  await addProspect(store.db, other, { email, emailKey: email });
  const convert = async () =>
    (await (await broker(`/api/prospects/${id}/client`, "POST")).json()) as {
      id: string;
      isNew: boolean;
    };
  const client = await convert();
  expect(client).toMatchObject({ name: "Quinn Abara", email, isNew: true });
  expect(await convert()).toMatchObject({ id: client.id, isNew: false });
  expect(await list()).toMatchObject([{ clientId: client.id }]);
  const summary = await (await broker(`/api/clients/${client.id}/summary`)).json();
  expect(summary.listings).toHaveLength(2);
  expect(summary.listings).toContainEqual(
    expect.objectContaining({ id: listingId, name: "15 Placeholder Plaza", stage: "signed" }),
  );
});
