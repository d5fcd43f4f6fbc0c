import { expect, test } from "vitest";
import { stemsOf } from "../passages/stem.ts";
import { namedDeals } from "./named-deals.ts";

const deals = [
  { id: "mill", name: "48 Mill Road, Suite 3" },
  { id: "arcade", name: "The Arcade at Fifth" },
  { id: "plaza", name: "15 Placeholder Plaza" },
  { id: "row", name: "18 Placeholder Row" },
];

test.each([
  ["What does 48 Mill cost?", ["mill"]],
  ["When do we close on the mill?", ["mill"]],
  ["Who manages the Arcade?", ["arcade"]],
  ["How big is 15 Placeholder Plaza?", ["plaza"]],
  ["How big is the place on Placeholder Plaza?", ["plaza"]],
  ["Compare the arcade and 18 Placeholder Row", ["arcade", "row"]],
  // Words that several names have, or that name nothing alone.
  ["Is there a placeholder?", []],
  ["Is there parking at the plaza on the road?", []],
  ["What is due in 48 days?", []],
])("%s", (question, ids) => {
  expect([...namedDeals(stemsOf(question), deals).ids]).toEqual(ids);
});
