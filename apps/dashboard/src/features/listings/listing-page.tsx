import { broker } from "@frontage/content/broker";
import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { licensedStates } from "@frontage/content/licenses";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import type { ReactNode } from "react";

import { type PageAction, PhoneMenu } from "../../components/page-actions.tsx";
import { BarActions, useScreenBar } from "../../navigation/screen-bar.tsx";

export type ListingPageProps = { listing: BrokerListing };

const back = { label: screenTitles.listings, to: dashboardPaths.listings };

type ListingBarProps = ListingPageProps & {
  /** All actions, for a phone's menu. */
  actions: readonly PageAction[];
  /** Buttons for wider windows. */
  children?: ReactNode;
};

/** A listing's name and buttons in the header. */
export function ListingBar({ actions, children, listing: { details } }: ListingBarProps) {
  const { address, city, region, type } = details;
  useScreenBar({
    back,
    title: address,
    note: `${city}, ${region}. ${propertyTypeNames[type]}`,
  });
  return (
    <>
      <BarActions>
        <div className="flex gap-2.5 empty:hidden max-md:hidden">{children}</div>
      </BarActions>
      <PhoneMenu name={address} actions={actions} />
    </>
  );
}

/** Legal notes that the property's state, or its cooperating broker, requires. */
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
