/**
 * A problem with the owner's content, in a sentence that says what to do about it.
 * An `error` stops the site's build; a `warning` is only printed.
 */
export type Finding = {
  severity: "error" | "warning";
  sentence: string;
  place?: Place;
};

/** Where in the content a finding is, so that its line can be printed. */
export type Place = {
  /** In `packages/content/src`: "broker.ts". */
  file: string;
  /** The keys leading to the value: "licenses.0.number". */
  path?: string;
  /** The text in question. */
  text?: string;
};
