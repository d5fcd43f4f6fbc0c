/** PostgreSQL refuses NUL, and half of a surrogate pair is no character that UTF-8 can write. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** The text with a replacement character for each that can't be stored. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\u{FFFD}");
