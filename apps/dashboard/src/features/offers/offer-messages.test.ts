import { expect, test } from "vitest";

import { sampleProposals } from "../../offer-comparison/sample-board.ts";
import { acceptMessage } from "./offer-messages.ts";

test("the email that declines other tenants names the suite", () => {
  const [proposal] = sampleProposals.offers;
  if (!proposal) throw new Error("no proposal");
  const { values } = acceptMessage(sampleProposals, proposal, new Date("2026-07-14T15:00:00Z"));
  expect(values.othersMessage).toContain("for Suite 3, 200 Sample Avenue.");
});
