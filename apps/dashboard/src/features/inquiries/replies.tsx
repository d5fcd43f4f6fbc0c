import type { InquiryDetail } from "@frontage/records/schemas/received-inquiry";

import { formatDateTime, type Clock } from "../../time/dates.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { DeliveryState } from "./delivery-log.tsx";

export type RepliesProps = { inquiry: InquiryDetail; brokerApi: BrokerApi; clock: Clock };

/** The replies, each with the delivery of its email. */
export function Replies({ clock, brokerApi, inquiry }: RepliesProps) {
  const { deliveries, email, id: inquiryId, replies } = inquiry;
  return (
    <ol className="border-t border-hairline">
      {replies.map(({ author, id, sentAt, text }) => {
        const delivery = deliveries.find((candidate) => candidate.id === id);
        return (
          <li key={id} className="border-b border-hairline py-3 text-ui">
            <p className="text-caption text-fg-3">
              {author}, <time dateTime={sentAt}>{formatDateTime(sentAt, clock.timeZone)}</time>
            </p>
            <p className="mt-1 mb-2 text-small wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
            {delivery && (
              <DeliveryState
                delivery={delivery}
                title={`Email to ${email}`}
                inquiryId={inquiryId}
                brokerApi={brokerApi}
                clock={clock}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
