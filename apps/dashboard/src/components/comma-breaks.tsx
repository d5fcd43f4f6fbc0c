import { Fragment } from "react";

/** A text that breaks after a comma or semicolon, and within a part only where there is no room. */
export function CommaBreaks({ text }: { text: string }) {
  return text.split(/(?<=[,;]) /).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text's parts never move
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
