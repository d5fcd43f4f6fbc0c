import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { sendContent } from "./send-content.ts";

const large = randomBytes(2_000_000);

test("all of the content arrives", async () => {
  const { body, sent } = sendContent(large);
  expect(large.equals(await buffer(body))).toBe(true);
  await sent;
});

test("a client that goes away, or stops reading, releases the content", async () => {
  const left = sendContent(large);
  await left.body.cancel();
  await left.sent;
  const stalled = sendContent(large, { giveUpMs: 1 });
  await stalled.sent;
  await expect(buffer(stalled.body)).rejects.toThrow("stopped reading");
});
