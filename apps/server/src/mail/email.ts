import { postalAddressLine } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import type { Email } from "./mailer.ts";

// Plain text, and the same as HTML: no pictures, nothing that reports back, and each link leads
// straight to its address. Signed by the broker.

/** Whom an email is for. */
export type Recipient = { name: string; email: string };

/** The text of an email, both ways. */
export type EmailBody = Required<Pick<Email, "html" | "text">>;

/** A link of its own: the text has its address, and the HTML only its label. */
export type EmailLink = { label: string; url: string };

/** The text of an email to someone with an account. */
export function emailText(name: string, ...paragraphs: string[]): EmailBody {
  return signedText(name, paragraphs, signature);
}

/** @param signedBy by `signatureOf` */
export function signedText(
  name: string,
  paragraphs: readonly (string | EmailLink)[],
  signedBy: string,
): EmailBody {
  return bodyOf([`Hello ${oneLine(name)},`, ...paragraphs, signedBy]);
}

/**
 * An email of these paragraphs. A line that is an address becomes a link, and a paragraph by
 * `quoted` is set apart.
 */
export function bodyOf(paragraphs: readonly (string | EmailLink)[]): EmailBody {
  const texts = paragraphs.map((it) => (typeof it === "string" ? it : `${it.label}:\n${it.url}`));
  return { text: `${texts.join("\n\n")}\n`, html: htmlOf(paragraphs) };
}

/** The broker, as an email ends. The firm is next to the phone and email, as several states require. */
export function signatureOf({
  email,
  name,
  phone,
}: {
  name: string;
  email: string;
  phone: { display: string };
}): string {
  const lines = [name, broker.businessName, broker.firm.name, phone.display, email].map(oneLine);
  // Some brokers do business under the firm's name.
  return [...new Set(lines)].join("\n");
}

export const signature = signatureOf(broker);

/** Who sends an email that markets something, and where post reaches them (16 CFR 316). */
export const postalLine = `${broker.businessName}, ${postalAddressLine}`;

/** Keeps what people typed from adding lines. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Sets someone else's words apart from ours. */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^/gm, "> ");
}

/** In the reader's own font and colors. */
function htmlOf(paragraphs: readonly (string | EmailLink)[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
</head>
<body>
${paragraphs.map((it) => (typeof it === "string" ? blockOf(it) : linkOf(it))).join("\n")}
</body>
</html>
`;
}

const linkOf = ({ label, url }: EmailLink) =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

/** Quoted lines, and the others between them. */
function blockOf(paragraph: string): string {
  const parts: { isQuoted: boolean; lines: string[] }[] = [];
  for (const line of paragraph.split(/\r\n?|\n/)) {
    const isQuoted = line.startsWith("> ");
    const last = parts.at(-1);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else parts.push({ isQuoted, lines: [line] });
  }
  return parts
    .map(({ isQuoted, lines }) => {
      const shown = lines.map((line) => lineOf(isQuoted ? line.slice(2) : line)).join("<br>\n");
      return isQuoted ? `<blockquote>\n${shown}\n</blockquote>` : `<p>${shown}</p>`;
    })
    .join("\n");
}

function lineOf(line: string): string {
  const text = escapeHtml(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
