import { broker } from "@frontage/content/broker";
import { licensedStates } from "@frontage/content/licenses";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";

/** The lines that the property's state, or its broker, need on its page. */
export function ListingLegal({ listing: { details, kind } }: { listing: BrokerListing }) {
  const { cooperatingBroker, region } = details;
  const isLicensed = licensedStates.has(region);
  const license = broker.licenses.find(({ state }) => state === region);
  const lines: { name: string; value: string; isMissing?: boolean }[] = [
    ...(isLicensed
      ? []
      : [
          {
            name: "Cooperating broker",
            value: cooperatingBroker?.name ?? "Not named",
            isMissing: !cooperatingBroker,
          },
        ]),
    {
      name: "Firm and license",
      value: license
        ? `${broker.firm.name}, ${license.number.replaceAll("-", "\u2011")}`
        : cooperatingBroker
          ? `${cooperatingBroker.firm}, ${cooperatingBroker.license}`
          : "None",
      isMissing: !license && !cooperatingBroker,
    },
    { name: "Whom you represent", value: kind === "sale" ? "The owner" : "The landlord" },
    { name: "Not guaranteed", value: "Standard line" },
  ];
  return (
    <section aria-labelledby="legal-lines">
      <RuleListHeader>
        <RuleListTitle id="legal-lines">Legal lines</RuleListTitle>
        <RuleListCount>{region}</RuleListCount>
      </RuleListHeader>
      <RuleList>
        {lines.map(({ isMissing, name, value }) => (
          <RuleListRow key={name} size="sm" align="baseline" className="justify-between">
            <span className="shrink-0 text-fg">{name}</span>
            <span className={`text-right wrap-anywhere ${isMissing ? "text-warn" : "text-fg-3"}`}>
              {value}
            </span>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}
