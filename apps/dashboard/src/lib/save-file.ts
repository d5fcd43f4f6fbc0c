/** Hands a file to the browser, which saves it under that name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
