/** A pattern that ignores case, of parts that others share. */
export const pattern = (source: string) => new RegExp(source, "i");
