// Sent to browsers with the contact page: zod/mini, and only small imports.
import * as z from "zod/mini";
import { emailMax } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { cleanEmail } from "../clean-text.ts";

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * Addresses that mail servers accept (RFC 5321): "m&a@example.com", "deals/east@example.com"; zod's
 * own pattern refuses both.
 */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$`,
);

/**
 * An address with its domain as mail servers and logins compare it: "kim@xn--mnchen-3ya.example"
 * for "kim@münchen.example". Browsers also write it this way in email fields.
 */
function asciiDomain(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (/^\p{ASCII}*$|[\s/?#:@\\]/u.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** An email address, as someone types or pastes it. */
export const emailSchema = z.string(fieldMessages.email).check(
  z.overwrite((text) => asciiDomain(cleanEmail(text))),
  z.maxLength(emailMax, fieldMessages.email),
  z.email({ pattern: emailPattern, error: fieldMessages.email }),
);
