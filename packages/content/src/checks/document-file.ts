import { PDFDocument, PDFTextField } from "@cantoo/pdf-lib";

import type { DocumentFile } from "./licenses.ts";

/**
 * What the checks need to know about a file in the documents folder: whether it is a PDF, and
 * whether it is a form whose text fields are all empty. A form printed to a plain page has no
 * fields, and a file that can't be parsed shows none, so neither is known to be blank.
 */
export async function describeDocument(name: string, bytes: Uint8Array): Promise<DocumentFile> {
  // Like the server's check: the header may come up to 1,024 bytes late.
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 1029)).includes("%PDF-");
  return { name, isPdf, isBlankForm: isPdf && (await isBlankForm(bytes)) };
}

async function isBlankForm(bytes: Uint8Array): Promise<boolean> {
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const fields = pdf
      .getForm()
      .getFields()
      .filter((field) => field instanceof PDFTextField);
    return fields.length > 0 && fields.every((field) => !field.getText()?.trim());
  } catch {
    return false;
  }
}
