import type { Client } from "@frontage/records/schemas/client";
import type { Deal } from "@frontage/records/schemas/deal";
import type { KeyDateForm } from "@frontage/records/schemas/key-date";
import type { NextSteps } from "@frontage/records/schemas/next-steps";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { scopedTo } from "../database/scope.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { readNextSteps } from "./queries.ts";

const store = sharedStore();
let dealId: string;

beforeEach(async () => {
  for (const table of [
    "listing",
    "deal",
    "documentRequest",
    "event",
    "thread",
    "settings",
  ] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client);
});

const today = "2099-07-14";
/** Half past nine in Chicago. */
const now = new Date(`${today}T14:30:00.000Z`);

const next = (at = now, deviceTimeZone?: string): Promise<NextSteps> => {
  const person = store.client;
  const records = scopedTo(store.db, person);
  return readNextSteps({ db: store.db, deviceTimeZone, person, records }, at);
};

const sentences = async () => {
  const { sentence, when } = await next();
  return [sentence, when].join(" ").trim();
};

async function addDate(label: string, days: number, changes: Partial<KeyDateForm> = {}) {
  const form = {
    label,
    kind: "deadline",
    override: { day: dayAfter(today, days), reason: "" },
    basis: "",
    responsible: { role: "client" },
    status: "open",
    ...changes,
  };
  const answer = await store.as(store.broker)(`/api/deals/${dealId}/key-dates`, {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

const addDocument = (status: "needs-signature" | "signed") =>
  store.db
    .insertInto("document")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      name: "Purchase agreement, revision 3",
      nameKey: "",
      nameOrder: "",
      type: "purchase-agreement",
      status,
      fileName: "a.pdf",
      mediaType: "application/pdf",
      isOwn: 0,
      updatedAt: now.toISOString(),
      bytes: 1,
    })
    .execute();

const addRequest = (label: string, days: number | undefined) =>
  store.db
    .insertInto("documentRequest")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      label,
      dueDay: days === undefined ? null : dayAfter(today, days),
      note: "",
      status: "requested",
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
    })
    .execute();

const addTour = (status: "proposed" | "confirmed", day: string) =>
  store.db
    .insertInto("event")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      kind: "viewing",
      title: "Property tour",
      status,
      startsAt: `${day}T15:00:00.000Z`,
      endsAt: `${day}T19:00:00.000Z`,
      timeZone: "America/Chicago",
      firstDay: day,
      lastDay: day,
      isOwn: 0,
    })
    .execute();

const addMessage = () =>
  store.db
    .insertInto("thread")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      kind: "broker",
      name: "",
      description: "",
      messageCount: 1,
      unreadByClient: 1,
      unreadByBroker: 0,
      lastMessageAt: now.toISOString(),
    })
    .execute();

test("signing comes before sending, sending before answering, and answering before reading; the rest follows", async () => {
  await addDate("Due diligence ends", 3);
  expect(await next()).toEqual({
    sentence: "You’re all caught up.",
    when: "Due diligence at 48 Example Road ends Friday.",
    action: { kind: "date", label: "Open the deal", path: `/dashboard/deals/${dealId}` },
    others: [],
  });
  await addMessage();
  expect(await next()).toMatchObject({
    sentence: "Read a message from Jordan Avery.",
    when: "Due diligence at 48 Example Road ends Friday.",
    action: { kind: "read", label: "Read" },
  });
  await addTour("proposed", "2099-07-20");
  expect(await next()).toMatchObject({
    sentence: "Confirm a time for the tour.",
    when: "For 48 Example Road, Monday at 10am.",
    action: { kind: "confirm", label: "Answer" },
  });
  await addRequest("Loan commitment letter", 2);
  expect(await next()).toMatchObject({
    sentence: "Send the loan commitment letter.",
    when: "For 48 Example Road, by Thursday.",
    action: { kind: "send", label: "Upload" },
  });
  await addDocument("needs-signature");
  const { action, others, sentence, when } = await next();
  expect(sentence).toBe("Sign revision 3 of the purchase agreement.");
  expect(when).toBe("Due diligence at 48 Example Road ends Friday.");
  expect(action).toMatchObject({ kind: "sign", label: "Review and sign" });
  expect(action?.path).toMatch(new RegExp(`^/dashboard/deals/${dealId}\\?document=`));
  expect(others.map(({ detail, title, verb }) => [title, detail, verb])).toEqual([
    ["Send the loan commitment letter", "48 Example Road, by Thursday", "Upload"],
    ["Confirm a time for the tour", "48 Example Road, Monday at 10am", "Answer"],
    ["Read a message from Jordan Avery", "48 Example Road", "Read"],
  ]);
});

