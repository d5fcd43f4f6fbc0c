import { licensedStates } from "@frontage/content/licenses";
import { listingPaths } from "@frontage/content/listings";
import { formatCapRate, formatPropertySize } from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { type ChecklistItem, photographsMin } from "@frontage/records/listing-checklist";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { describeSpaces } from "@frontage/records/spaces";
import type { ListingDetails, ListingKind } from "@frontage/records/schemas/listing";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Check, Circle, Eye } from "lucide-react";
import { useState } from "react";

import { PageMenu } from "../../components/page-actions.tsx";
import { formatDay } from "../../time/dates.ts";
import { ListingDocumentDialog } from "./listing-document-form.tsx";
import { ListingDocuments } from "./listing-documents.tsx";
import { ListingRows } from "./listing-form.tsx";
import { useListingMenu } from "./listing-menu.tsx";
import { ListingBar, ListingLegal, type ListingPageProps } from "./listing-page.tsx";
import { ListingPhotos } from "./listing-photos.tsx";
import { ListingSpaces } from "./listing-spaces.tsx";
import { usePhotoUploads } from "./photo-editor.tsx";
import { ListingThumbnail } from "./listing-picture.tsx";
import { counted, formatAsking } from "./listings.ts";

/** Shows a section of the page, from its heading. */
function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** A draft's page: what is missing, its fields, and a preview. */
export function ListingDraft({ listing }: ListingPageProps) {
  const { checklist, client, details, id, kind, photos } = listing;
  const [openGroup, setOpenGroup] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState<ListingDetails>();
  const uploads = usePhotoUploads(id);
  const { dialogs, menu, publish } = useListingMenu({ listing });
  const missing = checklist.filter(({ isDone }) => !isDone).length;
  const name = details.address;

  const openRow = (group: string) => {
    setOpenGroup(group);
    document.getElementById("on-the-listing")?.scrollIntoView({ block: "start" });
  };
  function fix(item: ChecklistItem) {
    if (item === "documents") setAdding(true);
    else if (item === "spaces") goTo("spaces");
    else if (item !== "photographs" && item !== "agreement") openRow(groupOf(item, listing));
    else {
      goTo("listing-photos");
      // With enough photographs, the entry is about missing alternative texts.
      if (photos.length < photographsMin) uploads.choose();
    }
  }

  const publishButton = (
    <Button
      variant="ink"
      disabled={missing > 0}
      aria-describedby={missing > 0 ? "before-you-publish" : undefined}
      onClick={publish}
    >
      Publish
    </Button>
  );

  return (
    <div className="max-w-440">
      <ListingBar listing={listing} actions={menu}>
        <Button asChild variant="outline">
          <a href={listingPaths.preview(id)} target="_blank" rel="noopener noreferrer">
            <Eye aria-hidden className="size-4.5" strokeWidth={1.75} />
            Preview <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
        {publishButton}
        <PageMenu name={name} actions={menu} variant="outline" className="" />
      </ListingBar>
      <h2 className="max-w-[24em] font-display text-[2.25rem]/[1.04] tracking-[-0.022em] text-balance wrap-anywhere text-fg xl:text-[2.75rem]/[1.04]">
        {missing === 0
          ? `${name} is ready to publish.`
          : `${name} needs ${counted(missing, "more thing", "more things").toLowerCase()}.`}
      </h2>
      <p className="mt-2.5 text-small">
        Draft{client && ` for ${client.name}`}, {details.city}, {details.region}.
        {details.marketingFrom && ` Marketing begins ${formatDay(details.marketingFrom)}.`}
      </p>
      <div className="mt-4 grid md:hidden">{publishButton}</div>
      <div className="mt-9 grid gap-x-12 gap-y-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-10">
          <ListingChecklist listing={listing} onFix={fix} />
          <ListingSpaces listing={listing} />
          <ListingRows
            listing={listing}
            openGroup={openGroup}
            onOpen={setOpenGroup}
            onType={setTyped}
          />
          <ListingPhotos {...{ listing, uploads }} />
        </div>
        <div className="flex flex-col gap-10">
          <ListingPreview listing={listing} details={typed ?? details} />
          <ListingDocuments listing={listing} />
          <ListingLegal listing={listing} />
          <section aria-labelledby="when-you-publish">
            <RuleListHeader>
              <RuleListTitle id="when-you-publish">When you publish</RuleListTitle>
            </RuleListHeader>
            <p className="border-t border-fg pt-3.5 text-ui text-fg-3">
              The listing appears on the site
              {client &&
                `, ${client.name.split(" ", 1)[0]} is notified, and the weekly report starts`}
              . {kind === "sale" ? "Buyers" : "Tenants"} can then ask about it.
            </p>
          </section>
        </div>
      </div>
      {isAdding && (
        <ListingDocumentDialog
          listingId={id}
          document={undefined}
          onClose={() => setAdding(false)}
        />
      )}
      {dialogs}
    </div>
  );
}

