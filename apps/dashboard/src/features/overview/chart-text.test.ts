import { expect, test } from "vitest";

import { formatViews, portfolioSummary, viewsSummary } from "./chart-text.ts";
import { viewsCaption } from "./views-caption.ts";

const months = ["May", "Jun", "Jul"].map((name, index) => ({ name, views: 1000 * (3 - index) }));

test("the caption names the months shown and whose views they are", () => {
  expect(viewsCaption(months, { isSample: true })).toBe("Monthly views, May to Jul");
  expect(viewsCaption(months, { isSample: false })).toBe("Views of your listings, May to Jul");
  expect(viewsCaption(undefined, { isSample: true })).toBe("Monthly views");
});

test("figures are written as a sentence", () => {
  expect(viewsSummary(months)).toBe(
    "Monthly views went from 3,000 in May to 1,000 in Jul; the most were 3,000 in May, the fewest 1,000 in Jul.",
  );
  expect([formatViews(1), formatViews(2780)]).toEqual(["1 view", "2,780 views"]);
  expect(portfolioSummary([{ name: "Mixed Use", value: 100 }])).toBe(
    "Of the portfolio, 100 percent is mixed use.",
  );
});