test("a document without a due day is due by the nearest date, and one that is late says so", async () => {
  await addDate("Due diligence ends", 3);
  await addRequest("Rent roll", undefined);
  expect(await sentences()).toBe(
    "Send the rent roll. Due diligence at 48 Example Road ends Friday.",
  );
  await addRequest("Proof of funds", -2);
  expect(await sentences()).toBe("Send the proof of funds. For 48 Example Road, 2 days late.");
});

test("a time that has passed no longer waits for an answer", async () => {
  await addTour("proposed", "2099-07-13");
  expect((await next()).action).toBeUndefined();
});

test("a confirmed tour is an appointment, never the next date", async () => {
  await addTour("confirmed", "2099-07-15");
  expect(await next()).toEqual({ sentence: "You’re all caught up.", when: "", others: [] });
});

test("a date that was missed comes first and says how late it is; a milestone is over", async () => {
  await addDate("Effective date", -20, { kind: "effective-date" });
  await addDate("Title objection", -2);
  await addDate("Closing", 31, { kind: "closing" });
  expect((await next()).when).toBe("Title objection at 48 Example Road: 2 days late.");
});

test("of a closed deal, what was missed is over, but its exchange and what is ahead go on", async () => {
  await addDate("Title objection", -2);
  await store.db.updateTable("deal").set({ stage: "closed" }).execute();
  expect((await next()).when).toBe("");
  await addDate("Option notice", 31);
  expect((await next()).when).toBe("Option notice at 48 Example Road is due August\u00A014.");
  await addDate("Identify", -1);
  await store.db
    .updateTable("keyDate")
    .set({ kind: "exchange-identification" })
    .where("label", "=", "Identify")
    .execute();
  expect(await next()).toMatchObject({
    when: "Day 45 of your exchange has passed.",
    action: { path: `/dashboard/deals/${dealId}/exchange` },
  });
});

test("days and times are those of the client's time zone", async () => {
  await addTour("proposed", "2099-07-15");
  // In Honolulu it is still the evening before.
  const evening = new Date("2099-07-15T03:00:00.000Z");
  expect((await next(evening)).when).toBe("For 48 Example Road, tomorrow at 10am.");
  expect((await next(evening, "Pacific/Honolulu")).when).toBe(
    "For 48 Example Road, tomorrow at 5am.",
  );
});

test("another client, and the broker, see none of it", async () => {
  await addDate("Due diligence ends", 3);
  const other = await store.as(store.otherClient)("/api/next");
  expect(await other.json()).toEqual({ sentence: "You’re all caught up.", when: "", others: [] });
  expect((await store.as(store.broker)("/api/next")).status).toBe(404);
});

test("the next step names its own deal’s date, not another’s", async () => {
  await addDocument("needs-signature");
  await addDate("Closing", 31, { kind: "closing" });
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await addDate("Offers due", 8);
  expect((await next()).when).toBe("Closing at 48 Example Road is August\u00A014.");
});

/** What a deal waits for, as the client and as the broker read it. */
async function waits(id: string) {
  const read = async (person: typeof store.client) => {
    const { waitingFor } = (await (await store.as(person)(`/api/deals/${id}`)).json()) as Deal;
    return waitingFor && [waitingFor.who, waitingFor.what, waitingFor.verb].join(": ");
  };
  return { client: await read(store.client), broker: await read(store.broker) };
}

