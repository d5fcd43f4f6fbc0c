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
  /** Whether it ends the timeline, such as a closing: its label is placed before all others. */
  isEnd?: boolean;
};

/** A label's place: above or below the timeline, and on which side of its marker it starts. */
export type LabelPlace = { side: "up" | "down"; align: "start" | "end" };

/** A label of one date, or of several that have no room for their own. */
export type TimelineLabel = Pick<TimelineDate, "headline" | "isUrgent" | "label" | "note"> & {
  id: string;
  /** Px from the left: the marker at which it starts or ends. */
  x: number;
  place: LabelPlace;
};

/** A month's or year's name. Unless all have room beside the line, all are `low`, below the labels. */
export type TickName = {
  text: string;
  side: LabelPlace["side"] | "low";
  align: LabelPlace["align"];
};

export type TimelineLayout = {
  /** Markers, px from the left. Finished dates that are close share one. */
  marks: { id: string; x: number; state: ProgressState }[];
  labels: TimelineLabel[];
  /** The position of today's line, and the side of its word; absent if there is no room. */
  today: {
    x: number;
    side: LabelPlace["side"] | undefined;
    align: LabelPlace["align"] | undefined;
  };
  /** The starts of weeks and months, or of months and years on a long scale: the latter are named. */
  ticks: { x: number; name?: TickName }[];
};

/** Average widths of letters, px: 13 px semibold, 13 px, and the display face at 30 px. */
const letter = { label: 6.8, note: 6.5, headline: 14.5, tick: 7 };
/** The space between two labels. */
const gap = 12;
/** The same for a month's or year's name, which is smaller and muted. */
const tickGap = 8;
/** Half the width of a marker, by which its label starts earlier. */
const markerHalf = 7;
/** Dates closer than this, px, are one group; its markers stand side by side. */
const groupMax = 24;
const besideEachOther = 13;
/** The width of the word at today's line, including its distance from the line. */
const todayWidthOf = (label: string) => 12 + Math.max(label.length, 6) * letter.label;
/** Unnamed ticks closer together than this, px, are left out. */
const tickMin = 14;
/** More dates than these are only counted in a label. */
const namedMax = 2;
const dayMs = 86_400_000;
const weekDays = 7;
const shortestMonthDays = 28;

type Text = Pick<TimelineDate, "headline" | "label" | "note">;

/** A label's width, px, estimated from its text: fonts differ little from their averages. */
function labelWidth({ headline, label, note }: Text): number {
  if (headline === undefined) {
    return Math.max(label.length * letter.label, note.length * letter.note);
  }
  const line = label.length * letter.label + note.length * letter.note + 4;
  return Math.max(headline.length * letter.headline, line);
}

type Placed = TimelineDate & { x: number };
type Span = { from: number; to: number };
type Side = LabelPlace["side"];
type Label = {
  dates: readonly [Placed, ...Placed[]];
  /** Whether its dates are only counted, for lack of room. */
  isCounted?: boolean;
  place: LabelPlace | undefined;
};

const isFinished = ({ state }: TimelineDate) => state === "done" || state === "waived";

/**
 * Places days on a timeline in proportion to time. Labels are placed in this order: the end, those
 * in large type, urgent ones, today's word, the others by date, the months' names. A label that has
 * no room is joined with its neighbor's; the months' names are short, or all below the labels.
 *
 * @param dates in order, at least one
 * @param today "2026-07-14"
 * @param width the timeline's, px
 * @param options.todayLabel the word at today's line
 * @param options.end the timeline's last day, if later than the dates
 */
