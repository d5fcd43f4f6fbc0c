/**
 * A link that opens an email to an address. The address is escaped, so that "a?bcc=kim@example.com"
 * can't add recipients.
 */
export const mailtoOf = (email: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
