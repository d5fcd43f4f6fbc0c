import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import { answerQuestion } from "./answer-question.ts";
import { withoutRemoved } from "./removed-sources.ts";

// Tuesday morning; the last week was July 7 to 13.
const now = new Date("2026-07-14T15:00:00.000Z");
const inWeek = "2026-07-09T15:00:00.000Z";
const before = "2026-07-02T15:00:00.000Z";

const store = sharedStore();
let dealId: string;
let listingId: string;

beforeAll(async () => {
  const { client, db, otherClient } = store;
  dealId = await addDeal(db, client, "15 Placeholder Plaza");
  listingId = await addListing(db, {
    clientId: client.id,
    dealId,
    publishedAt: "2026-06-30T15:00:00.000Z",
    offersDueAt: "2026-07-20T22:00:00.000Z",
  });
  const abara = await addProspect(db, listingId, {
    inquiredAt: before,
    signedAt: before,
    offeredAt: inWeek,
  });
  const whitlock = await addProspect(db, listingId, {
    name: "Sam Whitlock",
    company: "Specimen Capital",
    inquiredAt: inWeek,
    signedAt: inWeek,
    touredAt: inWeek,
  });
  await addOffer(
    db,
    { listingId, prospectId: abara },
    {
      receivedAt: inWeek,
      counter: JSON.stringify({ ...saleTerms, price: 12_250_000 }),
      counterState: "proposed",
      counterAt: inWeek,
    },
  );
  const terms = { ...saleTerms, price: 12_400_000, deposit: 150_000, closingDays: 90 };
  const receivedAt = "2026-07-10T15:00:00.000Z";
  await addOffer(db, { listingId, prospectId: whitlock }, { receivedAt, terms });

  const theirs = await addDeal(db, otherClient, "9 Canary Court");
  const canary = await addListing(db, {
    clientId: otherClient.id,
    dealId: theirs,
    details: { address: "9 Canary Court" },
    publishedAt: before,
    areCompaniesShown: 1,
    areNamesShown: 1,
  });
  const bird = { name: "Canary Finch", company: "Canary Holdings", signedAt: inWeek };
  const prospectId = await addProspect(db, canary, bird);
  await addOffer(db, { listingId: canary, prospectId }, { receivedAt: inWeek });
});

async function ask(question: string, person: Person = store.client) {
  return answerQuestion(store, { question, person, records: scopedTo(store.db, person), now });
}
const shownFor = async (question: string, person?: Person) =>
  (await ask(question, person)).passages.map(({ label, text }) => `${label}: ${text}`);

const at = "15 Placeholder Plaza";

test.each([
  ["How many offers do I have?", "Offers: Two open offers; none is accepted yet"],
  [`What is the highest offer on ${at}?`, "Highest offer: $12,400,000, Private buyer 2, at asking"],
  ["Has any offer been accepted?", "Offers: Two open offers; none is accepted yet"],
  ["When are offers due?", "Offers due: Monday, July 20, 2026, 5pm Central time (Chicago)"],
  [
    "What happened on my listing this week?",
    "The week on the listing, July 7 to 13: Two offers came in, and one more buyer signed the agreement.",
  ],
  ["How many inquiries came in last week?", "Inquiries: 1 from July 7 to 13, 2 in total"],
  [
    "How many buyers signed the confidentiality agreement?",
    "Confidentiality agreements signed: 1 from July 7 to 13, 2 in total",
  ],
  ["Who is interested in my property?", "Interested buyer: Private buyer 1. Offered $12,150,000"],
  [
    "Which offers did we counter?",
    "Offer of Private buyer 1: $12,150,000, 2.0% under asking; deposit $250,000, due diligence 30 days, closing 60 days; depends on inspection, title, financing; payment: 60% loan; expires Monday, July 20, 2099, 5pm Central time (Chicago); a counter at $12,250,000 is proposed and waits for your approval",
  ],
])("%s", async (question, shown) => {
  expect((await shownFor(question)).slice(0, 5)).toContain(shown);
});

test("a client learns of buyers what the broker allows", async () => {
  const question = "What did Specimen Capital offer?";
  expect((await shownFor(question)).join()).not.toContain("Specimen");
  await store.db
    .updateTable("listing")
    .set({ areCompaniesShown: 1 })
    .where("id", "=", listingId)
    .execute();
  expect((await shownFor(question)).join()).toContain("Offer of Specimen Capital: $12,400,000");
  expect(await shownFor("Who is interested in my property?")).toContain(
    "Interested buyer: Specimen Capital, principal buyer. Offered $12,400,000",
  );
  await store.db.updateTable("listing").set({ areCompaniesShown: 0 }).execute();
});

test("what an answer said of a buyer goes once it may no longer be said", async () => {
  const { db, client } = store;
  const show = async (areCompaniesShown: 0 | 1) =>
    db.updateTable("listing").set({ areCompaniesShown }).where("id", "=", listingId).execute();
  await show(1);
  const kept = ["Which offers did we counter?", "What did Specimen Capital offer?"];
  const answers = (await Promise.all(kept.map(async (question) => ask(question)))).map(
    (answer) => ({ ...answer, sentences: [] }) as unknown as AssistantAnswer,
  );
  const shown = async () =>
    JSON.stringify(await withoutRemoved({ db, records: scopedTo(db, client) }, answers, now));
  expect(await shown()).toContain("Offer of Specimen Capital");
  expect(await shown()).toContain("a counter at $12,250,000");
  await show(0);
  expect(await shown()).not.toMatch(/Specimen|Abara/);
  await show(1);
  expect(await shown()).toContain("Offer of Specimen Capital");

  await db
    .updateTable("offer")
    .set({ counter: null, counterState: null, counterAt: null })
    .where("counterState", "is not", null)
    .execute();
  expect(await shown()).not.toContain("a counter at $12,250,000");
  await db
    .updateTable("prospect")
    .set({ name: "", company: "", erasedAt: now.toISOString() })
    .where("company", "=", "Specimen Capital")
    .execute();
  expect(await shown()).not.toContain("Specimen");
  await show(0);
});

test.each([
  "How many offers does 9 Canary Court have?",
  "What did Canary Holdings offer?",
  "Who is interested in 9 Canary Court?",
  "What happened on the listing of 9 Canary Court this week?",
  "Which offers came in?",
])("another client's listing is never shown: %s", async (question) => {
  const { passages } = await ask(question);
  expect(JSON.stringify(passages)).not.toMatch(/canary|9 court/i);
  expect(JSON.stringify(await ask(question, store.otherClient))).not.toMatch(/abara|specimen/i);
});

test("a listing that was never published is shown nowhere", async () => {
  await store.db
    .updateTable("listing")
    .set({ status: "draft", publishedAt: null })
    .where("id", "=", listingId)
    .execute();
  const { passages } = await ask("How many offers do I have?");
  expect(passages.filter(({ source }) => source === "offer" || source === "listing")).toEqual([]);
});
