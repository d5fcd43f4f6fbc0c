export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Waits to revoke the URL: Safari reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
