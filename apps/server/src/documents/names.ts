import { cutText } from "@frontage/records/cut-text";
import { comparisonKey } from "@frontage/records/fold";

// Makes names that people choose safe to show, to sort and to save as.

/** Control characters, and marks that change the reading direction. */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A name as we store it: the last part of a path, without invisible characters; may be empty. */
export function cleanName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").replace(invisible, " ").split(/[/\\]/).at(-1);
  const spaced = (last ?? "").replace(/\s+/g, " ").trim();
  return /^\.+$/.test(spaced) ? "" : spaced;
}

/** Device names that Windows reserves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file name that is safe on every system: not hidden, and without path separators.
 *
 * @param fallback if nothing of the name is left
 */
export function safeFileName(name: string, fallback = "file"): string {
  const safe = cleanName(name)
    .replace(/[<>:"|?*]/g, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .replace(reserved, "$1-");
  // File systems allow 255 bytes; a character has up to four.
  return shortened(safe) || fallback;
}

function shortened(name: string, max = 180): string {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(stem + ending) > max) stem = cutText(stem, stem.length - 1);
  return (stem.trimEnd() + ending).trim();
}

/** Names within one folder of a zip file: a second "Lease.pdf" or "LEASE.pdf" is "LEASE (2).pdf". */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const [, stem = "", ending = ""] = /^(.*?)(\.[^./]*)?$/s.exec(name) ?? [];
    for (let count = 1; ; count++) {
      const unique = count === 1 ? name : `${stem} (${count})${ending}`;
      // Windows and macOS ignore case, and how letters are composed.
      const key = comparisonKey(unique);
      if (used.has(key)) continue;
      used.add(key);
      return unique;
    }
  };
}

/**
 * The file name of a document's download.
 *
 * @param ending such as ".pdf"; not doubled
 */
export function downloadName(name: string, ending: string): string {
  const file = safeFileName(name, "document");
  return file.toLowerCase().endsWith(ending) ? file : file + ending;
}
