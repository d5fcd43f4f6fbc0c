import { isOnSite } from "@frontage/records/listing-states";
import { listingPaths } from "@frontage/content/listings";
import { Button } from "@frontage/ui/button";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { ArrowUpRight } from "lucide-react";

import { useNow } from "../../time/use-now.ts";
import { PageMenu, type PageAction } from "../../components/page-actions.tsx";
import { ListingDocuments } from "./listing-documents.tsx";
import { ListingFigures, ListingFunnel } from "./listing-figures.tsx";
import { ListingHead } from "./listing-head.tsx";
import { confirmationOf } from "./listing-labels.ts";
import { ListingOrigins } from "./listing-origins.tsx";
import { ListingLegal } from "./listing-legal.tsx";
import { ListingBar, type ListingPageProps } from "./listing-page.tsx";
import { ListingPhotosSummary } from "./listing-photos.tsx";
import { ListingShown } from "./listing-shown.tsx";
import { AddProspects, DownloadProspects, Prospects } from "./prospects.tsx";
import { useConfirmListing } from "./use-listing-actions.ts";
import { useListingMenu } from "./use-listing-menu.tsx";

/** A listing that is or was on the site: how it does, who is interested, and its documents. */
export function ListingLive({ listing }: ListingPageProps) {
  const { details, funnel, id, origins, slug, status } = listing;
  const now = useNow();
  const { dialogs, editAll, editDue, menu, publish, withdraw } = useListingMenu({
    listing,
  });
  const confirm = useConfirmListing();
  const name = details.address;
  const confirmNow = () => confirm.run({ id, name, version: listing.version });
  const confirmation = confirmationOf({ ...listing, timeZone: details.timeZone }, now);
  const isShown = isOnSite(status) && confirmation?.freshness !== "hidden";
  // On a phone, the menu has all of them.
  const shared: PageAction[] = confirmation
    ? [{ id: "confirm", label: "Confirm it’s available", onSelect: confirmNow }]
    : [];
  const phone: PageAction[] = [
    { id: "edit", label: "Edit listing", onSelect: editAll },
    status === "withdrawn"
      ? { id: "publish", label: "Publish again", onSelect: publish }
      : { id: "withdraw", label: "Withdraw", onSelect: withdraw },
  ];
  const buttons = (
    <>
      {isShown && (
        <Button asChild variant="ghost">
          {/* Another page, without the dashboard. */}
          <a href={listingPaths.listing(slug)}>
            <ArrowUpRight aria-hidden className="size-4.5" strokeWidth={1.75} />
            View on the site
          </a>
        </Button>
      )}
      {status === "withdrawn" ? (
        <Button variant="ink" onClick={publish}>
          Publish again
        </Button>
      ) : (
        <Button variant="outline" onClick={withdraw}>
          Withdraw
        </Button>
      )}
      <Button variant="outline" onClick={editAll}>
        Edit listing
      </Button>
      <PageMenu name={name} actions={[...shared, ...menu]} variant="outline" className="" />
    </>
  );

  return (
    <div className="max-w-440">
      <ListingBar name={name} phoneActions={[...shared, ...phone, ...menu]}>
        {buttons}
      </ListingBar>
      <ListingHead
        listing={listing}
        now={now}
        confirm={{ run: confirmNow, isPending: confirm.isPending }}
      />
      <ListingFigures listing={listing} now={now} onEditPrice={editAll} onEditDue={editDue} />
      <section aria-labelledby="prospects" className="mt-10">
        <RuleListHeader>
          <RuleListTitle id="prospects" tabIndex={-1}>
            Prospects
          </RuleListTitle>
          <RuleListCount>{funnel.inquired.total}</RuleListCount>
          <RuleListActions>
            {funnel.inquired.total > 0 && <DownloadProspects listing={listing} />}
            <AddProspects listing={listing} />
          </RuleListActions>
        </RuleListHeader>
        <ListingFunnel funnel={funnel} />
        <ListingOrigins origins={origins} />
      </section>
      <div className="mt-7 grid gap-x-12 gap-y-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Prospects listing={listing} now={now} />
        <div className="grid content-start gap-10 *:min-w-0 max-xl:md:grid-cols-2">
          <ListingDocuments listing={listing} />
          <ListingPhotosSummary listing={listing} />
          <ListingShown listing={listing} now={now} />
          <ListingLegal listing={listing} />
        </div>
      </div>
      {dialogs}
    </div>
  );
}
