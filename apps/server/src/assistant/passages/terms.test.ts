import { expect, test } from "vitest";
import { stemsOf } from "./stem.ts";
import { termsOf as termsOfStems } from "./terms.ts";

const termsOf = (question: string) => termsOfStems(stemsOf(question));
const waysOf = (question: string) =>
  termsOf(question).map(({ alternatives }) => alternatives.map(({ stems }) => stems.join(" ")));

test("a word of the trade is also looked for by the trade's other words, which count less", () => {
  const [term] = termsOf("sublet");
  expect(term).toMatchObject({ own: ["sublet"], weight: 1 });
  const [own, ...others] = term?.alternatives ?? [];
  expect(own).toMatchObject({ stems: ["sublet"], weight: 1 });
  expect(others.map(({ stems }) => stems.join(" "))).toContain("assign");
  expect(others.every(({ weight }) => weight < 1)).toBe(true);
});

test("a phrase is one term, the longest that the trade has", () => {
  const [term, ...others] = termsOf("Who holds the security deposit?");
  expect(others.map(({ alternatives }) => alternatives[0]?.stems)).toEqual([["secur", "deposit"]]);
  expect(term?.alternatives[0]?.stems).toEqual(["hold"]);
});

test("a word inside a phrase of the trade hints at what the phrase means", () => {
  const [term] = termsOf("dibs");
  const hinted = term?.alternatives.find(({ stems }) => stems.join(" ") === "rofr");
  expect(hinted?.weight).toBeLessThan(0.5);
});

test("a phrase is found with words between: to get my money back is a refund", () => {
  expect(waysOf("Do I get my money back?").flat()).toContain("refund");
  const apart = termsOf("Is there money in the bank at the back of the hall?");
  const meant = apart.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ stems, weight }) => (weight > 0.5 ? stems.join(" ") : [])),
  );
  expect(meant).not.toContain("refund");
});

test("words that say how something is asked for, or what any document is, hardly count", () => {
  const weights = termsOf("What does the agreement say about parapets?").map(
    ({ alternatives: [own], weight }) => [own?.stems.join(" "), weight],
  );
  expect(weights).toContainEqual(["parapet", 1]);
  expect(weights.every(([stem, weight]) => stem === "parapet" || Number(weight) < 0.5)).toBe(true);
});

test.each(["", "?", "what is the", "家賃はいくら"])("%j is about nothing", (question) => {
  expect(termsOf(question)).toEqual([]);
});
