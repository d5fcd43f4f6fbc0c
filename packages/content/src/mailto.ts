/** A link that writes to an address, and does no more: "a?bcc=kim@example.com" is one. */
export const mailtoOf = (email: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
