import { broker } from "@frontage/content/broker";

/** A day of the week; 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type WeekInfo = { firstDay: number };
/** Browsers have `getWeekInfo`, its earlier name `weekInfo`, or neither. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week in a country; Sunday if the browser doesn't know it. */
export function firstWeekdayIn(country: string): Weekday {
  const locale: LocaleWithWeek = new Intl.Locale(`en-${country}`);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as Weekday;
}

/** The first day of the week in the broker's country. */
export const firstWeekday = firstWeekdayIn(broker.address.country);
