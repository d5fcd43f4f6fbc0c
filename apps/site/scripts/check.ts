/**
 * The owner's part of `npm run check`: says in sentences what is malformed, what is still sample
 * content, and what the law requires and is missing. Exits with 1 if anything has to change.
 */
import { fileURLToPath } from "node:url";

import { malformedContent, sampleContent } from "@frontage/content/checks/owner-content";

import { findings, report } from "./checks.ts";

const malformed = malformedContent();
// The other checks read these values, so they wait until the values are well formed.
const others =
  malformed.length > 0
    ? []
    : [
        ...sampleContent(),
        ...(await findings({
          documents: fileURLToPath(new URL("../documents", import.meta.url)),
          // A leftover “ST” is sample content, which was already named.
          sampleStates: ["ST"],
        })),
      ];

const errors = report([...malformed, ...others]);
console.warn(
  errors > 0
    ? `Your content: ${errors} ${errors === 1 ? "thing" : "things"} to fix.${malformed.length > 0 ? " Then check again: the rest is checked once these are fixed." : ""}`
    : "Your content: nothing to fix.",
);
process.exitCode = errors > 0 ? 1 : 0;