export function layOutTimeline(
  dates: readonly TimelineDate[],
  today: string,
  width: number,
  { end: endDay, todayLabel = "Today" }: { end?: string | undefined; todayLabel?: string } = {},
): TimelineLayout {
  const days = [...dates.map(({ day }) => day), today, ...(endDay ? [endDay] : [])];
  const times = days.map((day) => Date.parse(day));
  const first = Math.min(...times);
  const length = Math.max(Math.max(...times) - first, 1);
  const xOf = (day: string) => ((Date.parse(day) - first) / length) * width;
  const placed: Placed[] = dates.map((date) => ({ ...date, x: xOf(date.day) }));
  const groups = groupsOf(placed);

  const taken: Record<Side, Span[]> = { up: [], down: [] };
  const isFree = (side: Side, span: Span, space: number) =>
    span.from >= -markerHalf &&
    span.to <= width + markerHalf &&
    taken[side].every(({ from, to }) => span.to + space <= from || to + space <= span.from);
  /** Reserves a space if it is free. */
  function take(side: Side, span: Span, space = gap): boolean {
    if (!isFree(side, span, space)) return false;
    taken[side].push(span);
    return true;
  }
  const spanOf = (
    { dates: [from, ...others], isCounted }: Omit<Label, "place">,
    align: LabelPlace["align"],
  ): Span => {
    const size = labelWidth(textOf([from, ...others], isCounted));
    const to = others.at(-1) ?? from;
    return align === "start"
      ? { from: from.x - markerHalf, to: from.x - markerHalf + size }
      : { from: to.x + markerHalf - size, to: to.x + markerHalf };
  };
  function place(of: Omit<Label, "place">, sides: readonly Side[], isTight = false) {
    for (const align of isTight ? (["end", "start"] as const) : (["start", "end"] as const)) {
      const side = sides.find((candidate) => take(candidate, spanOf(of, align)));
      if (side) return { side, align };
    }
    return undefined;
  }

  const labels = new Map<Placed, Label>();
  const placeAlone = (date: Placed | undefined, sides: readonly Side[]) => {
    if (date && !labels.has(date))
      labels.set(date, { dates: [date], place: place({ dates: [date] }, sides) });
  };
  const all = groups.flat();
  const large = all.filter(({ headline }) => headline !== undefined);
  placeAlone(
    all.find(({ isEnd }) => isEnd),
    ["up", "down"],
  );
  for (const date of large.toSorted((one, other) => rank(one) - rank(other)))
    placeAlone(date, ["up"]);
  for (const date of all.filter(({ isUrgent }) => isUrgent)) placeAlone(date, ["down", "up"]);

  const todayX = xOf(today);
  const todayWidth = todayWidthOf(todayLabel);
  const wordAt = (align: LabelPlace["align"]): Span =>
    align === "end"
      ? { from: todayX - todayWidth, to: todayX }
      : { from: todayX, to: todayX + todayWidth };
  // The line must cross no label.
  const isCrossed = (side: Side) =>
    taken[side].some(({ from, to }) => from <= todayX && todayX <= to);
  const word = (["up", "down"] as const)
    .filter((side) => !isCrossed(side))
    .flatMap((side) => (["end", "start"] as const).map((align) => ({ side, align })))
    .find(({ align, side }) => take(side, wordAt(align)));
  const lineSide = word?.side ?? (["up", "down"] as const).find((side) => !isCrossed(side));

  const joined: Label[] = [];
  for (const group of groups) {
    const [from, ...others] = group.filter((date) => !labels.has(date));
    if (!from) continue;
    const following = all[all.indexOf(others.at(-1) ?? from) + 1];
    joinInto(joined, [from, ...others], following);
  }
  /**
   * Places a label below: with its names, or the number of its dates. Without room it joins the one
   * before it, unless only one of them is finished; or else it is above, if there is room.
   */
  function joinInto(list: Label[], of: Label["dates"], following: Placed | undefined): void {
    // If a label would reach the next marker, it ends at its own marker instead, to leave room for
    // the next label.
    const reach = spanOf({ dates: of }, "start").to + gap;
    const isTight = following !== undefined && !labels.has(following) && following.x < reach;
    for (const isCounted of of.length > 1 ? [false, true] : [false]) {
      const found = place({ dates: of, isCounted }, ["down"], isTight);
      if (found) {
        list.push({ dates: of, isCounted, place: found });
        return;
      }
    }
    const before = list.at(-1);
    if (!before?.place || before.dates.every(isFinished) !== of.every(isFinished)) {
      list.push({ dates: of, place: place({ dates: of }, ["up"]) });
      return;
    }
    list.pop();
    const span = spanOf(before, before.place.align);
    taken[before.place.side] = taken[before.place.side].filter(
      ({ from, to }) => from !== span.from || to !== span.to,
    );
    joinInto(list, [...before.dates, ...of], following);
  }

  const widthOf = (dayCount: number) => ((dayCount * dayMs) / length) * width;
  const isInYears = widthOf(shortestMonthDays) < widthOfName("Jan") + tickGap;
  const hasUnnamed = widthOf(isInYears ? shortestMonthDays : weekDays) >= tickMin;
  const unnamed: number[] = [];
  const starts: { at: Date; x: number }[] = [];
  for (let time = first + dayMs; time < first + length; time += dayMs) {
    const at = new Date(time);
    const isMonth = at.getUTCDate() === 1;
    const isNamed = isMonth && (!isInYears || at.getUTCMonth() === 0);
    const isUnnamed = isInYears ? isMonth : at.getUTCDay() === 1;
    const x = ((time - first) / length) * width;
    if (isNamed) starts.push({ at, x });
    else if (isUnnamed && hasUnnamed) unnamed.push(x);
  }
  const isWide = widthOf(shortestMonthDays) >= widthOfName("September") + tickGap;
  const beside = starts.flatMap((start) => nameBeside(start) ?? []);
  const names = beside.length === starts.length ? beside : starts.map(nameBelow);

  function nameBeside({ at, x }: { at: Date; x: number }): TickName | undefined {
    const texts = (isInYears ? [yearFormat] : [monthFormat, shortMonthFormat]).map((format) =>
      format.format(at),
    );
    const places = texts.flatMap((text) =>
      (["start", "end"] as const).flatMap((align) =>
        (["up", "down"] as const).map((side) => ({ text, side, align })),
      ),
    );
    return places.find(({ align, side, text }) => {
      const size = widthOfName(text);
      const span = align === "start" ? { from: x, to: x + size } : { from: x - size, to: x };
      return take(side, span, tickGap);
    });
  }
  function nameBelow({ at, x }: { at: Date; x: number }): TickName {
    const format = isInYears ? yearFormat : isWide ? monthFormat : shortMonthFormat;
    const text = format.format(at);
    return { text, side: "low", align: x + widthOfName(text) > width ? "end" : "start" };
  }

  return {
    ticks: [
      ...unnamed.map((x) => ({ x })),
      ...starts.map(({ x }, index) => ({ x, ...(names[index] && { name: names[index] }) })),
    ],
    marks: groups.flatMap((group) => group.map(({ id, state, x }) => ({ id, state, x }))),
    labels: [...labels.values(), ...joined].flatMap(
      ({ dates: [from, ...others], isCounted, place: found }) => {
        if (!found) return [];
        const at = found.align === "start" ? from : (others.at(-1) ?? from);
        return { ...textOf([from, ...others], isCounted), id: from.id, x: at.x, place: found };
      },
    ),
    today: { x: todayX, side: lineSide, align: word?.align },
  };
}

