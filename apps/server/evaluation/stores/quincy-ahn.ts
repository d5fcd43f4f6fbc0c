import { addDays } from "@frontage/records/deal-clock/days";
import { type ClientStore, dayIn, readStore, weekdayIn } from "./description.ts";

/** Days that the records and the questions about them share. */
export function quincyAhnDays(now: Date) {
  const millSigned = weekdayIn(now, -20);
  return {
    millSigned,
    millStudy: addDays(millSigned, 40),
    millLoan: weekdayIn(now, 27),
    millClosing: weekdayIn(now, 48),
    foundryExpiration: dayIn(now, 241),
    foundryNotice: dayIn(now, 61),
    arcadeListed: weekdayIn(now, -50),
    arcadeBids: weekdayIn(now, 11),
    arcadeTour: weekdayIn(now, 3),
    quarryDay45: dayIn(now, 17),
    quarryDay180: dayIn(now, 152),
    inspection: weekdayIn(now, 6),
    halfmoonEnds: dayIn(now, 142),
    ginkgoEnds: dayIn(now, 388),
    bluestemEnds: dayIn(now, 505),
    cinemaEnds: dayIn(now, 2100),
    lastMonth: dayIn(now, -31).slice(0, 7),
  };
}

/** The client of the reserved part. Nobody looks at how its questions fare to improve the assistant. */
export const quincyAhn = (now: Date): ClientStore => readStore("quincy-ahn", quincyAhnDays(now));
