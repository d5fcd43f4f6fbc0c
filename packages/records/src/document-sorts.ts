/** Sort orders. A leading dash reverses one: "-updated", the default, is newest first. */
export const documentSorts = ["updated", "-updated", "name", "-name", "size", "-size"] as const;
export type DocumentSort = (typeof documentSorts)[number];
