import { uploadMaxFiles, uploadMaxLabel } from "@frontage/records/limits";
import { uploadSchema, uploadTypes, type Upload } from "@frontage/records/schemas/document";

import { mediaTypeOf } from "./upload-type.ts";

const endings = Object.values(uploadTypes).map((ending) => ending.slice(1).toUpperCase());
const extensionList = `${endings.slice(0, -1).join(", ")} or ${endings.at(-1)}`;

/** The limits as text, shown before files are chosen. */
export const uploadLimits = `${extensionList}, up to ${uploadMaxLabel} each, ${uploadMaxFiles} files at a time.`;
/** The limits of one file. */
export const fileLimits = `${extensionList}, up to ${uploadMaxLabel}`;

/** The metadata that an upload sends with a file. */
export function uploadOf(file: File, choice: Pick<Upload, "dealId" | "requestId" | "type">) {
  return {
    ...choice,
    // Documents are listed without their file's extension.
    name: file.name.replace(/\.[^.]+$/, ""),
    mediaType: mediaTypeOf(file) as Upload["mediaType"],
    bytes: file.size,
  } satisfies Omit<Upload, "id">;
}

/** Why a file can’t be uploaded; `undefined` if it can. */
export function refusalOf(file: File): string | undefined {
  const upload = { id: "any", ...uploadOf(file, { dealId: "any", type: "other" }) };
  const issues = uploadSchema.safeParse(upload).error?.issues ?? [];
  const issueWith = (key: keyof Upload) => issues.find(({ path }) => path[0] === key);
  if (issueWith("mediaType")) {
    return `This file type isn’t supported. Choose ${extensionList}.`;
  }
  const size = issueWith("bytes");
  if (size?.code === "too_small") return "This file is empty.";
  if (size) return `This file is larger than ${uploadMaxLabel}.`;
  if (issueWith("name")) return "This file’s name is empty or too long. Rename it and try again.";
  return undefined;
}

export const tooManyFiles = `Up to ${uploadMaxFiles} files at a time.`;
