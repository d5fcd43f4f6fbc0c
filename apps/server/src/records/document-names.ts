// Names that people give, made safe to show, to sort and to save under.

/** Control characters, and marks that make a text read in another order than it is written. */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * A name as it is kept: the last part of a path, without characters that hide or
 * disguise. Empty where nothing of it is left.
 */
export function cleanName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").replace(invisible, " ").split(/[/\\]/).at(-1);
  const spaced = (last ?? "").replace(/\s+/g, " ").trim();
  return /^\.+$/.test(spaced) ? "" : spaced;
}

/** What the tables keep beside a document's name. */
export type NameKeys = {
  /** The same for names that differ in case alone; texts are looked for in it. */
  nameKey: string;
  /** Sorted byte by byte it sorts as people read: case aside, "Bay 2" before "Bay 10". */
  nameOrder: string;
};

// Longer than any number that somebody would sort by, short enough for an index.
const digits = 10;
const orderMax = 200;

export function nameKeysOf(name: string): NameKeys {
  const nameKey = name.normalize("NFC").toLowerCase();
  const nameOrder = nameKey
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, "").padStart(digits, "0"))
    .slice(0, orderMax);
  return { nameKey, nameOrder };
}

/** Devices of Windows, which no file there can be named for. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A name that every system can save under: one part of a path, never a hidden one,
 * never one that leads out of its folder.
 *
 * @param fallback where nothing of the name is left
 */
export function safeFileName(name: string, fallback = "file"): string {
  const safe = cleanName(name)
    .replace(/[<>:"|?*]/g, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .replace(reserved, "$1-");
  // Systems count bytes, 255 of them; a letter has up to four.
  const short = shortened(safe);
  return short || fallback;
}

function shortened(name: string, max = 180): string {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(stem + ending) > max) stem = stem.replace(/.$/su, "");
  return (stem.trimEnd() + ending).trim();
}

/**
 * What a download of the document is called.
 *
 * @param ending ".pdf"; not doubled where the name has it already
 */
export function downloadName(name: string, ending: string): string {
  const file = safeFileName(name, "document");
  return file.toLowerCase().endsWith(ending) ? file : file + ending;
}
