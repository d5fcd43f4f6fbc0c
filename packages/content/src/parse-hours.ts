const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
type Weekday = (typeof weekdays)[number];

/** A line of opening hours, as shown and for search engines. */
type Hours = {
  days: string;
  time: string;
  weekdays: readonly Weekday[];
  opens: string;
  closes: string;
};

/**
 * Reads opening hours as people write them: "Monday to Friday, 9am to 6pm; Sat, 10 am - 3:30 pm".
 *
 * @returns a line for each part between semicolons; nothing if one can't be read
 */
export function parseHours(text: string): Hours[] | undefined {
  const lines = text.split(";").map((line) => readLine(line.trim()));
  return lines.some((line) => line === undefined) ? undefined : (lines as Hours[]);
}

const range = String.raw`\s*(?:to|until|through|[-–])\s*`;
const hour = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\.?`;

function readLine(line: string): Hours | undefined {
  const [, daysText = "", ...times] =
    new RegExp(`^(.*?)[,:]?\\s*${hour}${range}${hour}$`, "i").exec(line) ?? [];
  const days = readDays(daysText.trim().replace(/,$/, ""));
  const opens = clockOf(times.slice(0, 3));
  const closes = clockOf(times.slice(3));
  if (!days || !opens || !closes || opens >= closes) return undefined;
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const isRun = days.length > 2;
  return {
    days: isRun ? `${first} to ${last}` : days.join(" and "),
    time: `${shown(opens)} to ${shown(closes)}`,
    weekdays: days,
    opens,
    closes,
  };
}

function readDays(text: string): Weekday[] | undefined {
  const [from, to] = text.split(new RegExp(range, "i")).map(weekdayOf);
  if (from !== undefined && to !== undefined && from < to) return weekdays.slice(from, to + 1);
  const days = text.split(/\s*(?:,|&|\band\b)\s*/).map(weekdayOf);
  if (days.some((day) => day === undefined)) return undefined;
  return weekdays.filter((_, index) => days.includes(index));
}

/** The weekday that a word starts with: "Mon", "Thurs." or "friday". */
function weekdayOf(text: string): number | undefined {
  const start = text.toLowerCase().replace(".", "").slice(0, 3);
  const index = weekdays.findIndex((day) => day.toLowerCase().startsWith(start));
  return start.length < 3 || index === -1 ? undefined : index;
}

/** "9", undefined, "a" → "09:00" */
function clockOf([hours, minutes = "00", half = ""]: (string | undefined)[]): string | undefined {
  const number = Number(hours);
  if (!(number >= 1 && number <= 12)) return undefined;
  const day = (number % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(day).padStart(2, "0")}:${minutes}`;
}

/** "09:00" → "9am" */
function shown(clock: string): string {
  const [hours = "", minutes = ""] = clock.split(":");
  const number = Number(hours);
  return `${number % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}${number < 12 ? "am" : "pm"}`;
}
