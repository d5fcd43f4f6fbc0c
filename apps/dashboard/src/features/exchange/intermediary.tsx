import { contactPath } from "@frontage/content/dashboard";
import type { Exchange } from "@frontage/records/schemas/exchange";
import { Avatar } from "@frontage/ui/avatar";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { Phone } from "lucide-react";
import { Link } from "react-router";

export type IntermediaryProps = {
  intermediary: Exchange["intermediary"];
  isBroker: boolean;
};

/** Who holds the money of an exchange, and receives the identification. */
export function Intermediary({ intermediary, isBroker }: IntermediaryProps) {
  return (
    <section aria-labelledby="intermediary">
      <RuleListHeader>
        <RuleListTitle id="intermediary">{isBroker ? "The" : "Your"} intermediary</RuleListTitle>
      </RuleListHeader>
      {intermediary ? (
        <RuleList>
          <RuleListRow size="lg">
            <Avatar name={intermediary.name} aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">
              <Link
                to={contactPath(intermediary.id)}
                className="block font-semibold text-fg transition-colors hover:text-accent"
              >
                {intermediary.name}
              </Link>
              {intermediary.company && (
                <span className="block text-caption text-fg-3">{intermediary.company}</span>
              )}
            </span>
            {intermediary.phone && (
              <a
                href={`tel:${intermediary.phone.e164}`}
                aria-label={`Call ${intermediary.name}, ${intermediary.phone.display}`}
                className="-mr-2.5 grid size-10 shrink-0 place-items-center rounded-control text-fg-3 transition-colors hover:text-accent pointer-coarse:size-11"
              >
                <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
              </a>
            )}
          </RuleListRow>
        </RuleList>
      ) : (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">
          {isBroker
            ? "None named yet. Add a party with the role 1031 intermediary to the deal."
            : "None named yet."}
        </p>
      )}
      <p className="pt-3 text-caption text-pretty text-fg-3">
        Call to confirm {isBroker ? "the" : "your"} identification arrived, on a number you already
        know.
      </p>
    </section>
  );
}
