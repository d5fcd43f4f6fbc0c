import { broker } from "@frontage/content/broker";
import { expect, test } from "vitest";

import { relayedBy } from "./relayed-by.ts";

test.each([
  ["contact", "other", false, `Relayed by ${broker.name}`],
  ["contact", "me", false, undefined],
  ["contact", "me", true, "Relayed by you"],
  ["contact", "other", true, undefined],
  ["broker", "other", false, undefined],
  ["broker", "me", true, undefined],
] as const)(
  "in a %s’s thread, a message from %s (broker: %s): %s",
  (kind, from, isBroker, words) => {
    expect(relayedBy({ kind }, { from }, isBroker)).toBe(words);
  },
);
