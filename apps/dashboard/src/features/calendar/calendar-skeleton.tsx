import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

import { firstWeekday } from "../../time/week.ts";

// Shared by the calendar and its skeleton, so that nothing moves when it loads.

/** Side by side from 1280 px. */
export const columnsClasses = "grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18.75rem]";
export const toolbarClasses =
  "flex flex-col gap-3 md:flex-row md:items-end md:justify-between md:gap-6";
/** The row under the tabs of a phone. */
export const actionsClasses = "flex flex-wrap justify-between gap-3 md:hidden";
export const filtersClasses = "flex flex-wrap gap-3 *:min-w-32 *:flex-1 md:*:flex-none";
export const headerClasses =
  "flex min-h-15 flex-wrap items-center gap-1.5 border-hairline py-2 not-last:border-b pr-2 pl-4 md:min-h-18 md:gap-3 md:px-5";
export const weekdayClasses =
  "h-9 text-center text-caption font-medium text-fg-3 md:h-10 md:px-3 md:text-left md:font-normal";
export const cellClasses =
  "h-13 border-t border-l border-hairline p-0 align-top first:border-l-0 md:h-30.5 md:p-1.5";

const weeks = [0, 1, 2, 3, 4];
const fromSunday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const weekdays = [...fromSunday.slice(firstWeekday), ...fromSunday.slice(0, firstWeekday)];

/** The calendar while it loads. */
export function CalendarSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className={toolbarClasses}>
        <div className="flex h-11 items-center gap-6 border-b border-hairline text-ui md:grow">
          <Skeleton shape="text" className="w-12" />
          <Skeleton shape="text" className="w-14" />
        </div>
        <div className={actionsClasses}>
          <Skeleton className="h-10 w-26 pointer-coarse:h-11" />
          <Skeleton className="h-10 w-40 pointer-coarse:h-11" />
        </div>
        <div className={`${filtersClasses} max-md:hidden`}>
          <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
          <Skeleton className="h-10 md:w-44 pointer-coarse:h-11" />
        </div>
      </div>
      <div className={`${columnsClasses} pt-6`}>
        <Card>
          <div className={headerClasses}>
            <p className="mr-auto font-display text-title">
              <Skeleton shape="text" className="w-28 md:w-36" />
            </p>
            <Skeleton className="h-10 w-40 pointer-coarse:h-11 md:w-76" />
          </div>
          {/* A phone starts with the agenda. */}
          <table aria-hidden className="w-full table-fixed border-collapse max-md:hidden">
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th key={weekday} className={weekdayClasses}>
                    {weekday}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week}>
                  {weekdays.map((weekday) => (
                    <td key={weekday} className={cellClasses}>
                      <div className="grid size-8 place-items-center max-md:mx-auto max-md:mt-1 md:size-6.5">
                        <Skeleton className="size-4" />
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <div>
          <p className="text-section">
            <Skeleton shape="text" className="w-32" />
          </p>
          <p className="mb-4 text-ui">
            <Skeleton shape="text" className="w-40" />
          </p>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-6 border-t border-hairline py-4.5 text-ui">
              <Skeleton className="size-12" />
              <div className="grow">
                <Skeleton shape="text" className="w-32" />
                <Skeleton shape="text" className="w-36" />
                <Skeleton shape="text" className="w-40" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
