/**
 * A text file’s text: UTF-8, or else Windows-1252, in which older spreadsheets save.
 *
 * @param options.isCutShort the bytes end somewhere, maybe inside a character
 */
export function decodeText(
  bytes: BufferSource,
  { isCutShort = false }: { isCutShort?: boolean } = {},
): { text: string; isUtf8: boolean } {
  try {
    // Of a file that is cut short, the last character may be cut too; a stream awaits its rest.
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(bytes, { stream: isCutShort }), isUtf8: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isUtf8: false };
  }
}
