import { cutText } from "./cut-text.ts";
import { isOutForSignature, type DocumentStatus, type UploadChoice } from "./schemas/document.ts";

type Named = { name: string; status: DocumentStatus };

/** Why a client can't change a document that is out for signature; undefined if it isn't. */
export function signatureRefusal(
  { name, status }: Named,
  action: "replace" | "remove",
  brokerName: string,
): string | undefined {
  return isOutForSignature(status)
    ? `${name} is out for signature, so only ${brokerName} can ${action} it.`
    : undefined;
}

/**
 * The question before an upload becomes a new version of the document with its name; undefined once
 * answered.
 */
export const namesakeQuestion = (name: string, as: UploadChoice | undefined): string | undefined =>
  as === "version"
    ? undefined
    : `This deal has a document named ${name}. Add a new version of it, or a separate document.`;

export const notYourUpload = "Only your own uploads can be removed.";
export const notYourVersion =
  "You can only remove a version that you added, while it’s the newest.";

const separateMax = 1000;
/** The longest name that still has room for " (999)". */
const maxStemLength = 114;

/** The names to try for a separate document: "Lease", "Lease (2)", "Lease (3)" … */
export function numberedNames(name: string): string[] {
  return Array.from({ length: separateMax - 1 }, (_, index) =>
    index === 0 ? name : `${cutText(name, maxStemLength)} (${index + 1})`,
  );
}