/** The field group that completes an entry of the checklist. */
function groupOf(
  item: Exclude<ChecklistItem, "agreement" | "documents" | "photographs" | "spaces">,
  { checklist, details }: ListingPageProps["listing"],
): string {
  const note = checklist.find((entry) => entry.item === item)?.note ?? "";
  switch (item) {
    case "price":
      return "price";
    case "license":
      return "cooperating";
    case "figures":
      if (note.includes("year built")) return "building";
      if (note.includes("occupancy")) return "occupancy";
      return "income";
    case "words":
      if (!details.isAddressShown && !details.headline) return "headline";
      return details.summary ? "highlights" : "summary";
  }
}

type ListingChecklistProps = {
  listing: BrokerListing;
  /** Goes to the field that completes an entry. */
  onFix: (item: ChecklistItem) => void;
};

/** The button of each entry; none for the agreement, whose text is a file of the site. */
const verbs: Record<ChecklistItem, string | undefined> = {
  photographs: "Add",
  price: "Edit",
  spaces: "Edit",
  license: "Add",
  agreement: undefined,
  figures: "Edit",
  words: "Edit",
  documents: "Add",
};

/** What is missing before a draft can be published, so that Publish is disabled. */
export function ListingChecklist({ listing, onFix }: ListingChecklistProps) {
  const { checklist, deal, details, kind, photos } = listing;
  // Incomplete entries come first.
  const entries = checklist.toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
  const done = checklist.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="before-you-publish">
      <RuleListHeader>
        <RuleListTitle id="before-you-publish">Before you publish</RuleListTitle>
        <RuleListCount>
          {done} of {checklist.length} done
        </RuleListCount>
      </RuleListHeader>
      <RuleList>
        {entries.map(({ isDone, item, note }) => {
          const name = checklistName(item, kind, details.region);
          // With enough photographs, the entry is about missing alternative texts.
          const isUndescribed = item === "photographs" && photos.length >= photographsMin;
          const verb = isUndescribed ? "Describe" : verbs[item];
          const said = note ?? (item === "figures" && deal ? "Taken from the deal" : undefined);
          return (
            <li
              key={item}
              className="grid min-h-15 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-3 md:grid-cols-[1.25rem_minmax(0,1.15fr)_minmax(0,1.45fr)_auto]"
            >
              {isDone ? (
                <Check aria-hidden className="size-4 text-fg-2" strokeWidth={2} />
              ) : (
                <Circle aria-hidden className="size-3.5 text-fg-3" strokeWidth={1.75} />
              )}
              <span
                className={`max-md:col-start-2 max-md:row-start-1 ${isDone ? "font-medium text-fg" : "font-semibold text-fg"}`}
              >
                {name}
              </span>
              <span
                className={`max-md:col-start-2 max-md:row-start-2 empty:hidden md:empty:block ${isDone ? "text-fg-3" : ""}`}
              >
                {said}
              </span>
              <span className="justify-self-end text-fg-3 max-md:col-start-3 max-md:row-start-1">
                {isDone && "Done"}
                {!isDone && verb && (
                  <TextLink asChild className="font-medium">
                    <button
                      type="button"
                      className="cursor-pointer"
                      aria-label={`${verb}: ${name}`}
                      onClick={() => onFix(item)}
                    >
                      {verb}
                    </button>
                  </TextLink>
                )}
              </span>
            </li>
          );
        })}
      </RuleList>
    </section>
  );
}

