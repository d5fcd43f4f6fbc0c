/** A file name's stem and extension: "Rent roll.2025" and ".xlsx"; "" without an extension. */
export function splitFileName(name: string): { stem: string; extension: string } {
  const extension = /(?<=[^.])\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "";
  return { stem: name.slice(0, name.length - extension.length), extension };
}
