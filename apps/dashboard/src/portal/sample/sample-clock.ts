import { sampleSettings } from "@frontage/content/samples/settings";
import { settingsSchema } from "@frontage/content/schemas/settings";

import { sampleRecords } from "./sample-store.ts";

/** The visit’s settings, with the time zone of the samples. */
export const keptSettings = sampleRecords("settings", settingsSchema, () => sampleSettings);

/** The client’s time zone: from the settings, or else the browser’s. */
export function readersTimeZone(): string {
  return keptSettings.read().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// What the overview calls "5 hours ago" is at most a quarter of an hour more when it is dated.
const freshMs = 30 * 60_000;
let present = new Date();

/** One current time for all samples, so that they agree with each other. */
function samplesPresent(): Date {
  if (Date.now() - present.getTime() >= freshMs) present = new Date();
  return present;
}

/**
 * Samples dated relative to now. They are dated again when the time zone changes and
 * after half an hour, so that in a tab left open they still agree with the overview’s
 * texts.
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
