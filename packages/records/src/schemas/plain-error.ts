import type { $ZodRawIssue } from "zod/v4/core";

/**
 * The message if a schema doesn’t set one: a sentence for people, because it may appear next to a
 * field.
 */
export function plainError(issue: $ZodRawIssue): string {
  const { code } = issue;
  if (code === "too_small") return tooSmall(issue.origin, issue.minimum);
  if (code === "too_big") return tooBig(issue.origin, issue.maximum);
  if (code === "invalid_format") return formats[issue.format] ?? general;
  if (code === "invalid_value" || code === "invalid_union")
    return "Please choose one of the options.";
  if (code === "invalid_type" && issue.input === undefined) return "Please fill this in.";
  return general;
}

const general = "Please check this entry.";

const formats: Record<string, string> = {
  date: "Please choose a day.",
  email: "Please enter a valid email address.",
  url: "Please enter a full web address.",
};

const number = new Intl.NumberFormat("en-US");

function tooSmall(origin: string, minimum: number | bigint): string {
  const least = number.format(minimum);
  if (origin === "string") {
    return minimum === 1 ? "Please fill this in." : `Please enter at least ${least} characters.`;
  }
  return origin === "array"
    ? `Please choose at least ${least}.`
    : `Please enter at least ${least}.`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  const most = number.format(maximum);
  if (origin === "string") return `Please keep this to ${most} characters.`;
  return origin === "array" ? `Please keep this to ${most}.` : `Please enter at most ${most}.`;
}
