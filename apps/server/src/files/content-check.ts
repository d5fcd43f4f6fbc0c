import { uploadTypes } from "@frontage/records/schemas/document";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../http/failure.ts";
import { officeTypeOf } from "./zip-directory.ts";

/** A media type that may be uploaded. */
export type UploadType = keyof typeof uploadTypes;

/** Checks a file while it is uploaded. */
type ContentCheck = {
  /**
   * Checks the next chunk. @throws a Failure 415 as soon as the file turns out to be another type
   */
  add: (chunk: Uint8Array) => Promise<void>;
  /** Checks the complete file. @throws like `add` */
  end: () => Promise<void>;
};

// How much file-type needs to recognize a file.
const headBytes = 4100;
// How many of the last bytes are kept: enough for the directory of an Office file with some three
// thousand parts.
const tailBytes = 256 * 1024;

/** @throws a Failure 415 for a type that may not be uploaded */
export function uploadTypeOf(mediaType: string): UploadType {
  if (!Object.hasOwn(uploadTypes, mediaType)) throw refused();
  return mediaType as UploadType;
}

/** Checks from its bytes that a file is what its media type says. */
export function contentCheck(mediaType: UploadType): ContentCheck {
  if (mediaType === "text/csv") return textCheck();
  if (mediaType === "application/pdf") return headCheck(isPdf);
  const isOffice = mediaType.startsWith("application/vnd.openxmlformats");
  return isOffice ? officeCheck(mediaType) : headCheck((head) => isOfType(head, mediaType));
}

/** Max bytes before a PDF's header: email and printer software may add some. */
const maxPdfLeadBytes = 1024;

/** Like viewers, accepts a header that begins late, unless the file is of another type. */
async function isPdf(head: Buffer): Promise<boolean> {
  const at = head.indexOf("%PDF-");
  if (at < 0 || at > maxPdfLeadBytes) return false;
  const type = await fileTypeFromBuffer(head);
  return type === undefined || type.mime === "application/pdf";
}

async function isOfType(head: Buffer, mediaType: UploadType): Promise<boolean> {
  return (await fileTypeFromBuffer(head))?.mime === mediaType;
}

/** Checks how a file begins. */
function headCheck(isValid: (head: Buffer) => Promise<boolean> | boolean): ContentCheck {
  let head = Buffer.alloc(0);
  let isChecked = false;
  async function checkHead() {
    isChecked = true;
    if (!(await isValid(head))) throw refused();
  }
  return {
    async add(chunk) {
      if (isChecked) return;
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) await checkHead();
    },
    async end() {
      if (!isChecked) await checkHead();
    },
  };
}

/** Office files are zip files, with a directory at the end. */
function officeCheck(mediaType: UploadType): ContentCheck {
  const beginning = headCheck((head) => head.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004")));
  let tail: Uint8Array[] = [];
  let held = 0;
  let total = 0;
  return {
    async add(chunk) {
      await beginning.add(chunk);
      tail.push(chunk);
      held += chunk.length;
      total += chunk.length;
      while (tail[0] && held - tail[0].length >= tailBytes) {
        held -= tail[0].length;
        tail = tail.slice(1);
      }
    },
    async end() {
      await beginning.end();
      const last = Buffer.concat(tail).subarray(-tailBytes);
      if (officeTypeOf(last, total) !== mediaType) throw refused();
    },
  };
}

/** CSV is plain UTF-8 text, but not HTML, PDF or RTF. */
function textCheck(): ContentCheck {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const beginning = headCheck((head) => !/^\s*(<|%PDF|\{\\rtf)/i.test(head.toString()));
  const checkText = (text: string) => {
    // oxlint-disable-next-line no-control-regex -- these are what we look for
    if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw refused();
  };
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Failure(415, "This CSV file isn’t UTF-8 text. Please save it as CSV UTF-8.");
    }
  };
  return {
    async add(chunk) {
      await beginning.add(chunk);
      checkText(decoded(chunk));
    },
    async end() {
      checkText(decoded());
      await beginning.end();
    },
  };
}

const endings = Object.values(uploadTypes).map((ending) => ending.slice(1).toUpperCase());

function refused(): Failure {
  return new Failure(
    415,
    `This file type isn’t supported, or the file isn’t what its name says. Please choose a ${endings.slice(0, -1).join(", ")} or ${endings.at(-1)} file.`,
  );
}
