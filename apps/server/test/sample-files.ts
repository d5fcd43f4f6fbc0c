import { makeZip } from "client-zip";
import type { UploadType } from "../src/files/content-check.ts";

const office = "application/vnd.openxmlformats-officedocument";
export const docxType = `${office}.wordprocessingml.document` as const;
const xlsxType = `${office}.spreadsheetml.sheet` as const;

/** A zip file of small parts. */
export async function zipOf(names: readonly string[]): Promise<Buffer> {
  const parts = names.map((name) => ({ name, input: `<${name}/>` }));
  return Buffer.from(await new Response(makeZip(parts)).arrayBuffer());
}

/** A small file of each type that uploads may have. */
export const sampleFiles: Record<UploadType, Buffer> = {
  "application/pdf": Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n"),
  "image/jpeg": Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
  "image/png": Buffer.from(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000" +
      "1f15c4890000000d49444154789c6360000000020001e221bc330000000049454e44ae426082",
    "hex",
  ),
  "image/webp": Buffer.from(
    "524946461a000000574542505650384c0d0000002f00000010071011118888fe0700",
    "hex",
  ),
  [docxType]: await zipOf(["word/document.xml", "[Content_Types].xml"]),
  [xlsxType]: await zipOf(["[Content_Types].xml", "xl/workbook.xml"]),
  "text/csv": Buffer.from("\ufeffSuite;Tenant\r\n3;Größe & Söhne\r\n"),
};
