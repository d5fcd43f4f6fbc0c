/** More lines than this are only counted. */
const shownMax = 3;

/** Lines as one text: "A; B; C; 2 more". The email lists all of them. */
export function listed(lines: readonly string[]): string {
  const more = lines.length - shownMax;
  return [...lines.slice(0, shownMax), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}
