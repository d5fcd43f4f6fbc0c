// Reads only the directory at the end of a zip file (APPNOTE 4.3.12 and 4.3.16). Nothing is
// unpacked, so a zip bomb does no harm.

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const maxCommentBytes = 65_535;

const office = "application/vnd.openxmlformats-officedocument";

/**
 * The media type of an Office file, from its last bytes.
 *
 * @param tail the last bytes of the file
 * @param total how many bytes the file has
 * @returns undefined for other zip files, and for Office files with macros, a password or unsafe paths
 */
export function officeTypeOf(tail: Buffer, total: number): string | undefined {
  const names = namesIn(tail, total);
  if (!names?.includes("[Content_Types].xml")) return undefined;
  if (!names.every((name) => isPlain(name) && !isProgram(name))) return undefined;
  if (names.some((name) => name.startsWith("word/"))) return `${office}.wordprocessingml.document`;
  if (names.some((name) => name.startsWith("xl/"))) return `${office}.spreadsheetml.sheet`;
  return undefined;
}

/** The names of all entries; undefined if the directory is damaged, cut off or encrypted. */
function namesIn(tail: Buffer, total: number): string[] | undefined {
  const end = endOf(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  const start = offset - (total - tail.length);
  if (start < 0 || start + size > end) return undefined;

  const names: string[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > end || tail.readUInt32LE(at) !== entrySignature) return undefined;
    const isEncrypted = (tail.readUInt16LE(at + 8) & 1) === 1;
    const nameLength = tail.readUInt16LE(at + 28);
    const rest = tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
    const nameEnd = at + entryBytes + nameLength;
    if (isEncrypted || nameEnd + rest > end) return undefined;
    names.push(tail.toString("utf8", at + entryBytes, nameEnd));
    at = nameEnd + rest;
  }
  return at === start + size ? names : undefined;
}

/** The position of the end record; only its comment may follow. */
function endOf(tail: Buffer): number | undefined {
  const first = Math.max(0, tail.length - endBytes - maxCommentBytes);
  for (let at = tail.length - endBytes; at >= first; at--) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    if (at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}

function isPlain(name: string): boolean {
  return !/^[/\\]|\\|^[a-z]:/i.test(name) && !name.split("/").includes("..");
}

/** Macros, and files that would also be a Java or Android program. */
function isProgram(name: string): boolean {
  return /(^|\/)vbaProject\.bin$|^META-INF\/MANIFEST\.MF$|^classes\d*\.dex$/i.test(name);
}
