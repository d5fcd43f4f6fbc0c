import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number as links dial it, "+13125550148;ext=204", and as it is displayed. */
export type Phone = { e164: string; display: string };

/**
 * Parses a phone number as people type it. Without a country code it is a US number.
 *
 * @returns undefined if it isn't one, or has too few or too many digits
 */
export function parsePhone(typed: string): Phone | undefined {
  const number = typed
    .trim()
    .replace(/^tel:/i, "")
    // "(312) 555-0148 (ext. 204)"
    .replace(/\(([^()\d]+\d+)\)$/, "$1");
  const phone = parsePhoneNumberFromString(number, { defaultCountry: "US", extract: false });
  // Checks only the number's length: new area codes appear before new releases of the library.
  if (!phone?.isPossible()) return undefined;
  const isOfNorthAmerica = phone.countryCallingCode === "1";
  return {
    e164: phone.getURI().replace(/^tel:/, ""),
    display: isOfNorthAmerica
      ? phone.formatNational()
      : phone.formatInternational({ formatExtension }),
  };
}

const formatExtension = (number: string, extension: string) => `${number} ext. ${extension}`;

/** Why a text isn't a phone number, as a sentence for the person who typed it. */
export function phoneProblem(typed: string): string {
  const [, number = "", extension] = /^(.*\d\)?)[\s,.-]+(\d{1,6})$/.exec(typed) ?? [];
  const before = parsePhone(number);
  if (before) return `If ${extension} is an extension, enter ${before.display} ext. ${extension}.`;
  const numbers = typed.split(/\s*[/,;|]\s*|\s+or\s+/).filter((part) => parsePhone(part));
  if (numbers.length > 1) return "Please enter one phone number.";
  return "Please enter a phone number with its area code, or leave this empty.";
}
