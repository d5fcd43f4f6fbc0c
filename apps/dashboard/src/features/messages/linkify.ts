import { LinkifyIt } from "linkify-it";

type TextPart = {
  text: string;
  /** The link's URL: `http:`, `https:` or `mailto:`; absent for plain text. */
  href?: string;
};

const linkifier = new LinkifyIt({ fuzzyLink: true, maxLength: 2000 })
  .add("ftp:", null)
  .add("//", null);

/** Splits a text into links and plain text. "lease.net" is a link only with "www." before it. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, raw, schema, url } of linkifier.match(text) ?? []) {
    if (schema === "" && !/^www\./i.test(raw)) continue;
    if (!/^(https?|mailto):/i.test(url)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: raw, href: url });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
