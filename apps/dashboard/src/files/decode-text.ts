/** The encodings that begin with a mark. */
const utf16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * A text file’s text: UTF-16 if it begins with its mark; UTF-8; or else Windows-1252, in which
 * older spreadsheets save.
 *
 * @param options.isCutShort the bytes end somewhere, maybe inside a character
 */
export function decodeText(
  bytes: ArrayBuffer,
  { isCutShort = false }: { isCutShort?: boolean } = {},
): { text: string; isUtf8: boolean } {
  const begin = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const found = utf16.find(({ mark }) => mark.every((byte, at) => byte === begin[at]));
  if (found) return { text: new TextDecoder(found.encoding).decode(bytes), isUtf8: true };
  try {
    // Of a file that is cut short, the last character may be cut too; a stream awaits its rest.
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(bytes, { stream: isCutShort }), isUtf8: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isUtf8: false };
  }
}
