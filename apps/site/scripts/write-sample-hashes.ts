/** Writes the hashes of the sample's texts and photographs, which `npm run check` looks for. */
import { writeFile } from "node:fs/promises";

import { listedTexts } from "@frontage/content/checks/leftovers";
import { photographs } from "@frontage/content/photographs";

import { hashPhotographs } from "./checks.ts";
import { hashOf } from "./hash-of.ts";

const hashes = {
  texts: listedTexts.map(({ text }) => hashOf(text)),
  alts: Object.values(photographs).map(({ alt }) => hashOf(alt)),
  photographs: Object.values(await hashPhotographs()),
};
await writeFile(
  new URL("../../../packages/content/src/checks/sample-hashes.json", import.meta.url),
  `${JSON.stringify(hashes, undefined, 2)}\n`,
);
