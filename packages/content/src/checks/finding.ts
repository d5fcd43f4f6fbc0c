/**
 * A problem with the owner's content, in a sentence that says what to do about it.
 * An `error` stops the site's build; a `warning` is only printed.
 */
export type Finding = {
  severity: "error" | "warning";
  sentence: string;
  place?: Place;
};

/** What a finding is about, so that its line can be printed. */
export type Place = {
  /** In `packages/content/src`: "broker.ts". */
  file: string;
  /** The keys that lead to it: "licenses.0.number". */
  path?: string;
  /** What stands there. */
  text?: string;
};
