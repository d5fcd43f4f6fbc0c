import { expect, test } from "vitest";
import { expandTerms, guessesOfDocument } from "./expand-terms.ts";
import { stemsOf } from "./stem.ts";

const finds = (question: string, phrase: string) => {
  const stems = stemsOf(phrase).join(" ");
  return expandTerms(question).some((term) =>
    term.alternatives.some((each) => each.stems.join(" ") === stems),
  );
};

test("plain English finds the contract's words", () => {
  for (const [question, phrase] of [
    ["Can I get my money back?", "refund"],
    ["Can we still back out?", "terminate"],
    ["Who fixes the AC?", "hvac"],
    ["What if they don’t pay?", "remedies"],
    ["Can I rent out my space to somebody?", "assignment"],
    ["What if somebody sues us?", "indemnify"],
    ["Which state’s rules apply?", "governing law"],
    ["When does my deposit go hard?", "non-refundable"],
    ["Can they hire our people away?", "solicit"],
    ["Do we get as good a price as others?", "no less favorable"],
  ] as const)
    expect(finds(question, phrase) ? question : `not ${phrase}: ${question}`).toBe(question);
});

test("abbreviations of the trade find what they stand for", () => {
  for (const [question, phrase] of [
    ["Is it NNN?", "triple net"],
    ["What's the TI?", "tenant improvement"],
    ["when is DD over", "due diligence"],
    ["who pays CAM", "common area maintenance"],
    ["is there an SNDA", "non-disturbance"],
    ["how much is the EMD", "earnest money"],
    ["what did the ESA find", "recognized environmental condition"],
  ] as const)
    expect(finds(question, phrase) ? question : `not ${phrase}: ${question}`).toBe(question);
});

test("a phrase's words may have others between them", () => {
  expect(finds("Can I get my whole deposit back?", "refund")).toBe(true);
});

test("the question's own words count most and come first", () => {
  const [term] = expandTerms("Can I sublet?");
  expect(term?.alternatives[0]).toEqual({ stems: ["sublet"], weight: 1 });
  expect(term?.alternatives.slice(1).every((each) => each.weight < 1)).toBe(true);
});

test("words that every question has are not essential, and words of grammar are left out", () => {
  const said = expandTerms("What does the agreement say about radon?").filter(
    (term) => term.guess === undefined,
  );
  expect(said).toMatchObject([
    { word: "radon", isEssential: true },
    { word: "agreement", isEssential: false },
  ]);
  expect(expandTerms("What is it about?")).toEqual([]);
});

test("what a question means is guessed where the vocabulary lacks its words, and never essential", () => {
  const guesses = expandTerms(
    "Is the clientele of the vendor fair game for our salespeople?",
  ).filter((term) => term.guess !== undefined);
  expect(guesses.length).toBeGreaterThan(0);
  expect(guesses.every((term) => !term.isEssential && term.weight <= 1.2)).toBe(true);
  expect(expandTerms("Zxqv brrp?").some((term) => term.guess !== undefined)).toBe(false);
});

test.each([
  ["What do they pay the staff?", "payrol"],
  ["How much weight can the elevator carry?", "pound"],
  ["Can the landlord take back the space?", "recaptur"],
  ["Are we personally liable?", "recours"],
  ["Over how many years is it paid down?", "amort"],
])("%s finds %s", (question, found) => {
  const stems = expandTerms(question).flatMap(({ alternatives }) =>
    alternatives.flatMap((each) => each.stems),
  );
  expect(stems.some((stem) => stem.startsWith(found))).toBe(true);
});

test("a question like one that people ask is guessed to ask for the same", () => {
  const [likeliest] = expandTerms("Where do guests put their vehicles?").filter(
    ({ guess }) => guess !== undefined,
  );
  expect(likeliest?.alternatives.map(({ stems }) => stems.join(" "))).toContain("park");
});

test("guesses for one document are more, the likeliest first", () => {
  const guesses = expandTerms("Who has our back in a lawsuit?", guessesOfDocument).flatMap(
    ({ guess }) => guess ?? [],
  );
  expect(guesses.length).toBeGreaterThan(3);
  expect(guesses).toEqual(guesses.toSorted((one, other) => other - one));
});
