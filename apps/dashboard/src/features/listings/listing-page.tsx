import { dashboardPaths } from "@frontage/content/dashboard";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { PhoneBar, type PageAction } from "../../components/page-actions.tsx";

export type ListingPageProps = { listing: BrokerListing };

const back = { label: "All listings", to: dashboardPaths.listings };

type ListingBarProps = {
  name: string;
  /** All actions, as a phone's menu has them. */
  phoneActions: readonly PageAction[];
  /** The buttons of wider windows. */
  children: ReactNode;
};

/** The way back to the list, and what can be done with the listing. */
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
