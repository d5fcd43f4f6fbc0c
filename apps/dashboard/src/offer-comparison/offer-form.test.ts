import { expect, test } from "vitest";

import { offerStart } from "./offer-form.ts";

const listing = { kind: "sale", timeZone: "America/Chicago" } as const;
const start = { terms: undefined, expiresAt: undefined, today: "2026-11-29" };

test("a new offer expires in a week or, if offers are due, on a business day two days after", () => {
  expect(offerStart(listing, start)).toMatchObject({ expiresOn: "2026-12-06", expiresAt: "17:00" });
  // Due on a Monday, and on a Thursday, at the end of the day in the property's time zone.
  for (const [offersDueAt, expiresOn] of [
    ["2026-12-08T05:59:00.000Z", "2026-12-09"],
    ["2026-12-11T05:59:00.000Z", "2026-12-14"],
  ]) {
    const values = offerStart(listing, { ...start, offersDueAt });
    expect(values).toMatchObject({ expiresOn, expiresAt: "17:00" });
  }
});
