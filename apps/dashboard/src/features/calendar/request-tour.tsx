import { dealPlaceOf, type Deal } from "@frontage/records/schemas/deal";

import { RequestDialog } from "./request-dialog.tsx";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

export type RequestTourProps = { deal: Deal; onClose: () => void };

/** The form that requests a tour, or a call, over the page of the deal that it is for. */
export function RequestTour({ deal, onClose }: RequestTourProps) {
  const timeZone = useTimeZone() ?? deal.timeZone;
  const now = useNow();
  const deals = [dealPlaceOf(deal)];
  const viewer = {
    now,
    timeZone,
    today: dayIn(now, timeZone),
    deals: new Map(deals.map((each) => [each.id, each])),
  };
  return (
    <RequestDialog
      title="Request a tour"
      dealId={deal.id}
      deals={deals}
      viewer={viewer}
      isOpen
      onClose={onClose}
      onRequested={onClose}
    />
  );
}
