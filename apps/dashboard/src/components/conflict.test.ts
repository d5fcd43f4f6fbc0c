import { expect, test } from "vitest";

import { changedMeanwhile } from "./conflict.ts";

const before = { title: "Tour", note: "", price: 5, day: "2099-07-14" };
const texts = {
  title: "Title",
  note: "Note",
  price: { label: "Price", format: (price: number) => `$${price}` },
  day: "Day",
};

test("a field changed by both shows both values, a field changed only by others shows theirs", () => {
  const yours = { ...before, title: "Roof walk", price: 7, day: "2099-07-20" };
  const saved = { ...before, note: "Ring the bell.", price: 6, day: "2099-07-20" };
  expect(changedMeanwhile(texts, { before, saved, yours })).toEqual([
    { name: "note", label: "Note", saved: { value: "Ring the bell.", text: "Ring the bell." } },
    {
      name: "price",
      label: "Price",
      saved: { value: 6, text: "$6" },
      yours: { value: 7, text: "$7" },
    },
  ]);
});

test("a cleared field has no value, and a field that was always empty isn't a change", () => {
  const saved = { ...before, title: "", note: undefined };
  const yours = { ...before, title: "Roof walk" };
  expect(changedMeanwhile<object>(texts, { before, saved, yours })).toEqual([
    {
      name: "title",
      label: "Title",
      saved: { value: "", text: "none" },
      yours: { value: "Roof walk", text: "Roof walk" },
    },
  ]);
});
