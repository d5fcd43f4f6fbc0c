import { expect, test } from "vitest";
import { alikeIn } from "./alike.ts";

test("a text that has the question's words, or near ones, is more alike than another", () => {
  const alike = alikeIn("Can they steal our customers?");
  expect(alike("Neither party shall steal the other's customers.")).toBeCloseTo(1);
  expect(alike("Neither party shall divert the other's clients.")).toBeGreaterThan(
    alike("Rent is due on the first day of each month."),
  );
});

test("a word that English hardly has counts more than a common one", () => {
  const alike = alikeIn("How high is the helipad?");
  expect(alike("The helipad is closed.")).toBeGreaterThan(alike("The fence is high."));
});
