/** A phone number in the table. */
type PhoneColumns = { phoneE164: string | null; phoneDisplay: string | null };

/**
 * Parses a typed number, which the form's schema has validated. Ten digits without a country
 * code are a US number.
 */
export function phoneOf(typed: string): PhoneColumns {
  const digits = typed.replace(/\D/g, "");
  if (!digits) return { phoneE164: null, phoneDisplay: null };
  if (typed.trim().startsWith("+") || digits.length > 10) {
    return { phoneE164: `+${digits}`, phoneDisplay: typed };
  }
  const display = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return { phoneE164: `+1${digits}`, phoneDisplay: display };
}
