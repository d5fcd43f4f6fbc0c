import { expect, test } from "vitest";

import { changedMeanwhile } from "./conflict.ts";

const before = { title: "Tour", note: "", price: 5, day: "2099-07-14" };
const texts = {
  title: "Title",
  note: "Note",
  price: { label: "Price", format: (price: number) => `$${price}` },
  day: "Day",
};

test("what both have changed is shown with both values, what only others have with theirs", () => {
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

test("an emptied field has no value, and one that was empty all along is no change", () => {
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
