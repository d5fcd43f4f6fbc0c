import { buyerRoleNames } from "@frontage/records/offer-words";
import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState } from "react";

import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { Verb } from "../../components/verb.tsx";

/** More buyers than these are shown on request. */
const collapsedBuyersMax = 5;

const columns = "gap-x-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)_6rem]";

type InterestedProps = Pick<ListingWeek, "interested"> & { clock: Clock };

/**
 * Buyers who signed the agreement, the furthest first, as far as the broker shows them to the
 * client.
 */
export function Interested({ clock, interested }: InterestedProps) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? interested : interested.slice(0, collapsedBuyersMax);
  return (
    <section aria-labelledby="interested">
      <RuleListHeader>
        <RuleListTitle id="interested">Who is looking</RuleListTitle>
        <RuleListCount>{interested.length} signed the agreement</RuleListCount>
        {interested.length > collapsedBuyersMax && (
          <RuleListActions>
            <Verb onClick={() => setAllShown(!areAllShown)} name="">
              {areAllShown ? `Only the first ${collapsedBuyersMax}` : `All ${interested.length}`}
            </Verb>
          </RuleListActions>
        )}
      </RuleListHeader>
      <div aria-hidden className={`pb-2 text-caption text-fg-3 max-md:hidden md:grid ${columns}`}>
        <span>Company</span>
        <span>Role</span>
        <span>Furthest step</span>
        <span className="text-right">Last seen</span>
      </div>
      <ul className="border-t border-fg text-ui">
        {shown.map(({ company, id, lastSeenAt, role, step }) => (
          <li
            key={id}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-0.5 border-b border-hairline py-3 md:min-h-13 md:py-2 ${columns}`}
          >
            <span className="font-medium wrap-anywhere text-fg">{company}</span>
            <span className="text-fg-3 max-md:col-span-2 max-md:row-start-2 max-md:empty:hidden md:text-fg-2">
              {role && buyerRoleNames[role]}
            </span>
            <span className="text-fg-3 max-md:col-span-2 max-md:row-start-3 md:text-fg-2">
              {step}
            </span>
            <span className="text-right text-caption text-fg-3 max-md:col-start-2 max-md:row-start-1">
              {lastSeenAt && formatRecentDate(lastSeenAt, clock).replace(/,.*/, "")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
