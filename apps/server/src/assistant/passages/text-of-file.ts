import type { uploadTypes } from "@frontage/records/schemas/document";
import { type ExtractedText, readableText, splitText, type StemmedText } from "./extracted-text.ts";
import { indexedStems } from "./index-tokens.ts";

type UploadType = keyof typeof uploadTypes;

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The types of files that text is read of. */
const readTypes: ReadonlySet<string> = new Set<UploadType>([
  "application/pdf",
  docxType,
  "text/csv",
]);
export const isRead = (mediaType: string) => readTypes.has(mediaType);

/** The text of a file, which may be hostile: only called where that costs nothing else. */
export async function textOfFile(mediaType: string, file: Uint8Array): Promise<StemmedText> {
  const text = readableText(await extract(mediaType, file));
  if ("problem" in text) return text;
  return {
    ...text,
    parts: text.parts.map((part) => ({ ...part, stems: indexedStems(part.text) })),
  };
}

async function extract(mediaType: string, file: Uint8Array): Promise<ExtractedText> {
  // Each library when it is needed: they are large.
  if (mediaType === "application/pdf") return (await import("./pdf-text.ts")).textOfPdf(file);
  if (mediaType === docxType) return (await import("./docx-text.ts")).textOfDocx(file);
  if (mediaType === "text/csv") return { parts: splitText(new TextDecoder().decode(file)) };
  return { problem: "unsupported" };
}
