import { expect, test } from "vitest";
import { mentionsPrice } from "./hidden-price.ts";

test.for([
  [12_400_000, "Offered at $12,400,000."],
  [12_400_000, "Asking 12400000 dollars"],
  [12_400_000, "Priced at $12.4M"],
  [12_400_000, "about 12 million"],
  [12_345_000, "$12.35 MM"],
  [850_000, "Yours for $850K"],
  [18, "From $18.00/SF"],
  [18, "$18 a foot, triple net"],
] as const)("of %s, “%s” tells too much", ([price, text]) => {
  expect(mentionsPrice(text, price)).toBe(true);
});

test.for([
  [12_400_000, "NOI of $793,600; 31,400 vehicles a day"],
  [12_400_000, "Roofs of $1.2 million, replaced in 2019"],
  [12_400_000, "12 months left, 12 minutes from the port, 124 spaces"],
  [18, "18 spaces and 18 docks, $180 of parking"],
] as const)("of %s, “%s” tells nothing", ([price, text]) => {
  expect(mentionsPrice(text, price)).toBe(false);
});
