import { expect, test } from "vitest";
import { type ClientFacts, clientStepOf } from "./client-step.ts";

const toSign = { id: "d", name: "Purchase agreement", type: "purchase-agreement" } as const;
const proposed = { id: "e", kind: "viewing" } as const;
const requested = { id: "r", label: "Loan commitment letter" };
const thread = { id: "t", name: "Jordan Avery", unread: 2 };

test.each<[ClientFacts, string | undefined]>([
  [{ toSign, requested, proposed, thread }, "sign the purchase agreement"],
  [{ requested, proposed, thread }, "send the loan commitment letter"],
  [{ requested: { ...requested, label: "Your W-9" } }, "send your W-9"],
  [{ proposed, thread }, "confirm a time for the tour"],
  [{ proposed: { id: "e", kind: "call" } }, "confirm a time for the call"],
  [{ thread }, "read 2 messages from Jordan Avery"],
  [{ thread: { ...thread, unread: 1 } }, "read a message from Jordan Avery"],
  [{ thread: { ...thread, unread: 0 } }, undefined],
  [{}, undefined],
])("the most urgent thing that waits for a client comes first: %#", (facts, what) => {
  expect(clientStepOf(facts)?.what).toBe(what);
});

test.each([
  ["Purchase agreement, revision 3", "sign revision 3 of the purchase agreement"],
  ["Purchase agreement, Suite 400", "sign the purchase agreement, Suite 400"],
  ["Purchase agreements", "sign “Purchase agreements”"],
  ["Amended and restated PSA", "sign “Amended and restated PSA”"],
])("the document %j is named as a person would", (name, what) => {
  expect(clientStepOf({ toSign: { ...toSign, name } })?.what).toBe(what);
});