test("offers and counters come first, together on their deal and one by one in the overview", async () => {
  const at = "2099-07-08T15:00:00.000Z";
  const listingId = await addListing(store.db, {
    clientId: store.client.id,
    dealId,
    areCompaniesShown: 1,
    areNamesShown: 1,
  });
  const offer = async (price: number, columns: Parameters<typeof addOffer>[2] = {}) => {
    const prospectId = await addProspect(store.db, listingId);
    return addOffer(
      store.db,
      { listingId, prospectId },
      { terms: { ...saleTerms, price }, receivedAt: at, changedAt: at, ...columns },
    );
  };
  await addDocument("needs-signature");
  const only = await offer(11_900_000, { expiresAt: "2099-07-20T22:00:00.000Z" });
  expect(await next()).toMatchObject({
    sentence: "Answer an $11,900,000 offer for 48 Example Road.",
    when: "It expires Monday.",
    action: { label: "See the offer", path: `/dashboard/deals/${dealId}/offers/${only}` },
    others: [{ title: "Sign revision 3 of the purchase agreement" }],
  });
  await offer(12_400_000, { expiresAt: "2099-07-17T22:00:00.000Z" });
  const counter = JSON.stringify({ ...saleTerms, price: 12_250_000 });
  const countered = await offer(12_150_000, { counter, counterState: "proposed", counterAt: at });
  expect(await next()).toMatchObject({
    sentence: "Answer two offers for 48 Example Road.",
    when: "The first, $12,400,000, expires Friday.",
    action: { label: "See the offers", path: `/dashboard/deals/${dealId}#offers` },
    others: [
      {
        title: "Approve a $12,250,000 counter",
        detail: "48 Example Road, to Abara Retail Partners",
        verb: "Review",
      },
      { title: "Sign revision 3 of the purchase agreement" },
    ],
  });
  const deal = (await (await store.as(store.client)(`/api/deals/${dealId}`)).json()) as Deal;
  expect(deal.next).toMatchObject({
    sentence: "Answer two offers and approve a counter.",
    action: { label: "Compare three offers" },
  });
  expect(deal.otherDates?.map(({ label, source }) => `${source}: ${label}`)).toEqual(
    Array(3).fill("offer: Offer expires"),
  );
  expect(deal.nextDate).toMatchObject({ day: "2099-07-17", source: "offer", time: "17:00" });
  // Until a counter is sent, the offer's own end stands.
  expect(deal.otherDates?.find(({ offerId }) => offerId === countered)).toMatchObject({
    detail: "Abara Retail Partners, counter $12,250,000, not sent yet",
  });
  expect(await waits(dealId)).toEqual({
    client: "You: Two offers, a counter: Answer",
    broker: "You: Two offers; a counter is out: Review",
  });
  // Nobody answers it while the listing isn't available, so that its end is no date.
  await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
  const withdrawn = (await (await store.as(store.client)(`/api/deals/${dealId}`)).json()) as Deal;
  expect(withdrawn.nextDate).toBeUndefined();
  await store.db.updateTable("listing").set({ status: "available" }).execute();
  const setCounter = (columns: object) =>
    store.db.updateTable("offer").set(columns).where("id", "=", countered).execute();
  // Approved, it waits for the broker and no longer for the client.
  await setCounter({ counterState: "approved" });
  expect(await waits(dealId)).toEqual({
    client: "You: Two offers: Answer",
    broker: "You: Two offers, a counter to send: Review",
  });
  // The owner wants to accept one: it is the broker's turn.
  await store.db.deleteFrom("offer").where("id", "not in", [only]).execute();
  await store.db.updateTable("offer").set({ acceptanceRequestedAt: at }).execute();
  expect((await next()).action?.kind).toBe("sign");
  expect((await waits(dealId)).client).toBe("You: Revision 3 to sign: Sign");
  expect((await waits(dealId)).broker).toMatch(/^You: The owner accepts \$11,900,000, /);
});

