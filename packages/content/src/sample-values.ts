import type { Broker } from "./schemas/broker.ts";
import type { Claim } from "./schemas/claim.ts";

/**
 * Values that only a sample contains: example domains are reserved for documentation, and no state
 * is called ST. The word "sample" isn't enough, because people and streets have it as a name.
 */
const samples = [
  /\bJordan Avery\b/i,
  /\bSample Brokerage\b/i,
  /\b100 Sample (Street|St)\b/i,
  /^SAMPLE[\s_-]*\d+$/i,
  /(^|[@./])example\.(com|net|org)([/:?#]|$)/i,
  /\bAnytown\b/i,
  /^ST$/,
  /\b00000\b/,
];

/** 555-0100 to 555-0199 are reserved for fiction, in every area code and without one. */
const isSamplePhone = (text: string) =>
  /^(1?[2-9]\d\d)?55501\d\d$/.test(text.replace(/e?x.*/i, "").replaceAll(/\D/g, ""));

/** The pin on the sample's map. */
const position = { latitude: 39.0997, longitude: -94.5786 };

function sampleStringsIn(value: unknown, path: string): string[] {
  if (typeof value === "string") {
    const isLeft =
      samples.some((sample) => sample.test(value)) ||
      (/\bphone\b/.test(path) && isSamplePhone(value));
    return isLeft ? [path] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    sampleStringsIn(part, path === "" ? key : `${path}.${key}`),
  );
}

/** Counts that only the sample's claims contain. */
const sampleCounts = ["in March 2000", "in May 2002", "2003 to 2025", "47 of 48 clients"];

/** The sample's claims that another broker could make, with the sample's as-of date. */
const sampleDays = new Map([
  ["Transaction Volume", "2026-06-30"],
  ["Days to Closing", "2026-06-30"],
]);

/** The labels of shown claims that are still the sample's. */
export function sampleClaimsIn(claims: readonly Claim[]): string[] {
  return claims
    .filter(
      ({ asOf, counted, label, source }) =>
        source !== "" &&
        (sampleDays.get(label) === asOf ||
          sampleCounts.some((count) => `${counted} ${source}`.includes(count))),
    )
    .map(({ label }) => label);
}

/**
 * The path of each value that is still sample content, such as `phone.display` or
 * `licenses.0.number`, in the order of `broker.ts`.
 */
export function sampleValuesIn(broker: Broker): string[] {
  const { latitude, longitude } = broker.position;
  const isSamplePosition = latitude === position.latitude && longitude === position.longitude;
  return [...sampleStringsIn(broker, ""), ...(isSamplePosition ? ["position"] : [])];
}
