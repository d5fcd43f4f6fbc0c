import { uploadTypes } from "@frontage/content/schemas/document";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../api/failure.ts";
import { officeTypeOf } from "./zip-directory.ts";

/** A media type that uploads may have. */
export type UploadType = keyof typeof uploadTypes;

/** Looks at a file while it comes in. */
export type ContentCheck = {
  /** @throws a Failure 415 as soon as the file is seen to be something else */
  add: (chunk: Uint8Array) => Promise<void>;
  /** The same, once the file is whole. */
  end: () => Promise<void>;
};

// What file-type needs of a file to tell it from others.
const headBytes = 4100;
// Holds the directory of an office file of some three thousand parts.
const tailBytes = 256 * 1024;

/** @throws a Failure 415 where uploads may not be of that type at all */
export function uploadTypeOf(mediaType: string): UploadType {
  if (!Object.hasOwn(uploadTypes, mediaType)) throw refused();
  return mediaType as UploadType;
}

/** Whether a file is what its media type says, by its bytes. */
export function contentCheck(mediaType: UploadType): ContentCheck {
  if (mediaType === "text/csv") return textCheck();
  const isOffice = mediaType.startsWith("application/vnd.openxmlformats");
  return isOffice ? officeCheck(mediaType) : headCheck((head) => isOfType(head, mediaType));
}

async function isOfType(head: Buffer, mediaType: UploadType): Promise<boolean> {
  return (await fileTypeFromBuffer(head))?.mime === mediaType;
}

/** Judges a file by how it begins. */
function headCheck(isRight: (head: Buffer) => Promise<boolean> | boolean): ContentCheck {
  let head = Buffer.alloc(0);
  let isJudged = false;
  async function judge() {
    isJudged = true;
    if (!(await isRight(head))) throw refused();
  }
  return {
    async add(chunk) {
      if (isJudged) return;
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) await judge();
    },
    async end() {
      if (!isJudged) await judge();
    },
  };
}

/** Office files are zip files; what is in one stands in the directory at its end. */
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

/** CSV is plain text in UTF-8; a page or a picture written as text is none. */
function textCheck(): ContentCheck {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const beginning = headCheck((head) => !/^\s*(<|%PDF|\{\\rtf)/i.test(head.toString()));
  const checkText = (text: string) => {
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw refused();
  };
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Failure(415, "This CSV file is not text in UTF-8. Please save it as CSV UTF-8.");
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
    `This file is not of a type that can be taken, or is not what its name says. Please choose a ${endings.slice(0, -1).join(", ")} or ${endings.at(-1)} file.`,
  );
}
