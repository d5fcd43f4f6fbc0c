import { sampleSettings } from "@frontage/content/samples/settings";
import { settingsSchema } from "@frontage/records/schemas/settings";

import { sampleRecords } from "./sample-store.ts";

/** The visit's settings, including the time zone in which samples are dated. */
export const keptSettings = sampleRecords("settings", settingsSchema, () => sampleSettings);

/** The client’s time zone: from the settings, or the browser’s. */
export function readersTimeZone(): string {
  return keptSettings.read().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// How long samples keep their dates. "5 hours ago" in the overview is then off by at most 15
// minutes.
const datedForMs = 30 * 60_000;
let present = new Date();

/** The current time that all samples share, so that their dates agree. */
function samplesPresent(): Date {
  if (Date.now() - present.getTime() >= datedForMs) present = new Date();
  return present;
}

/**
 * Samples with dates relative to now. They are created again when the time zone changes and every
 * half hour, so that in a tab that stays open they still match the overview's texts.
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
