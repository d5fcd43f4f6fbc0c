import { expect, test } from "vitest";
import { remarkIn } from "./remark.ts";

test.each([
  ["hi", "greeting"],
  ["Hello there!", "greeting"],
  ["Good morning", "greeting"],
  ["hey, how are you?", "greeting"],
  ["thanks", "thanks"],
  ["Thank you so much!", "thanks"],
  ["ok great, thx", "thanks"],
  ["Perfect. Thanks for your help", "thanks"],
  ["ok", "unclear"],
  ["great", "unclear"],
  ["?", "unclear"],
  ["asdfghjkl", "unclear"],
])("%j asks for nothing: %s", (typed, remark) => {
  expect(remarkIn(typed)).toBe(remark);
});

test.each([
  "Hi, when is closing?",
  "thanks, and who pays for the roof?",
  "Is the title good?",
  "good faith deposit",
  "Who is Przybylski?",
  "What is the Knightsbridge lease?",
  "HVAC",
  "NNN",
  "rent?",
  "What does test fit cost?",
  "Wann ist der Abschluß?",
  "家賃はいくらですか",
  "What is 1031?",
  "What do you need from me?",
  "Can I get out?",
  "Thanks for the tour. What is the job growth?",
])("%j asks for something", (typed) => {
  expect(remarkIn(typed)).toBeUndefined();
});
