/**
 * A link that writes to an address, and nothing more: "a?bcc=kim@example.com" is an address too.
 */
export const mailtoOf = (email: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