test("a question that the assistant left to the broker is open in its deal until it is answered", async () => {
  const question = {
    id: "roof",
    personId: store.client.id,
    clientId: store.client.id,
    dealId,
    question: "Who pays for the roof?",
    askedAt: "2026-07-10T13:00:00.000Z",
    status: "needs-answer",
  } as const;
  await store.db.insertInto("assistantQuestion").values(question).execute();
  expect(await waits(dealId)).toEqual({
    client: "Jordan: Answers your question: Open",
    broker: expect.stringMatching(/^You: A question to the assistant, .+: Answer$/),
  });
  await store.db.updateTable("assistantQuestion").set({ status: "answered" }).execute();
  expect(await waits(dealId)).toEqual({ client: undefined, broker: undefined });
});

test("how long someone has taken is counted in the reader's days", async () => {
  await addDocument("needs-signature");
  const [reader, day] = ["Pacific/Honolulu", dayAt(new Date(), "Pacific/Honolulu")];
  // Yesterday evening in Honolulu, and already the next day in UTC.
  const evening = `${day}T05:00:00.000Z`;
  await store.db.updateTable("document").set({ updatedAt: evening }).execute();
  const answer = await store.as(store.broker)(`/api/deals/${dealId}`, {
    headers: { "Time-Zone": reader },
  });
  const { waitingFor } = (await answer.json()) as Deal;
  expect(waitingFor?.what).toBe("Purchase agreement, revision 3, 1 day");
});

test("a deal waits for its reader first, and else for whoever has it", async () => {
  expect(await waits(dealId)).toEqual({});
  await addDocument("needs-signature");
  expect(await waits(dealId)).toEqual({
    client: "You: Revision 3 to sign: Sign",
    broker: `${store.client.name}: Purchase agreement, revision 3, today: Open`,
  });
  await store.db.updateTable("document").set({ status: "needs-confirmation" }).execute();
  const { broker, client } = await waits(dealId);
  expect(client).toBe("Jordan: Confirms your signature: Open");
  expect(broker).toMatch(/^You: Says it’s signed, .+: Confirm$/);
});

test("a client waits for the same as their deals and messages, until the broker's Today has none", async () => {
  const broker = store.as(store.broker);
  const read = async <Answer>(path: string) => (await (await broker(path)).json()) as Answer;
  const listed = async () => {
    const clients = await read<Client[]>("/api/clients");
    const { nextDate, waitingFor } = clients.find(({ id }) => id === store.client.id) ?? {};
    const other = clients.find(({ id }) => id === store.otherClient.id);
    expect([other?.nextDate, other?.waitingFor]).toEqual([undefined, undefined]);
    return { day: nextDate?.day, wait: waitingFor && [waitingFor.who, waitingFor.verb].join(": ") };
  };
  const isInToday = async () =>
    ((await read<Today>("/api/today")).needsYou?.items ?? []).length > 0;
  expect(await listed()).toEqual({ day: undefined, wait: undefined });
  await addDate("Financing", 9);
  await addDate("Inspection", 3);
  await addDocument("needs-signature");
  expect(await listed()).toEqual({
    day: dayAfter(today, 3),
    wait: `${store.client.name}: Open`,
  });

  // Of two open deals, a message names neither.
  await addDeal(store.db, store.client);
  const [thread] = (await (await store.as(store.client)("/api/threads")).json()) as {
    id: string;
  }[];
  await store.as(store.client)(`/api/threads/${thread?.id}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text: "When do we close?", attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
  expect(await isInToday()).toBe(true);
  expect((await listed()).wait).toBe("You: Reply");
  await store.db
    .updateTable("thread")
    .set((eb) => ({ dismissedMessageId: eb.ref("lastMessageId") }))
    .execute();
  expect(await isInToday()).toBe(false);
  expect((await listed()).wait).toBe(`${store.client.name}: Open`);
});
