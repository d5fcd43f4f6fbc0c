import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { licensedStates } from "@frontage/content/licenses";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { type PageAction, PhoneBar } from "../../components/page-actions.tsx";

export type ListingPageProps = { listing: BrokerListing };

const back = { label: "All listings", to: dashboardPaths.listings };

type ListingBarProps = {
  name: string;
  /** All actions, for a phone's menu. */
  phoneActions: readonly PageAction[];
  /** Buttons for wider windows. */
  children: ReactNode;
};

/** The back link to the listings, and the actions on a listing. */
export function ListingBar({ children, name, phoneActions }: ListingBarProps) {
  return (
    <>
      <PhoneBar back={back} name={name} actions={phoneActions} />
      <div className="mb-6 flex items-center justify-between gap-6 max-md:hidden">
        <Link
          to={back.to}
          className="flex min-h-11 shrink-0 items-center gap-2 text-ui font-medium text-fg transition-colors hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {back.label}
        </Link>
        <div className="flex flex-wrap justify-end gap-2.5">{children}</div>
      </div>
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
