// For texts that a page has as soon as its code runs: the first `Intl` object of a page costs a slow
// phone more than a tenth of a second.

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2026-06-30" → "June 30, 2026" */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** ["A"] → "A", ["A", "B"] → "A and B", ["A", "B", "C"] → "A, B, and C" */
export function inList(words: readonly string[]): string {
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}
