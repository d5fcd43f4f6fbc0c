import type { PortalEvent, TimedEvent } from "@frontage/records/schemas/event";
import { useQuery } from "@tanstack/react-query";

import { events } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { subjects } from "../../api/queries.ts";
import { dayIn, formatDay, shiftDay } from "../../time/dates.ts";
import { formatSpanInBothZones, type Span } from "../../time/time-zones.ts";

type OverlapNoticeProps = {
  /** The time to be proposed or confirmed. */
  span: Pick<Span, "start" | "end">;
  /** The event that is moved or confirmed, which doesn't overlap with itself. */
  exceptId?: string | undefined;
  /** The broker's time zone. */
  timeZone: string;
};

/** Lists the broker's other tours and calls at this time, with any client. */
export function OverlapNotice({ exceptId, span, timeZone }: OverlapNoticeProps) {
  // One more day on each side, because days start earlier or later in other time zones.
  const from = shiftDay(dayIn(span.start, timeZone), -1);
  const to = shiftDay(dayIn(span.end, timeZone), 1);
  const { data: around = [] } = useQuery({
    queryKey: [subjects.events, "overlaps", from, to],
    queryFn: () => read(events.$get({ query: { from, to } })),
  });
  const overlapping = around.filter(
    (event): event is TimedEvent => event.id !== exceptId && overlaps(event, span),
  );
  return (
    <div role="status" className="sm:col-span-2">
      {overlapping.length > 0 && (
        <div className="rounded-control bg-warn-tint p-4 text-ui text-fg">
          <p className="font-semibold">
            {overlapping.length === 1
              ? "Overlaps another event"
              : `Overlaps ${overlapping.length} other events`}
          </p>
          <ul className="mt-1">
            {overlapping.map((event) => (
              <li key={event.id}>{describe(event, timeZone)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** "Property viewing with Kim Osei: Tuesday, July 14, 10am to 11am, not confirmed yet" */
function describe(event: TimedEvent, timeZone: string): string {
  const day = formatDay(dayIn(event.start, timeZone));
  const when = `${day}, ${formatSpanInBothZones(event, timeZone)}`;
  const state = event.status === "confirmed" ? "" : ", not confirmed yet";
  return `${event.client ? `${event.title} with ${event.client.name}` : event.title}: ${when}${state}`;
}

function overlaps(event: PortalEvent, { end, start }: Pick<Span, "start" | "end">): boolean {
  return "start" in event && event.start < end && start < event.end;
}
