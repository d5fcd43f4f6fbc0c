import { useQuery } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { todayQuery } from "../../portal/today-query.ts";
import { formatDay } from "../../time/dates.ts";

/** The day, beside the title of a broker’s Today: the one that its rows count from. */
export function TodayDate({ brokerApi }: { brokerApi: BrokerApi }) {
  const { data } = useQuery(todayQuery(brokerApi));
  if (!data) return null;
  const { day } = data;
  return (
    <time dateTime={day} className="ml-2 pt-1 text-ui whitespace-nowrap text-fg-3 max-md:hidden">
      {formatDay(day)}
    </time>
  );
}
