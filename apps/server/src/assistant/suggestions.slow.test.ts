import { expect, test } from "vitest";
import { assistantOf } from "../../test/assistant.ts";
import { openStore } from "../../test/store.ts";
import { scopedTo } from "../database/scope.ts";
import { seedSamples } from "../seed/seed-samples.ts";
import { questionAbout, suggestQuestions } from "./suggestions.ts";

test.each([
  ["deadline", "Due diligence ends", "When does due diligence end on 1 Test Way?"],
  ["deadline", "Earnest money due", "When is the earnest money due on 1 Test Way?"],
  ["deadline", "Offers due", "When are the offers due on 1 Test Way?"],
  ["milestone", "Title objection", "What is the date of the title objection on 1 Test Way?"],
  ["closing", "Closing", "When is the closing of 1 Test Way?"],
  ["expiration", "Lease expiration", "When does the lease of 1 Test Way expire?"],
  ["deadline", "LOI response", "What is the date of the LOI response on 1 Test Way?"],
  ["deadline", "Ask Jo (again?) about <b>rent</b>", undefined],
  ["exchange-receipt", "Receive by day 180, or the tax return if earlier", undefined],
] as const)("a key date makes a question, or none: %s, %s", (kind, label, question) => {
  expect(questionAbout(kind, label, "1 Test Way")).toBe(question);
});

test("what is suggested is answered, or asked back about", async () => {
  const store = await openStore();
  const { broker, client } = await seedSamples(store);
  await store.passages.catchUp();
  for (const person of [client, broker]) {
    const suggestions = await suggestQuestions(scopedTo(store.db, person));
    expect(suggestions).toHaveLength(3);
    for (const question of suggestions) {
      const { answer, choices = [] } = await assistantOf(store, person).ask(question);
      const isFound = answer.length + choices.length > 0;
      expect({ question, isFound }).toEqual({ question, isFound: true });
    }
  }
  await store.remove();
});

test("nothing is suggested about archived deals", async () => {
  const store = await openStore();
  const { client } = await seedSamples(store);
  await store.db.updateTable("deal").set({ archivedAt: new Date().toISOString() }).execute();
  expect(await suggestQuestions(scopedTo(store.db, client))).toEqual([]);
  await store.remove();
});
