/** The words of a text that somebody looks for, in lower case; at most ten of them. */
export function wordsOf(text: string): string[] {
  return text.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

/** For `like … escape '\'`: somewhere in the text, taken literally. */
export function somewhere(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
