import type * as z from "zod";

import { fieldLabel } from "./field-label.ts";
import type { Finding } from "./finding.ts";

/** What's wrong with a value, in a sentence. The schemas' own messages are sentences already. */
function explain(issue: z.core.$ZodIssue): string {
  if (/[.?]$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "It's empty.";
      return issue.origin === "string"
        ? `It's too short: use at least ${issue.minimum} characters.`
        : issue.origin === "array"
          ? `There are too few: add more, to at least ${issue.minimum}.`
          : `It's too small: use at least ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "string"
        ? `It's too long: use at most ${issue.maximum} characters.`
        : issue.origin === "array"
          ? `There are too many: keep at most ${issue.maximum}.`
          : `It's too large: use at most ${issue.maximum}.`;
    case "invalid_format":
      if (issue.format === "email") return "Write a full email address.";
      if (issue.format === "url") return "Write the full address, starting with https://.";
      if (issue.format === "ends_with") return "Check how it ends.";
      return "It doesn't have the form that the comment next to it describes.";
    case "invalid_type":
      return issue.input === undefined
        ? "It's missing."
        : `It has to be ${issue.expected === "array" || issue.expected === "object" ? "an" : "a"} ${issue.expected}.`;
    case "invalid_value":
      return `It has to be one of: ${issue.values.join(", ")}.`;
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
    case "unrecognized_keys":
      return "It doesn't have the form that the comment next to it describes.";
  }
}

/**
 * Reports malformed values in one of the owner's content files.
 *
 * @param file its name: "broker.ts"
 */
export function malformedFindings(file: string, schema: z.ZodType, value: unknown): Finding[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String).join(".");
    const where = path === "" ? "the list" : fieldLabel(path);
    const text = typeof issue.input === "string" ? issue.input : undefined;
    return {
      severity: "error",
      place: { file, path, ...(text && { text }) },
      sentence: `In ${file}, ${where} is malformed. ${explain(issue)}`,
    };
  });
}
