import type { Exchange } from "@frontage/records/schemas/exchange";
import { Lead, LeadMark, LeadText, LeadTitle } from "@frontage/ui/lead";
import { TriangleAlert } from "lucide-react";

import { formatDate } from "../../time/dates.ts";
import { type ExchangeState, firstName } from "./exchange-state.ts";

type ExchangeLeadProps = {
  exchange: Exchange;
  state: ExchangeState;
  isBroker: boolean;
  /** "2026-07-14" */
  today: string;
};

/** The next strict day in display type, and the warning that nothing done here meets it. */
export function ExchangeLead({ exchange, isBroker, state, today }: ExchangeLeadProps) {
  const { headline, needsIdentification, next } = state;
  return (
    <Lead aria-labelledby="exchange" className="items-end">
      <div>
        <LeadMark calm={!next}>{exchange.dealName}</LeadMark>
        <LeadTitle id="exchange" size="lg">
          {headline}
        </LeadTitle>
        <LeadText>{aboutExchange(exchange, { isBroker, needsIdentification, today })}</LeadText>
      </div>
      {needsIdentification && (
        <div
          role="note"
          className="flex gap-3.5 rounded-control bg-warn-tint px-4 py-3.5 text-ui text-fg-2"
        >
          <TriangleAlert
            aria-hidden
            className="mt-0.25 size-5 shrink-0 text-warn"
            strokeWidth={1.75}
          />
          <p>
            <strong className="block font-semibold text-fg">
              Uploading here doesn’t count as identification.
            </strong>
            Identification must be a signed notice delivered to {isBroker ? "the" : "your"}{" "}
            intermediary.
          </p>
        </div>
      )}
    </Lead>
  );
}

type About = { isBroker: boolean; needsIdentification: boolean; today: string };

/** "Proceeds of 22 Demo Street, closed June 11, to be reinvested in 48 Example Road or another property you identify." */
export function aboutExchange(
  { clientName, dealName, replacements, sold, transfer }: Exchange,
  { isBroker, needsIdentification, today }: About,
): string {
  const closed = transfer?.day && formatDate(transfer.day, today);
  const verb = transfer?.day && transfer.day > today ? "closing" : "closed";
  const of = `Proceeds of ${sold ? sold.name : "the first transfer"}`;
  const proceeds = closed ? `${of}, ${verb} ${closed},` : of;
  if (!needsIdentification && replacements.length > 0) {
    return `${proceeds} reinvested in ${inWords(replacements.map(({ name }) => name))}.`;
  }
  const who = isBroker ? `${firstName(clientName)} identifies` : "you identify";
  return `${proceeds} to be reinvested in ${dealName} or another property ${who}.`;
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
