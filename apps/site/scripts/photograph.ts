/**
 * Puts a picture of the owner's in the place of one of the site's: asks which, what it shows and
 * what crops keep.
 *
 * Usage: npm run photograph -- my-building.jpg
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import * as prompts from "@clack/prompts";
import { photographs } from "@frontage/content/photographs";
import { photographSchema } from "@frontage/content/schemas/photograph";

import { chooseFocus } from "./choose-focus.ts";
import {
  describePhotograph,
  type Description,
  portraitOf,
  readyPhotograph,
} from "./place-photograph.ts";

const folder = new URL("../photographs/", import.meta.url);
const entries = new URL("../../../packages/content/src/photographs.ts", import.meta.url);

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Name a picture: npm run photograph -- my-building.jpg");
  process.exit(1);
}
// Where npm was called, not where it runs.
const picture = await readyPhotograph(resolve(process.env["INIT_CWD"] ?? ".", file)).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

prompts.intro(`Put ${file} on the site.`);
const name = orStop(
  await prompts.select({
    message: "Which picture does it replace?",
    options: Object.entries(photographs).map(([value, { alt }]) => ({ value, label: alt })),
  }),
);
const { alt: altSchema, credit: creditSchema } = photographSchema.shape;
const alt = orStop(
  await prompts.text({
    message: "What does it show? One sentence for people who can’t see it.",
    validate: (text) =>
      altSchema.safeParse(text?.trim()).success ? undefined : "Write 10 to 140 characters.",
  }),
).trim();
const credit = orStop(
  await prompts.text({
    message: "Who took it? For example: Photograph: Ana Ruiz (Enter for no credit)",
    validate: (text) =>
      !text?.trim() || creditSchema.safeParse(text.trim()).success
        ? undefined
        : "Write up to 80 characters.",
  }),
);
const focus = await chooseFocus(picture, {
  start: { x: 50, y: 50 },
  onReady: (address) => prompts.log.step(`Open ${address} and choose what crops keep.`),
});
const description: Description = { alt, focus, ...(credit?.trim() && { credit: credit.trim() }) };

const portrait = await portraitOf(name, picture, focus);
await writeFile(new URL(`${name}.jpg`, folder), picture);
if (portrait) await writeFile(new URL(`${portrait.name}.jpg`, folder), portrait.content);
const code = describePhotograph(await readFile(entries, "utf8"), name, description);
await writeFile(entries, code);
await promisify(execFile)("oxfmt", [fileURLToPath(entries)]);
prompts.outro("Done. `npm run check` says if it is too small; `npm run dev` shows it.");

/** Ctrl C ends the program; nothing was written yet. */
function orStop<Value>(answer: Value): Exclude<Value, symbol> {
  if (!prompts.isCancel(answer)) return answer as Exclude<Value, symbol>;
  prompts.cancel("Stopped. Nothing was changed.");
  process.exit(1);
}
