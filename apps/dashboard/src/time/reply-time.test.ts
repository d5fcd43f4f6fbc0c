import { describe, expect, test } from "vitest";

import { chicagoOffice as office } from "./chicago-office.ts";
import { replyTime } from "./reply-time.ts";

const chicago = "America/Chicago";
const replyWhileOpen = "Usually replies within 2 hours";

describe("on the office's own clock", () => {
  test.each([
    ["Tuesday noon", "2026-07-14T17:00:00Z", replyWhileOpen],
    ["the minute it opens", "2026-07-14T14:00:00Z", replyWhileOpen],
    ["the minute before", "2026-07-14T13:59:00Z", "Usually replies by 9am today"],
    ["the minute it closes", "2026-07-14T23:00:00Z", "Usually replies by 9am tomorrow"],
    ["late on Friday", "2026-07-18T02:00:00Z", "Usually replies by 10am tomorrow"],
    ["Saturday at noon", "2026-07-18T17:00:00Z", replyWhileOpen],
    ["Saturday evening", "2026-07-18T20:00:00Z", "Usually replies by 9am Monday"],
    ["Sunday", "2026-07-19T17:00:00Z", "Usually replies by 9am tomorrow"],
  ])("%s", (_, now, sentence) => {
    expect(replyTime(new Date(now), office, chicago)).toBe(sentence);
  });
});

test("the time is in the reader's zone, even if the office has another", () => {
  // Saturday, 8pm in Chicago, is Sunday in Tokyo; Monday, 9am in Chicago, is late evening in Tokyo.
  const now = new Date("2026-07-19T01:00:00Z");
  expect(replyTime(now, office, "America/New_York")).toContain("10am Monday");
  expect(replyTime(now, office, "Asia/Tokyo")).toContain("11pm tomorrow");
  expect(replyTime(now, office, "Asia/Kolkata")).toContain("7:30pm tomorrow");
});
