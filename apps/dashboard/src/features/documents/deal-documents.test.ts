import { expect, test } from "vitest";

import { openedText } from "./deal-documents.tsx";

const clock = { now: new Date("2026-07-14T15:00:00.000Z"), timeZone: "America/Chicago" };
const opening = { at: "2026-07-10T15:00:00.000Z" };

test("a document that is signed or reviewed isn’t said to be unopened", () => {
  expect(openedText({ status: "signed" }, undefined, clock)).toBe("Signed");
  expect(openedText({ status: "reviewed" }, undefined, clock)).toBe("Reviewed");
  expect(openedText({ status: "reviewed" }, opening, clock)).toBe("Reviewed, opened Jul 10");
  expect(openedText({ status: "new" }, undefined, clock)).toBe("Not opened yet");
});
