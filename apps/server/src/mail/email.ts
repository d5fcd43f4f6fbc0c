import { broker } from "@frontage/content/broker";

// Plain text, signed by the broker.

/** Whom an email is for. */
export type Recipient = { name: string; email: string };

/** The text of an email to someone with an account. */
export function emailText(name: string, ...paragraphs: string[]): string {
  return [`Hello ${oneLine(name)},`, ...paragraphs, signature].join("\n\n") + "\n";
}

export const signature = [
  broker.name,
  broker.businessName,
  broker.phone.display,
  broker.email,
].join("\n");

/** Keeps what people typed from adding lines. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Sets someone else's words apart from ours. */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^/gm, "> ");
}
