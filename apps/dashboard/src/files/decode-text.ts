/** Encodings with a byte order mark at the start. */
const utf16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * Decodes a text file: UTF-16 if it has a byte order mark, otherwise UTF-8 or, if that fails,
 * Windows-1252, which older spreadsheets write.
 *
 * @param options.isCutShort whether the bytes may end inside a character
 */
export function decodeText(
  bytes: ArrayBuffer,
  { isCutShort = false }: { isCutShort?: boolean } = {},
): { text: string; isUtf8: boolean } {
  const firstBytes = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const found = utf16.find(({ mark }) => mark.every((byte, at) => byte === firstBytes[at]));
  if (found) return { text: new TextDecoder(found.encoding).decode(bytes), isUtf8: true };
  try {
    // A stream accepts an incomplete last character, for which it waits.
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(bytes, { stream: isCutShort }), isUtf8: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isUtf8: false };
  }
}
