import { expect, test } from "vitest";

import { findQuote } from "./find-quote.ts";

const page = [
  "7. Deposit",
  "The deposit is held by Sample Title. If Buyer terminates on or",
  "before the last day of the inspec-",
  "tion period, the “deposit” is returned.",
];

/** The texts, with the parts found in brackets. */
function marked(texts: readonly string[], quote: string): string[] {
  return findQuote(texts, quote).map(({ end, index, start }) => {
    const text = texts[index] ?? "";
    return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  });
}

test("a quote is found across line breaks", () => {
  expect(marked(page, "If Buyer terminates on or before the\nlast day")).toEqual([
    "The deposit is held by Sample Title. [If Buyer terminates on or]",
    "[before the last day] of the inspec-",
  ]);
  expect(marked(["14. ", "Roof", " ", "and walls"], "Roof and walls")).toEqual([
    "[Roof]",
    "[ ]",
    "[and walls]",
  ]);
});

test("a quote is found despite different hyphens, quotation marks and ligatures", () => {
  expect(marked(page, 'the inspection period, the "deposit" is')).toEqual([
    "before the last day of [the inspec-]",
    "[tion period, the “deposit” is] returned.",
  ]);
  expect(marked(["The oﬃce is the ﬁrst."], "office is the first")).toEqual([
    "The [oﬃce is the ﬁrst].",
  ]);
});

test("in a short quote, every character counts", () => {
  expect(marked(["Rent: 500", "Rent: $5.00"], "$5.00")).toEqual(["Rent: [$5.00]"]);
  expect(marked(["Rent: 500"], "$5.00")).toEqual([]);
});

test("text that isn't there isn't highlighted", () => {
  expect(marked(page, "Seller may terminate at any time")).toEqual([]);
  expect(marked(page, " ")).toEqual([]);
});
