import { broker } from "@frontage/content/broker";

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type WeekInfo = { firstDay: number };
/** Browsers have it as a method, or by its earlier name, or not yet. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The day that weeks begin with in a country; Sunday where the browser doesn't know. */
export function firstWeekdayIn(country: string): Weekday {
  const locale: LocaleWithWeek = new Intl.Locale(`en-${country}`);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as Weekday;
}

/** The day that weeks begin with where the broker is. */
export const firstWeekday = firstWeekdayIn(broker.address.country);
