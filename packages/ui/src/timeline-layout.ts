import type { ProgressState } from "./progress-marker.tsx";

/** A day on the timeline. */
export type TimelineDate = {
  id: string;
  /** "2026-07-17" */
  day: string;
  label: string;
  /** The line below the label: "Aug 3", "Jul 7, waived". */
  note: string;
  state: ProgressState;
  /** The day in large type, for the current date or those that matter most: "Friday, July 17". */
  headline?: string;
  /** Whether the note is red. */
  isUrgent?: boolean;
};

/** A label's place: above or below the timeline, and on which side of its marker it starts. */
export type LabelPlace = { side: "up" | "down"; align: "start" | "end" };

export type TimelineLayout = {
  /**
   * Each date's distance from the left, px, and its label's place; undefined if there is no room
   * for it.
   */
  dates: { date: TimelineDate; x: number; place: LabelPlace | undefined }[];
  /** The position of today's line, and the side of its word; absent if there is no room. */
  today: {
    x: number;
    side: LabelPlace["side"] | undefined;
    align: LabelPlace["align"] | undefined;
  };
  /** The starts of weeks and months; a month is named if there is room. */
  ticks: { x: number; isMonth: boolean; name: string | undefined }[];
};

/** Average widths of letters, px: 13 px semibold, 13 px, and the display face at 30 px. */
const letter = { label: 6.8, note: 6.5, headline: 12.4, month: 6.4 };
/** The space between two labels. */
const gap = 12;
/** Half the width of a marker, by which its label starts earlier. */
const markerHalf = 7;
/** The width of the word at today's line, including its distance from the line. */
const todayWidthOf = (label: string) => 12 + Math.max(label.length, 6) * letter.label;
/** Weeks closer together than this, px, get no ticks. */
const weekMin = 14;
const dayMs = 86_400_000;

/** A label's width, px, estimated from its text: fonts differ little from their averages. */
function labelWidth({ headline, label, note }: TimelineDate): number {
  if (headline === undefined) {
    return Math.max(label.length * letter.label, note.length * letter.note);
  }
  const line = label.length * letter.label + note.length * letter.note + 4;
  return Math.max(headline.length * letter.headline, line);
}

type Span = { from: number; to: number };

/**
 * Places days on a timeline in proportion to time. Labels are below the line, or above if their
 * neighbors would touch. They are placed in this order: those in large type, above; urgent ones;
 * the first and last; today's word; the others from left to right; the months' names. Labels that
 * fit nowhere are left out.
 *
 * @param dates in order, at least one
 * @param today "2026-07-14"
 * @param width the timeline's, px
 * @param todayLabel the word at today's line
 */
export function layOutTimeline(
  dates: readonly TimelineDate[],
  today: string,
  width: number,
  todayLabel = "Today",
): TimelineLayout {
  const times = [...dates.map(({ day }) => day), today].map((day) => Date.parse(day));
  const first = Math.min(...times);
  const length = Math.max(Math.max(...times) - first, 1);
  const xOf = (day: string) => ((Date.parse(day) - first) / length) * width;

  const places = new Map<TimelineDate, LabelPlace | undefined>();
  const taken: Record<LabelPlace["side"], Span[]> = { up: [], down: [] };
  /** Reserves a space if it is free. */
  function take(side: LabelPlace["side"], span: Span): boolean {
    const isFree =
      span.from >= -gap &&
      span.to <= width + gap &&
      taken[side].every(({ from, to }) => span.to + gap <= from || to + gap <= span.from);
    if (isFree) taken[side].push(span);
    return isFree;
  }
  function placeLabel(
    date: TimelineDate,
    sides: readonly LabelPlace["side"][],
  ): LabelPlace | undefined {
    const x = xOf(date.day);
    const size = labelWidth(date);
    // If a label would reach the next marker, it ends at its own marker instead, to leave room for
    // the next label.
    const following = dates[dates.indexOf(date) + 1];
    const isTight =
      sides[0] === "down" &&
      following !== undefined &&
      !places.has(following) &&
      xOf(following.day) < x + size + gap;
    for (const align of isTight ? (["end", "start"] as const) : (["start", "end"] as const)) {
      const [left, right] = [x - markerHalf, x + markerHalf];
      const span =
        align === "start" ? { from: left, to: left + size } : { from: right - size, to: right };
      const side = sides.find((candidate) => take(candidate, span));
      if (side) return { side, align };
    }
    return undefined;
  }

  const large = dates.filter(({ headline }) => headline !== undefined);
  const isCurrent = ({ state }: TimelineDate) => state === "current";
  for (const date of new Set([...large.filter(isCurrent), ...large])) {
    places.set(date, placeLabel(date, ["up"]));
  }

  const ends = [dates[0], dates.at(-1)].filter((date) => date !== undefined);
  const placeOthers = (others: Iterable<TimelineDate>) => {
    for (const date of others) {
      if (places.has(date)) continue;
      const isAbove = date === dates.at(-1) && dates.length > 1;
      places.set(date, placeLabel(date, isAbove ? ["up", "down"] : ["down", "up"]));
    }
  };
  placeOthers([...dates.filter(({ isUrgent }) => isUrgent), ...ends]);

  const todayX = xOf(today);
  // Looks for a side where the line crosses no label.
  const todaySide = (["up", "down"] as const).find((side) =>
    taken[side].every(({ from, to }) => todayX < from || to < todayX),
  );
  const todayWidth = todayWidthOf(todayLabel);
  const todayAlign =
    todaySide === "up"
      ? (["end", "start"] as const).find((align) =>
          take("up", {
            from: align === "end" ? todayX - todayWidth : todayX,
            to: align === "end" ? todayX : todayX + todayWidth,
          }),
        )
      : undefined;
  // Reserves the space of the line, which has no word.
  if (todaySide && !todayAlign) taken[todaySide].push({ from: todayX, to: todayX });

  placeOthers(dates);

  const end = first + length;
  const weekWidth = ((7 * dayMs) / length) * width;
  const ticks: TimelineLayout["ticks"] = [];
  for (let time = first + dayMs; time < end; time += dayMs) {
    const at = new Date(time);
    const isMonth = at.getUTCDate() === 1;
    if (!isMonth && (at.getUTCDay() !== 1 || weekWidth < weekMin)) continue;
    const x = ((time - first) / length) * width;
    const name = monthFormat.format(at);
    const hasRoom = isMonth && take("up", { from: x, to: x + name.length * letter.month });
    ticks.push({ x, isMonth, name: hasRoom ? name : undefined });
  }

  return {
    ticks,
    dates: dates.map((date) => ({ date, x: xOf(date.day), place: places.get(date) })),
    today: { x: todayX, side: todaySide, align: todayAlign },
  };
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
