import { comparisonKey } from "./fold.ts";

/** A pin on the map, in decimal degrees (WGS 84). */
export type Position = { latitude: number; longitude: number };

/** An example to type. */
export const positionExample = "such as 30.2649, -97.7446";

/**
 * The formats of a coordinate: "30.2649", "-97.7446°", "97.7446 W", "34°3′N", "29° 45' 37.6\" N"
 */
const degrees =
  /^(?<before>[nsew])?\s*(?<sign>[-+])?(?<whole>\d+(?:\.\d+)?)\s*°?\s*(?:(?<minutes>\d+(?:\.\d+)?)\s*'\s*(?:(?<seconds>\d+(?:\.\d+)?)\s*(?:"|'')\s*)?)?(?<after>[nsew])?$/;

/** Text with keyboard characters: "−97.7446" as "-97.7446", "34°3′n" as "34°3'n". */
const typed = (text: string) => comparisonKey(text.replaceAll("º", "°"));

/**
 * Parses a coordinate as people copy and type it, with a sign or a compass letter; NaN for anything
 * else.
 */
export function parseDegrees(text: string): number {
  const {
    after,
    before,
    minutes = "0",
    seconds = "0",
    sign,
    whole,
  } = degrees.exec(typed(text))?.groups ?? {};
  const compass = before ?? after;
  // "-97 W" has both, so it is ambiguous.
  if (whole === undefined || (before && after) || (compass && sign)) return Number.NaN;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return Number.NaN;
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = sign === "-" || compass === "s" || compass === "w";
  const value = Number(size.toFixed(7));
  return isNegative ? -value : value;
}

const axisOf = (text: string) => (/[ns]/.test(typed(text)) ? "latitude" : "longitude");

/**
 * Parses "30.2649, -97.7446" as maps copy it, also with degrees and compass letters, in either
 * order.
 */
export function parsePosition(text: string): Position | undefined {
  const plain = typed(text);
  const parts = plain.includes(",")
    ? plain.split(",")
    : (/^(.*[nsew])\s+(.*[nsew])$/.exec(plain)?.slice(1) ?? plain.split(/\s+/));
  const [first = "", second = "", ...rest] = parts;
  const [latitude, longitude] = [parseDegrees(first), parseDegrees(second)];
  if (rest.length > 0 || Number.isNaN(latitude) || Number.isNaN(longitude)) return undefined;
  const hasCompass = [first, second].some((part) => /[nsew]/.test(part));
  const isSwapped = hasCompass && axisOf(first) === "longitude" && axisOf(second) === "latitude";
  const position = isSwapped
    ? { latitude: longitude, longitude: latitude }
    : { latitude, longitude };
  return isPosition(position) ? position : undefined;
}

const isPosition = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/**
 * A position from its two fields: a coordinate in each, or both pasted into one. Text that can't be
 * parsed stays as it is, for the schema to refuse.
 */
export function typedPosition({
  latitude,
  longitude,
}: {
  latitude?: unknown;
  longitude?: unknown;
}) {
  for (const text of [latitude, longitude]) {
    const both = typeof text === "string" ? parsePosition(text) : undefined;
    if (both) return both;
  }
  return { latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) };
}

function typedDegrees(value: unknown): unknown {
  const read = typeof value === "string" ? parseDegrees(value) : Number.NaN;
  return Number.isNaN(read) ? value : read;
}
