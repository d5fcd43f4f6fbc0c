/** PostgreSQL refuses NUL, and UTF-8 can't write half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** The text with a replacement character for each character that can't be stored. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\u{FFFD}");
