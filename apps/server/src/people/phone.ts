import { parsePhone, type Phone } from "@frontage/records/phone";

/** A phone number in the table. */
type PhoneColumns = { phoneE164: string | null; phoneDisplay: string | null };

/** A stored number, as records have it. */
export const storedPhone = ({ phoneDisplay, phoneE164 }: PhoneColumns): Phone | undefined =>
  phoneE164 && phoneDisplay ? { e164: phoneE164, display: phoneDisplay } : undefined;

/** A typed number that the form's schema has validated, as we store it. */
export function phoneOf(typed: string): PhoneColumns {
  const phone = parsePhone(typed);
  if (phone) return { phoneE164: phone.e164, phoneDisplay: phone.display };
  // A number from a profile that was saved before numbers were parsed by country.
  const digits = typed.replace(/\D/g, "").slice(0, 15);
  if (digits.length < 7) return { phoneE164: null, phoneDisplay: null };
  return { phoneE164: `+${digits.length === 10 ? "1" : ""}${digits}`, phoneDisplay: typed };
}
