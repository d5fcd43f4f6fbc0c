import { linkify } from "./linkify.ts";

export type MessageTextProps = { text: string };

/** A message’s text, with its addresses as links. */
export function MessageText({ text }: MessageTextProps) {
  return linkify(text).map(({ href, text: part }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key -- a message's text never changes
      <TextLink key={index} href={href} text={part} />
    ) : (
      part
    ),
  );
}

function TextLink({ href, text }: { href: string; text: string }) {
  const isEmail = href.startsWith("mailto:");
  return (
    <a
      href={href}
      {...(!isEmail && { target: "_blank", rel: "noopener noreferrer" })}
      className="underline underline-offset-3 hover:no-underline focus-visible:outline-current"
    >
      {text}
      {!isEmail && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
