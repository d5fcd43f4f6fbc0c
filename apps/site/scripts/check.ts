/**
 * The owner's part of `npm run check`: says in sentences what is malformed, what is still sample
 * content, and what the law requires and is missing. Exits with 1 if anything has to change.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { contradictionFindings, privacyFindings } from "@frontage/content/checks/contradictions";
import { findLine } from "@frontage/content/checks/find-line";
import type { Finding } from "@frontage/content/checks/finding";
import { leftoverFindings, ownTexts } from "@frontage/content/checks/leftovers";
import { malformedContent, sampleContent } from "@frontage/content/checks/owner-content";
import { broker } from "@frontage/content/broker";
import { isSample } from "@frontage/content/is-sample";
import { privacyPolicyWith } from "@frontage/content/legal";
import { serverClauses } from "@frontage/content/legal-clauses";

import { findings, hashPhotographs, report } from "./checks.ts";
import { hashOf } from "./hash-of.ts";

const malformed = malformedContent();
// The other checks read these values, so they wait until the values are well formed.
const others =
  malformed.length > 0
    ? []
    : [
        ...sampleContent(),
        ...(isSample ? [] : leftoverFindings(await hashPhotographs(), hashOf)),
        ...contradictionFindings(broker, Object.values(ownTexts)),
        ...privacyFindings(privacyPolicyWith(serverClauses)),
        ...(await findings({
          documents: fileURLToPath(new URL("../documents", import.meta.url)),
          // A leftover “ST” is sample content, which was already named.
          sampleStates: ["ST"],
        })),
      ];

const found = [...malformed, ...others];
const errors = report(found.map(withLine));
const notes = new Set(found.map(({ sentence }) => sentence)).size - errors;
console.warn(
  errors > 0
    ? `Your content: ${errors} ${errors === 1 ? "thing" : "things"} to fix.${malformed.length > 0 ? " Then check again: the rest is checked once these are fixed." : ""}`
    : `Your content: nothing has to be fixed${notes > 0 ? `; ${notes} ${notes === 1 ? "line" : "lines"} above to look at` : ""}.`,
);
process.exitCode = errors > 0 ? 1 : 0;

/** With the file and line that it is about, as editors and terminals open it. */
function withLine(finding: Finding): Finding {
  const { place, sentence } = finding;
  if (!place) return finding;
  const path = `packages/content/src/${place.file}`;
  const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  const line = existsSync(file) && findLine(readFileSync(file, "utf8"), place);
  return { ...finding, sentence: `${sentence} (${path}${line ? `:${line}` : ""})` };
}
