import { broker } from "@frontage/content/broker";

// Plain text, signed by the broker.

/** Whom an email is for. */
export type Recipient = { name: string; email: string };

/** The text of an email to someone with an account. */
export function emailText(name: string, ...paragraphs: string[]): string {
  return signedText(name, paragraphs, signature);
}

/** @param signedBy by `signatureOf` */
export function signedText(name: string, paragraphs: readonly string[], signedBy: string): string {
  return [`Hello ${oneLine(name)},`, ...paragraphs, signedBy].join("\n\n") + "\n";
}

/** The broker, as an email ends. */
export function signatureOf({
  email,
  name,
  phone,
}: {
  name: string;
  email: string;
  phone: { display: string };
}): string {
  return [name, broker.businessName, phone.display, email].map(oneLine).join("\n");
}

export const signature = signatureOf(broker);

/** Keeps what people typed from adding lines. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Sets someone else's words apart from ours. */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^/gm, "> ");
}
