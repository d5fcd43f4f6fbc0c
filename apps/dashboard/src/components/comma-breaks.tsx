import { Fragment } from "react";

/**
 * A text that breaks after commas and semicolons; elsewhere only if a part doesn't fit on a line.
 */
export function CommaBreaks({ text }: { text: string }) {
  return text.split(/(?<=[,;]) /).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text's parts never move
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