const widthOfName = (text: string) => text.length * letter.tick;

/** The current date first. */
const rank = ({ state }: TimelineDate) => (state === "current" ? 0 : 1);

/**
 * Dates that are too close for markers of their own, together: finished ones become one date, and
 * open ones stand side by side. Dates with labels of their own stay apart.
 */
function groupsOf(dates: readonly Placed[]): [Placed, ...Placed[]][] {
  const groups: [Placed, ...Placed[]][] = [];
  const isAlone = ({ headline, isEnd, isUrgent }: Placed) => Boolean(headline ?? isEnd ?? isUrgent);
  for (const date of dates) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isClose =
      before !== undefined &&
      date.x - before.x < groupMax &&
      !isAlone(date) &&
      !isAlone(before) &&
      isFinished(date) === isFinished(before);
    if (group && before && isClose) group.push(date);
    else groups.push([date]);
  }
  return groups.map((group) => {
    const [from, ...others] = group;
    if (others.length === 0) return group;
    if (!isFinished(from)) {
      let { x } = from;
      return [
        from,
        ...others.map((date) => {
          x = Math.max(date.x, x + besideEachOther);
          return { ...date, x };
        }),
      ];
    }
    const state = group.every((date) => date.state === "waived") ? "waived" : "done";
    return [{ ...from, ...textOf(group), state, x: (from.x + (group.at(-1) ?? from).x) / 2 }];
  });
}

/** The text of one date, or of several: "Offers due, offer expires" and "Jul 20 and 24". */
function textOf(
  [from, ...others]: Label["dates"],
  isCounted = false,
): Omit<TimelineLabel, "id" | "place" | "x"> {
  const { headline, isUrgent, label, note } = from;
  const text = { label, note, ...(headline && { headline }), ...(isUrgent && { isUrgent }) };
  if (others.length === 0) return text;
  const all = [from, ...others];
  const count = countWords[all.length] ?? String(all.length);
  const days = formatDays(all.map(({ day }) => day));
  if (all.every(isFinished)) return { label: `${count} done`, note: days };
  const distinct = [...new Set(all.map(({ label: name }) => name))];
  const names = distinct.map((name, index) =>
    index > 0 && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  );
  return {
    label: isCounted || distinct.length > namedMax ? `${count} dates` : names.join(", "),
    note: days,
  };
}

const countWords = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Jul 20 and 24", "Jul 30 and Aug 3", "Aug 2 to 9" */
function formatDays(days: readonly string[]): string {
  const sorted = [...new Set(days)].toSorted();
  const [from = ""] = sorted;
  const to = sorted.at(-1) ?? from;
  const start = dayFormat.format(new Date(from));
  if (sorted.length === 1) return start;
  const end =
    from.slice(0, 7) === to.slice(0, 7)
      ? String(Number(to.slice(8)))
      : dayFormat.format(new Date(to));
  return `${start} ${sorted.length > namedMax ? "to" : "and"} ${end}`;
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
const shortMonthFormat = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const yearFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: "UTC" });
