import { expect, test } from "vitest";
import { formatSending } from "./format-sending.ts";

test("a link is said to be on its way only where email is set up", () => {
  const sending = "Sending a link to ada@example.com.";
  expect(formatSending({ isEmailSetUp: true }, sending)).toBe(sending);
  expect(formatSending({ isEmailSetUp: false }, sending)).toBe(
    "No link was sent: email isn’t set up. Ask whoever runs your site to set it up.",
  );
});
