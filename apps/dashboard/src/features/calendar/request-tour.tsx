import { dealPlaceOf, type Deal } from "@frontage/records/schemas/deal";

import { RequestDialog } from "./request-dialog.tsx";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

export type RequestTourProps = { property: Deal; onClose: () => void };

/** The form that requests a tour, or a call, over the page of the deal that it is for. */
export function RequestTour({ onClose, property }: RequestTourProps) {
  const deal = dealPlaceOf(property);
  const timeZone = useTimeZone() ?? property.timeZone;
  const now = useNow();
  const viewer = {
    now,
    timeZone,
    today: dayIn(now, timeZone),
    properties: new Map([[deal.id, deal]]),
  };
  return (
    <RequestDialog
      title="Request a tour"
      dealId={deal.id}
      properties={[deal]}
      viewer={viewer}
      isOpen
      onClose={onClose}
      onRequested={onClose}
    />
  );
}
