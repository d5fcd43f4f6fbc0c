import { inquirySourceSchema } from "@frontage/records/schemas/received-inquiry";
import { expect, test } from "vitest";
import { visitOf } from "./visit.ts";

test("a campaign's long name is cut before an emoji, so that the inquiry is accepted", () => {
  const name = `${"a".repeat(199)}😀`;
  const search = `?utm_campaign=${encodeURIComponent(name)}`;
  const visit = visitOf({ host: "example.com", pathname: "/", search }, "");
  expect(visit.campaign).toEqual({ campaign: "a".repeat(199) });
  expect(inquirySourceSchema.safeParse(visit).success).toBe(true);
});
