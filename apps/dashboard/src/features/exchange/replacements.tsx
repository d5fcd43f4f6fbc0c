import {
  identificationRule,
  threePropertyMax,
  valueRulePercent,
} from "@frontage/records/deal-clock/identification-rule";
import type { Exchange, Replacement } from "@frontage/records/schemas/exchange";
import { Chip } from "@frontage/ui/chip";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import type { ReactNode } from "react";

import { formatDate } from "../../time/dates.ts";
import { firstName, shortDay } from "./exchange-state.ts";

type ReplacementsProps = {
  exchange: Exchange;
  /** "2026-07-14" */
  today: string;
  /** Who marks them: "Jordan Avery"; absent for the broker. */
  brokerName: string | undefined;
  /** For a broker: adds one. */
  onAdd: ReactNode;
  /** For a broker: what can be done with one. */
  actionsOf: (replacement: Replacement) => ReactNode;
};

/** The properties to identify, and which of them are identified. */
export function Replacements({ actionsOf, brokerName, exchange, onAdd, today }: ReplacementsProps) {
  const { intermediary, replacements, sold } = exchange;
  const count = replacements.length;
  const rule = identificationRule(replacements, sold?.value);
  const who = intermediary ? firstName(intermediary.name) : "the intermediary";
  return (
    <section aria-labelledby="replacements">
      <RuleListHeader>
        <RuleListTitle id="replacements" tabIndex={-1} className="outline-none">
          Identified properties
        </RuleListTitle>
        <RuleListCount>
          {count <= threePropertyMax
            ? `Up to ${threePropertyMax}`
            : [count, rule.percent !== undefined && `${rule.percent}% of the sale`]
                .filter(Boolean)
                .join(", ")}
        </RuleListCount>
        {onAdd && <RuleListActions>{onAdd}</RuleListActions>}
      </RuleListHeader>
      {count === 0 ? (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">None yet.</p>
      ) : (
        <RuleList>
          {replacements.map((replacement) => (
            <Row key={replacement.id} replacement={replacement} today={today}>
              {actionsOf(replacement)}
            </Row>
          ))}
        </RuleList>
      )}
      {count > threePropertyMax && (
        <p className={`pt-3 text-caption ${rule.isWithin ? "text-fg-3" : "font-medium text-warn"}`}>
          More than {threePropertyMax}: together they may be worth at most {valueRulePercent}% of
          what was sold.
          {rule.percent === undefined && " Not every value is known."}
        </p>
      )}
      <p className="pt-3 text-caption text-pretty text-fg-3">
        {brokerName === undefined
          ? `Mark one as identified when ${who} confirms the signed notice arrived.`
          : `${firstName(brokerName)} marks it identified once ${who} confirms your signed notice.`}
      </p>
    </section>
  );
}

function Row({
  children,
  replacement: { identifiedOn, name, note },
  today,
}: {
  children: ReactNode;
  replacement: Replacement;
  today: string;
}) {
  return (
    <RuleListRow size="lg" className="flex-wrap justify-between gap-y-1.5">
      <span className="min-w-0 grow basis-32 wrap-anywhere">
        <span className="block font-semibold text-fg">{name}</span>
        {note && <span className="block text-caption text-fg-3">{note}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        {identifiedOn === undefined ? (
          <Chip tone="caution">Not identified</Chip>
        ) : (
          <Chip tone="positive">Identified {formatDate(identifiedOn, today, shortDay)}</Chip>
        )}
        {children}
      </span>
    </RuleListRow>
  );
}
