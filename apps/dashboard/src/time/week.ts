import { broker } from "@frontage/content/broker";

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type WeekInfo = { firstDay: number };
/** Browsers have it as a method, under its earlier name, or not at all. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week in a country; Sunday if the browser doesn't know. */
export function firstWeekdayIn(country: string): Weekday {
  const locale: LocaleWithWeek = new Intl.Locale(`en-${country}`);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as Weekday;
}

/** The first day of the week where the broker is. */
export const firstWeekday = firstWeekdayIn(broker.address.country);
