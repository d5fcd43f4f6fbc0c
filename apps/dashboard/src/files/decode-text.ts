/** The encodings that start with a byte order mark. */
const utf16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * A text file’s text: UTF-16 if it starts with its mark; otherwise UTF-8, or Windows-1252, which
 * older spreadsheets write.
 *
 * @param options.isCutShort the bytes may end inside a character
 */
export function decodeText(
  bytes: ArrayBuffer,
  { isCutShort = false }: { isCutShort?: boolean } = {},
): { text: string; isUtf8: boolean } {
  const begin = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const found = utf16.find(({ mark }) => mark.every((byte, at) => byte === begin[at]));
  if (found) return { text: new TextDecoder(found.encoding).decode(bytes), isUtf8: true };
  try {
    // If the file is cut short, its last character may be too; a stream waits for the rest.
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(bytes, { stream: isCutShort }), isUtf8: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isUtf8: false };
  }
}
