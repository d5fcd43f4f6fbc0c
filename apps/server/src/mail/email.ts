import { postalAddressLine } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import type { Email } from "./mailer.ts";

// Plain text, and the same as HTML: no pictures, no tracking, and each link goes straight to its
// address. Signed by the broker, unless it is for a broker.

/** Whom an email is for. */
export type Recipient = { name: string; email: string; isBroker?: boolean };

/** The text of an email, both ways. */
type EmailBody = Required<Pick<Email, "html" | "text">>;

/** A link on its own line: the text has its address, and the HTML only its label. */
export type EmailLink = { label: string; url: string };

/** A part with HTML of its own. */
export type EmailBlock = { text: string; html: string };

type EmailPart = string | EmailBlock | EmailLink;

/** The text of an email to someone with an account. */
export function emailText(reader: Recipient, ...paragraphs: string[]): EmailBody {
  return signedText(reader, paragraphs, signature);
}

/** @param signedBy from `signatureOf` */
export function signedText(
  reader: Recipient,
  paragraphs: readonly (string | EmailLink)[],
  signedBy: string,
): EmailBody {
  return bodyOf([greetingOf(reader), ...paragraphs, ...(reader.isBroker ? [] : [signedBy])]);
}

/** "Hi Jordan," in every email; "Hi," to someone whose name isn't certain. */
export function greetingOf({ name = "" }: Partial<Pick<Recipient, "name">> = {}): string {
  const [first] = oneLine(name).split(" ");
  return first ? `Hi ${first},` : "Hi,";
}

/** Up to four words of letters, so not an address, a number or a message. */
const plainName = /^[\p{L}\p{M}'’-]{1,20}\.?(?: [\p{L}\p{M}'’-]{1,20}\.?){0,3}$/u;

/**
 * A name that someone typed with an address that may be anyone's, for `greetingOf`.
 *
 * @returns the name if it is clearly one, or ""
 */
export function greetingName(name: string): string {
  const typed = oneLine(name);
  return plainName.test(typed) ? typed : "";
}

/**
 * An email from these paragraphs. A line that is an address becomes a link, and a paragraph from
 * `quoted` is set apart.
 */
export function bodyOf(paragraphs: readonly EmailPart[]): EmailBody {
  const texts = paragraphs.map((it) => {
    if (typeof it === "string") return it;
    return "html" in it ? it.text : `${it.label}:\n${it.url}`;
  });
  return { text: `${texts.join("\n\n")}\n`, html: htmlOf(paragraphs) };
}

/** The broker's signature. The firm is next to phone and email, as several states require. */
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

/** Keeps text that people typed on one line. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Sets someone else's words apart from ours. */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^/gm, "> ");
}

/** The values of the kit's light theme. Email apps load no fonts, so the fallbacks matter. */
const style = {
  page: "margin:0;padding:0;background:#ffffff",
  column:
    "max-width:600px;margin:0 auto;padding:32px 24px;color:#43413e;font:16px/1.6 'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  name: "margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #1b1917;color:#1b1917;font:26px/1.2 'Newsreader Display',Georgia,'Times New Roman',serif",
  mark: `display:inline-block;width:10px;height:10px;margin-right:10px;background:${broker.color}`,
  paragraph: "margin:0 0 16px;overflow-wrap:anywhere",
  quote: "margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #dcdbd8",
  link: "color:#1b1917",
  button:
    "display:inline-block;padding:11px 20px;border-radius:4px;background:#1b1917;color:#ffffff;font-weight:600;text-decoration:none",
};

/** In the brand's type and colors, at a readable width. */
function htmlOf(paragraphs: readonly EmailPart[]): string {
  const action = paragraphs.find((it) => typeof it !== "string" && "url" in it);
  return emailPage(
    paragraphs
      .map((it) => {
        if (typeof it === "string") return blockOf(it);
        return "html" in it ? it.html : linkOf(it, it === action);
      })
      .join("\n"),
  );
}

/** An email's HTML below the broker's name. @param content HTML */
export function emailPage(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
</head>
<body style="${style.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<div style="${style.column};text-align:left">
<p style="${style.name}"><span style="${style.mark}"></span>${escapeHtml(broker.name)}</p>
${content}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** @param isAction whether it is the email's main action, shown as a button */
export const linkOf = ({ label, url }: EmailLink, isAction: boolean) =>
  `<p style="${style.paragraph}"><a href="${escapeHtml(url)}" style="${isAction ? style.button : style.link}">${escapeHtml(label)}</a></p>`;

/** Quoted lines, and the lines between them. */
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
      return isQuoted
        ? `<blockquote style="${style.quote}">\n${shown}\n</blockquote>`
        : `<p style="${style.paragraph}">${shown}</p>`;
    })
    .join("\n");
}

function lineOf(line: string): string {
  const text = escapeHtml(line);
  return /^https?:\/\/\S+$/.test(line)
    ? `<a href="${text}" style="${style.link}">${text}</a>`
    : text;
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
