import { expect, test } from "vitest";
import { offerFormSchema, saleTermsSchema } from "./offer.ts";

const terms = {
  kind: "sale",
  price: 12_150_000,
  deposit: 250_000,
  diligenceDays: 30,
  closingDays: 60,
  payment: "cash",
  contingencies: ["inspection", "title", "financing"],
  note: "",
} as const;
const form = { ...terms, expiresOn: "2026-07-20", expiresAt: "17:00" };

test("an offer in cash doesn’t depend on financing, while one that is stored stays as it was", () => {
  expect(offerFormSchema.parse(form)).toMatchObject({ contingencies: ["inspection", "title"] });
  expect(offerFormSchema.parse({ ...form, payment: "financing" })).toMatchObject({
    contingencies: terms.contingencies,
  });
  expect(saleTermsSchema.parse(terms).contingencies).toEqual(terms.contingencies);
});
