// Time zones that were checked before: a check takes a tenth of a millisecond, and each row of a
// list has a zone.
const knownTimeZones = new Set<string>();
/** More than there are; without a limit, variants in upper and lower case could fill the memory. */
const maxKnownTimeZones = 1000;

/** Offsets, and names without daylight saving time. People who enter these mean a zone with it. */
const withoutDaylightSaving = /^([-+]|(EST|MST|HST)$)/i;

/**
 * Whether this runtime knows a time zone of the tz database, by any of its names:
 * "America/Indiana/Indianapolis", "America/Indianapolis", "US/East-Indiana".
 */
export function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true;
  if (withoutDaylightSaving.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
  if (knownTimeZones.size < maxKnownTimeZones) knownTimeZones.add(name);
  return true;
}

/** The message for a time zone that can't be recognized. */
export const timeZoneMessage =
  "Please use Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii, or a name such as America/Chicago.";

const named: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  arizona: "America/Phoenix",
  pacific: "America/Los_Angeles",
  alaska: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
};

/**
 * Parses "Central" or "Central Standard Time" as "America/Chicago", and accepts names of the tz
 * database.
 */
export function parseTimeZone(text: string): string | undefined {
  const zone = text.trim();
  if (isTimeZone(zone)) return zone;
  return named[zone.toLowerCase().replace(/\s+(standard\s+)?time$/, "")];
}
