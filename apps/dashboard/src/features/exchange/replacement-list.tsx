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
import { Pencil, Trash2 } from "lucide-react";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { PageMenu } from "../../components/page-actions.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { formatDate } from "../../time/dates.ts";
import type { ExchangeForm } from "./exchange-forms.tsx";
import { ActionLink } from "./exchange-clock.tsx";
import { firstName, shortDay } from "./exchange-state.ts";

type ReplacementListProps = {
  dealId: string;
  exchange: Exchange;
  /** "2026-07-14" */
  today: string;
  /** Who marks properties as identified: "Jordan Avery"; absent for the broker. */
  brokerName: string | undefined;
  /** Opens a form, for a broker. */
  onOpen: ((form: ExchangeForm) => void) | undefined;
};

/** The candidate replacement properties, and which of them are identified. */
export function ReplacementList(props: ReplacementListProps) {
  const { brokerName, dealId, exchange, onOpen, today } = props;
  const { intermediary, replacements, sold } = exchange;
  const { confirm, dialog } = useConfirm();
  const count = replacements.length;
  const rule = identificationRule(replacements, sold?.value);
  const who = intermediary ? firstName(intermediary.name) : "the intermediary";
  const confirmRemoval = ({ id, name, version }: Replacement) =>
    confirm({
      title: `Remove ${name}?`,
      description: "Removes it from this list. Nothing changes with the intermediary.",
      action: "Remove",
      act: () =>
        read(
          deals[":dealId"].exchange.replacements[":id"].$delete({
            param: { dealId, id },
            query: { version: String(version) },
          }),
        ),
      changes: ["deals"],
      done: `${name} removed.`,
      focus: () => document.getElementById("replacements")?.focus(),
    });
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
        {onOpen && (
          <RuleListActions className="print:hidden">
            <ActionLink onClick={() => onOpen({ name: "replacement" })}>Add</ActionLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      {count === 0 ? (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">None yet.</p>
      ) : (
        <RuleList>
          {replacements.map((replacement) => {
            const { id, identifiedOn, name, note } = replacement;
            return (
              <RuleListRow key={id} size="lg" className="flex-wrap justify-between gap-y-1.5">
                <span className="min-w-0 grow basis-32 wrap-anywhere">
                  <span className="block font-semibold text-fg">{name}</span>
                  {note && <span className="block text-caption text-fg-3">{note}</span>}
                </span>
                <span className="flex shrink-0 items-center gap-1">
                  {identifiedOn === undefined ? (
                    <Chip tone="caution">Not identified</Chip>
                  ) : (
                    <Chip tone="positive">
                      Identified {formatDate(identifiedOn, today, shortDay)}
                    </Chip>
                  )}
                  {onOpen && (
                    <PageMenu
                      name={name}
                      variant="ghost"
                      className="-mr-2.5 print:hidden"
                      actions={[
                        {
                          id: "edit",
                          label: "Edit",
                          Icon: Pencil,
                          onSelect: () => onOpen({ name: "replacement", replacement }),
                        },
                        {
                          id: "remove",
                          label: "Remove",
                          Icon: Trash2,
                          onSelect: () => confirmRemoval(replacement),
                        },
                      ]}
                    />
                  )}
                </span>
              </RuleListRow>
            );
          })}
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
          ? `Enter the day once ${who} confirms the signed notice arrived.`
          : `${firstName(brokerName)} marks it identified once ${who} confirms your signed notice.`}
      </p>
      {dialog}
    </section>
  );
}
