// A lookup takes a tenth of a millisecond, and each row of a list has a zone.
const known = new Set<string>();
/** More than exist; variants in upper and lower case could fill it without a limit. */
const knownMax = 1000;

/** Offsets, and names of clocks without summer time that are meant with it. */
const fixed = /^([-+]|(EST|MST|HST)$)/i;

/**
 * Whether this runtime knows a time zone of the tz database, by any of its names:
 * "America/Indiana/Indianapolis", "America/Indianapolis", "US/East-Indiana".
 */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (fixed.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
  if (known.size < knownMax) known.add(name);
  return true;
}

/** What to type for a time zone. */
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

/** "Central" or "Central Standard Time" as "America/Chicago", and a name of the tz database as it is. */
export function readTimeZone(text: string): string | undefined {
  const zone = text.trim();
  if (isTimeZone(zone)) return zone;
  return named[zone.toLowerCase().replace(/\s+(standard\s+)?time$/, "")];
}
