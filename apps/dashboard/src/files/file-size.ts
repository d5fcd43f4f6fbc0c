/** A file's size: "1 KB" at least, "96 KB", "1.4 MB". A kilobyte is 1000 bytes, as in file managers. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
