/**
 * A problem with the owner's content, in a sentence that says what to do about it.
 * An `error` stops the site's build; a `warning` is only printed.
 */
export type Finding = {
  severity: "error" | "warning";
  sentence: string;
};