type ListingPreviewProps = {
  listing: BrokerListing;
  /** The fields as currently typed. */
  details: ListingDetails;
};

/** How the site's list will show the listing, with the fields as currently typed. */
export function ListingPreview({ details, listing }: ListingPreviewProps) {
  const { address, city, cooperatingBroker, headline, isAddressShown, region } = details;
  const { noi, noiPeriod, price, squareFeet, type } = details;
  const [photo] = listing.photos;
  const isSale = listing.kind === "sale";
  const lease = details.spaces?.length ? describeSpaces(details.spaces, type) : undefined;
  const asking = isSale ? formatAsking(details) : lease?.size;
  const capRate = details.isPriceOnRequest ? undefined : capRateOf({ noi, price });
  const isLicensed = licensedStates.has(region) || Boolean(cooperatingBroker?.name);
  return (
    <section aria-labelledby="on-the-site">
      <RuleListHeader>
        <RuleListTitle id="on-the-site">On the site</RuleListTitle>
        <RuleListActions>
          <TextLink asChild>
            {/* A plain link, because the preview is a page of the site. */}
            <a href={listingPaths.preview(listing.id)} target="_blank" rel="noopener noreferrer">
              Full preview <span className="sr-only">(opens in a new tab)</span>
            </a>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="overflow-hidden rounded-b-panel border border-t-fg border-hairline text-ui">
        <div className="relative">
          <ListingThumbnail photo={photo} type={type} width={720} className="h-47 w-full" />
          {photo?.isRendering && (
            <span
              aria-hidden
              className="absolute bottom-2.5 left-2.5 rounded-site bg-white px-1.5 py-0.5 text-caption font-medium text-ink"
            >
              Rendering
            </span>
          )}
        </div>
        <div className="p-4.5 pt-4">
          <p className="font-display text-[1.5rem]/[1.16] wrap-anywhere text-fg">
            {isAddressShown ? address : headline || `${propertyTypeNames[type]} property`}
          </p>
          <p className="mt-1">
            {city}, {region}
            {!isAddressShown && ". Address after the agreement"}
          </p>
          <p className="mt-0.5 text-fg-3">
            {propertyTypeNames[type]}
            {isSale && Number.isFinite(squareFeet) && `, ${formatPropertySize(details)}`}
          </p>
          <p className="mt-3.5 font-display text-[1.5rem]/[1.16] text-fg">
            {asking ?? <span className="text-fg-3">No {isSale ? "price" : "space"} yet</span>}
          </p>
          {capRate !== undefined && (
            <p className="text-fg-3">
              {formatCapRate(capRate)} cap rate{noiPeriod === "pro-forma" && ", pro forma"}
            </p>
          )}
          {lease && (
            <p className="text-fg-3">{isSale ? lease.sentence : `${lease.rent}, ${lease.count}`}</p>
          )}
          {!isLicensed && (
            <p className="mt-3.5 border-t border-hairline pt-3 text-caption text-warn">
              License line missing for {region}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The name of a checklist's entry, for a sale or a lease. */
function checklistName(item: ChecklistItem, kind: ListingKind, region: string): string {
  const isSale = kind === "sale";
  const names: Record<ChecklistItem, string> = {
    photographs: "Photographs",
    price: "Price",
    spaces: "Spaces",
    license: `License in ${region}`,
    agreement: "Confidentiality agreement",
    figures: isSale ? "Size, year, occupancy and NOI" : "Size and year",
    words: "Summary and three highlights",
    documents: "Rent roll",
  };
  return names[item];
}
