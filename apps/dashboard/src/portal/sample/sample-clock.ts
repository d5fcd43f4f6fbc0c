import { sampleSettings } from "@frontage/content/samples/settings";
import { settingsSchema } from "@frontage/content/schemas/settings";

import { sampleRecords } from "./sample-store.ts";

/** The settings of the visit; the clock chosen in them is the samples' too. */
export const keptSettings = sampleRecords("settings", settingsSchema, () => sampleSettings);

/** Whose midnight ends a day: the client's, as in the settings or else the browser's. */
export function readersTimeZone(): string {
  return keptSettings.read().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// What the overview calls "5 hours ago" is at most a quarter of an hour more when it is dated.
const freshMs = 30 * 60_000;
let present = new Date();

/** One present for all samples, so that those that tell of the same thing are of the same age. */
function samplesPresent(): Date {
  if (Date.now() - present.getTime() >= freshMs) present = new Date();
  return present;
}

/**
 * Samples dated by the reader's clock. They are dated anew where another clock is
 * chosen, and where half an hour has passed: in a tab left open, too, they agree
 * with the overview's words.
 */
export function datedSamples<Samples>(
  make: (now: Date, timeZone: string) => Samples,
): () => Samples {
  let made: { now: Date; timeZone: string; samples: Samples } | undefined;
  return () => {
    const now = samplesPresent();
    const timeZone = readersTimeZone();
    if (made?.now !== now || made.timeZone !== timeZone) {
      made = { now, timeZone, samples: make(now, timeZone) };
    }
    return made.samples;
  };
}
