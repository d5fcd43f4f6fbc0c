import { uploadMaxFiles, uploadMaxInWords } from "@frontage/content/limits";
import { uploadSchema, uploadTypes, type Upload } from "@frontage/content/schemas/document";

import { mediaTypeOf } from "../../lib/upload-type.ts";

const endings = Object.values(uploadTypes).map((ending) => ending.slice(1).toUpperCase());
const endingsInWords = `${endings.slice(0, -1).join(", ")} or ${endings.at(-1)}`;

/** What may be uploaded, said before anything is chosen. */
export const uploadLimits = `${endingsInWords}, up to ${uploadMaxInWords} each, ${uploadMaxFiles} files at a time.`;

/** What the portal is told of a file; it may still be refused. */
export function uploadOf(file: File, choice: Pick<Upload, "propertyId" | "type">) {
  return {
    ...choice,
    // The list shows names without their ending.
    name: file.name.replace(/\.[^.]+$/, ""),
    mediaType: mediaTypeOf(file) as Upload["mediaType"],
    bytes: file.size,
  } satisfies Upload;
}

/** Why a file cannot be uploaded, in a sentence; `undefined` where it can. */
export function refusalOf(file: File): string | undefined {
  const upload = uploadOf(file, { propertyId: "any", type: "other" });
  const issues = uploadSchema.safeParse(upload).error?.issues ?? [];
  const issueWith = (key: keyof Upload) => issues.find(({ path }) => path[0] === key);
  if (issueWith("mediaType")) {
    return `Files of this type cannot be uploaded. Please choose ${endingsInWords}.`;
  }
  const size = issueWith("bytes");
  if (size?.code === "too_small") return "This file is empty.";
  if (size) return `This file is larger than ${uploadMaxInWords}.`;
  if (issueWith("name")) return "This file's name is empty or too long. Please rename it.";
  return undefined;
}

/** Why a file is left out that comes after as many as fit. */
export const tooManyFiles = `Only ${uploadMaxFiles} files fit into one upload. Please send this one with the next.`;
