import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { broker } from "@frontage/content/broker";
import { claimFindings } from "@frontage/content/checks/claims";
import { contrastFindings } from "@frontage/content/checks/contrast";
import { describeDocument } from "@frontage/content/checks/document-file";
import type { Finding } from "@frontage/content/checks/finding";
import { licenseFindings } from "@frontage/content/checks/licenses";
import { alterationFindings, photographFindings } from "@frontage/content/checks/photographs";
import { claims } from "@frontage/content/claims";
import { isSample } from "@frontage/content/is-sample";
import { photographs } from "@frontage/content/photographs";

import { hashOf } from "./hash-of.ts";
import { photographSizes } from "./photograph-sizes.ts";

/** The unaltered pictures of altered photographs. */
const originalsFolder = fileURLToPath(new URL("../photographs/originals", import.meta.url));

export type CheckedFolders = {
  documents: string;
  originals?: string;
  /** States that another check already names, and that aren't real. */
  sampleStates?: readonly string[];
};

/** Every problem with the owner's content that concerns the site's build. */
export async function findings({
  documents,
  originals = originalsFolder,
  sampleStates = isSample ? ["ST"] : [],
}: CheckedFolders): Promise<Finding[]> {
  const today = new Date().toISOString().slice(0, 10);
  const documentFolder = await listFolder(documents, "documents");
  const originalFolder = await listFolder(originals, "unaltered pictures");
  const files = await Promise.all(
    documentFolder.names
      .filter((name) => /\.pdf$/i.test(name))
      .map(async (name) => describeDocument(name, await readFile(join(documents, name)))),
  );
  const { needed, sizes } = await photographSizes();
  return [
    ...documentFolder.missing,
    ...licenseFindings(broker, { files, sampleStates, today }),
    ...claimFindings(claims, today),
    ...contrastFindings(broker.color),
    ...photographFindings(sizes, needed),
    ...originalFolder.missing,
    ...alterationFindings(photographs, originalFolder.names),
  ];
}

/** A hash of each photograph's file, by its name. */
export async function hashPhotographs(): Promise<Record<string, string>> {
  const folder = fileURLToPath(new URL("../photographs", import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  const hashes = names.map(
    async (name) => [name.slice(0, -4), hashOf(await readFile(join(folder, name)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

/** A folder's files, and a finding if the folder doesn't exist. */
async function listFolder(
  path: string,
  what: string,
): Promise<{ names: string[]; missing: Finding[] }> {
  try {
    return { names: await readdir(path), missing: [] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const sentence = `The folder of ${what} is missing: create it again at ${path}.`;
    return { names: [], missing: [{ severity: "warning", sentence }] };
  }
}

/**
 * Prints each finding, errors first.
 *
 * @returns how many are errors
 */
export function report(found: readonly Finding[]): number {
  const { errors, warnings } = linesOf(found);
  for (const line of errors) console.error(line);
  for (const line of warnings) console.warn(line);
  return errors.length;
}

/** A line for each finding; if two checks find the same, they share one. */
export function linesOf(found: readonly Finding[]): { errors: string[]; warnings: string[] } {
  const lines = (severity: Finding["severity"], mark: string) => [
    ...new Set(
      found.filter((one) => one.severity === severity).map(({ sentence }) => `${mark} ${sentence}`),
    ),
  ];
  return { errors: lines("error", "✗"), warnings: lines("warning", "!") };
}
