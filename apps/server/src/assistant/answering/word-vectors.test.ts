import { expect, test } from "vitest";
import { likeness, meaningOf } from "./word-vectors.ts";

const like = (one: string, other: string) => {
  const [first, second] = [meaningOf(one), meaningOf(other)];
  if (!first || !second) throw new Error("One of them means nothing.");
  return likeness(first, second);
};

test("words of one field are more alike than others", () => {
  expect(like("dog", "pet")).toBeGreaterThan(like("dog", "insurance"));
  expect(like("lawsuit in court", "litigation before a judge")).toBeGreaterThan(
    like("lawsuit in court", "paint the wall"),
  );
});

test("a text is like itself, and small words change it little", () => {
  expect(like("the roof leaks", "the roof leaks")).toBeCloseTo(1);
  expect(like("the roof leaks", "roof leaks")).toBeGreaterThan(0.9);
});

test("words that nobody knows mean nothing", () => {
  expect(meaningOf("zxqv brrp")).toBeUndefined();
  expect(meaningOf("")).toBeUndefined();
});
