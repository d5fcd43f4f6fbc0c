const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock of the zone shows, written as if it were UTC: "2026-07-14T09:12". */
function wallClock(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden writes dates and times as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
    });
    formats.set(timeZone, format);
  }
  return format.format(moment).replace(" ", "T");
}

/** The calendar day of a moment on a clock: "2026-07-14". */
export function dayAt(moment: Date, timeZone: string): string {
  return wallClock(moment, timeZone).slice(0, 10);
}

/** The calendar day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

// Made once: a format takes as long to make as a query to answer, and more memory.
const monthAndDay = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** A day, seen from the reader's: "today", also where it is over, "tomorrow", "on July 14". */
export function dayInWords(day: string, readersDay: string): string {
  if (day <= readersDay) return "today";
  if (day === dayAfter(readersDay, 1)) return "tomorrow";
  return `on ${monthAndDay.format(new Date(day))}`;
}

/** What a clock of the zone shows, as it is said: "9:12am", and "10am" at the full hour. */
export function timeInWords(moment: Date, timeZone: string): string {
  const [hour = 0, minute = 0] = wallClock(moment, timeZone).slice(11).split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

/**
 * The first moment at which a clock of the zone shows a time of a day; of a time
 * that comes twice, nobody waits for the second.
 *
 * @param day "2026-07-14"
 * @param time "09:12"
 * @returns `undefined` where the clock skips the time
 */
export function momentAt(day: string, time: string, timeZone: string): Date | undefined {
  const wanted = `${day}T${time}`;
  const wall = Date.parse(`${wanted}Z`);
  // The offsets a day before and a day after differ only around a change of the clock.
  return [-dayMs, dayMs]
    .map((away) => {
      const near = new Date(wall + away);
      const offset = Date.parse(`${wallClock(near, timeZone)}Z`) - near.getTime();
      return new Date(wall - offset);
    })
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((moment) => wallClock(moment, timeZone) === wanted);
}
