import { sampleSettings } from "@frontage/content/samples/settings";
import { settingsSchema } from "@frontage/records/schemas/settings";

import { sampleRecords } from "./sample-store.ts";

/** The visit’s settings, including the samples' time zone. */
export const keptSettings = sampleRecords("settings", settingsSchema, () => sampleSettings);

/** The client’s time zone: from the settings, or the browser’s. */
export function readersTimeZone(): string {
  return keptSettings.read().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// "5 hours ago" in the overview is then off by a quarter of an hour at most.
const freshMs = 30 * 60_000;
let present = new Date();

/** One current time for all samples, so that they agree. */
function samplesPresent(): Date {
  if (Date.now() - present.getTime() >= freshMs) present = new Date();
  return present;
}

/**
 * Samples dated relative to now. They are dated again when the time zone changes and every half
 * hour, so that they still match the overview’s texts in a tab that stays open.
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
