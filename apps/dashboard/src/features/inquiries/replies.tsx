import type { InquiryDetail } from "@frontage/content/schemas/received-inquiry";

import { momentInWords, type Clock } from "../../lib/dates.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { DeliveryState } from "./delivery-log.tsx";

export type RepliesProps = { inquiry: InquiryDetail; desk: BrokerDesk; clock: Clock };

/** What was answered, each with how its mail fares. */
export function Replies({ clock, desk, inquiry }: RepliesProps) {
  const { deliveries, email, id: inquiryId, replies } = inquiry;
  return (
    <ol className="border-t border-hairline">
      {replies.map(({ author, id, sentAt, text }) => {
        const delivery = deliveries.find((candidate) => candidate.id === id);
        return (
          <li key={id} className="border-b border-hairline py-3 text-ui">
            <p className="text-caption text-fg-3">
              {author}, <time dateTime={sentAt}>{momentInWords(sentAt, clock.timeZone)}</time>
            </p>
            <p className="mt-1 mb-2 text-small wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
            {delivery && (
              <DeliveryState
                delivery={delivery}
                title={`Mail to ${email}`}
                inquiryId={inquiryId}
                desk={desk}
                clock={clock}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
