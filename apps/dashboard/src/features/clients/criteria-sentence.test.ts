import { expect, test } from "vitest";

import { formatCriteria } from "./criteria-sentence.ts";

const none = {
  types: [],
  states: "",
  squareFeetMin: "",
  squareFeetMax: "",
  priceMin: "",
  priceMax: "",
  targetCapRate: "",
  isExchange: false,
  exchangeSaleDay: "",
};

test.for([
  [{}, ""],
  [
    {
      types: ["industrial" as const, "retail" as const],
      priceMin: "5000000",
      priceMax: "20000000",
      targetCapRate: "6",
      isExchange: true,
    },
    "Industrial and retail, $5M to $20M, 6% cap rate or better. In a 1031 exchange.",
  ],
  [{ states: "tx, ok", squareFeetMin: "10000" }, "In TX and OK, from 10,000 SF."],
  [{ squareFeetMin: "10000", squareFeetMax: "50000" }, "10,000 to 50,000 SF."],
  [{ priceMax: "1250000" }, "Up to $1.25M."],
  [{ isExchange: true }, "In a 1031 exchange."],
] as const)("what a client looks for is a sentence: %j → %s", ([criteria, sentence]) => {
  expect(
    formatCriteria({
      ...none,
      ...criteria,
      types: [...("types" in criteria ? criteria.types : [])],
    }),
  ).toBe(sentence);
});
