/** A phone number as the tables keep it. */
type PhoneColumns = { phoneE164: string | null; phoneDisplay: string | null };

/**
 * A number as somebody typed it, which the form's schema has checked; ten digits without
 * a country are of the United States.
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
