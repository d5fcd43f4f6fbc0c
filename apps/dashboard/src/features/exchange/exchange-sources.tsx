import {
  exchangeNotices,
  exchangeSources,
  exchangeSourcesCheckedOn,
} from "@frontage/records/deal-clock/exchange-notices";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";

import { formatDay } from "../../time/dates.ts";

/** Where an exchange’s rules come from, and when they were checked. */
export function ExchangeSources() {
  return (
    <section aria-labelledby="sources">
      <RuleListHeader>
        <RuleListTitle id="sources">Where these rules come from</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {exchangeSources.map(({ detail, title }) => (
          <RuleListRow key={title} size="sm" className="flex-wrap justify-between gap-y-0.5">
            <span className="text-fg">{title}</span>
            <span className="text-caption text-fg-3 md:text-right">{detail}</span>
          </RuleListRow>
        ))}
      </RuleList>
      <p className="max-w-[68ch] pt-3 text-caption text-fg-3">
        Checked on{" "}
        {formatDay(exchangeSourcesCheckedOn, { month: "long", day: "numeric", year: "numeric" })}.{" "}
        {exchangeNotices.advice}
      </p>
    </section>
  );
}
