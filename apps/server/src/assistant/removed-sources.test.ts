import type { AssistantAnswer, AssistantSource } from "@frontage/content/schemas/assistant";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDealWithClosing, assistantOf } from "../../test/assistant.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { scopedTo } from "../database/scope.ts";
import { withoutRemoved } from "./removed-sources.ts";

let store: TestStore;
let client: ReturnType<typeof assistantOf>;
let dealId: string;
beforeAll(async () => {
  store = await openStore();
  client = assistantOf(store, store.client);
  ({ dealId } = await addDealWithClosing(store, store.client, "48 Example Road"));
});
afterAll(() => store.remove());

const whole = { text: "What was quoted here has been removed.", sources: [] };
const lastAnswer = async () => (await client.history("?limit=1")).items[0]?.answer;

async function askThenRemove(question: string, kind: AssistantSource["kind"], name: string) {
  const { answer } = await client.ask(question);
  const [source] = answer.flatMap(({ sources }) => sources);
  expect(source).toMatchObject({ kind, quote: expect.stringContaining(name) });
  expect(await lastAnswer()).toEqual(answer);
  return source?.recordId ?? "";
}

test("a contact that was removed is no longer quoted in the history", async () => {
  const added = await client.request("/api/contacts", {
    method: "POST",
    body: {
      name: "Drew Lindqvist",
      role: "lender",
      company: "Example Bank",
      email: "drew@example.com",
      phone: "",
      dealId,
    },
  });
  expect(await added.json()).toMatchObject({ name: "Drew Lindqvist" });
  const id = await askThenRemove("What is Drew Lindqvist's email?", "contact", "Drew Lindqvist");
  await client.request(`/api/contacts/${id}`, { method: "DELETE" });
  expect(await lastAnswer()).toEqual([whole]);
});

test("a date and a deal that were removed are no longer quoted in the history", async () => {
  const id = await askThenRemove("When is the closing of 48 Example Road?", "event", "closing");
  await store.db.deleteFrom("keyDate").where("id", "=", id).execute();
  expect(await lastAnswer()).toEqual([whole]);

  await askThenRemove("What is the price of 48 Example Road?", "property", "$7,200,000");
  await store.db.deleteFrom("deal").where("id", "=", dealId).execute();
  expect(await lastAnswer()).toEqual([whole]);
});

test("a text isn't shown once any of its sources is gone, whatever else it says", async () => {
  const { dealId: kept } = await addDealWithClosing(store, store.client, "9 Template Drive");
  const source = (recordId: string): AssistantSource => ({
    kind: "property",
    recordId,
    title: "A deal",
    path: "/dashboard",
    quote: "The price is $7,200,000.",
  });
  const page: AssistantSource = { ...source("/services"), kind: "page" };
  const records = scopedTo(store.db, store.client);
  const answer = {
    answer: [
      { text: "Both cost the same.", sources: [source(kept), source("gone")] },
      { text: "One costs $7,200,000.", sources: [source(kept), page] },
    ],
  } as AssistantAnswer;
  const [shown] = await withoutRemoved(records, [answer]);
  expect(shown?.answer).toEqual([
    {
      text: "Part of what was quoted here has been removed. What is left:",
      sources: [source(kept)],
    },
    { text: "One costs $7,200,000.", sources: [source(kept), page] },
  ]);
  // Another client's aren't there.
  const others = await withoutRemoved(scopedTo(store.db, store.otherClient), [answer]);
  expect(JSON.stringify(others)).not.toContain("Both cost");
});
