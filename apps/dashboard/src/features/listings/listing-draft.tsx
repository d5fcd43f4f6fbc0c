import { listingPaths } from "@frontage/content/listings";
import { type ChecklistItem, photographsMin } from "@frontage/records/listing-checklist";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { Button } from "@frontage/ui/button";
import { RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Eye } from "lucide-react";
import { useState } from "react";

import { formatDay } from "../../time/dates.ts";
import { PageMenu } from "../../components/page-actions.tsx";
import { ListingChecklist } from "./listing-checklist.tsx";
import { ListingDocumentDialog } from "./listing-document-dialog.tsx";
import { ListingDocuments } from "./listing-documents.tsx";
import { counted } from "./listing-labels.ts";
import { ListingLegal } from "./listing-legal.tsx";
import { ListingPhotos, photoInputId } from "./listing-photos.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { ListingRows } from "./listing-rows.tsx";
import { ListingBar, type ListingPageProps } from "./listing-page.tsx";
import { useListingMenu } from "./use-listing-menu.tsx";

/** A draft: what is missing, what it says, and how the site will show it. */
export function ListingDraft({ listing }: ListingPageProps) {
  const { checklist, client, details, id, kind, photos } = listing;
  const [openGroup, setOpenGroup] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState<ListingDetails>();
  const { dialogs, editAll, menu, publish } = useListingMenu({ listing });
  const missing = checklist.filter(({ isDone }) => !isDone).length;
  const name = details.address;

  const openRow = (group: string) => {
    setOpenGroup(group);
    document.getElementById("on-the-listing")?.scrollIntoView({ block: "start" });
  };
  function fix(item: ChecklistItem) {
    if (item === "documents") setAdding(true);
    else if (item !== "photographs" && item !== "agreement") openRow(groupOf(item, listing));
    else {
      const heading = document.getElementById("listing-photos");
      heading?.scrollIntoView({ block: "start" });
      heading?.focus({ preventScroll: true });
      // With enough of them, alternative texts are missing.
      if (photos.length < photographsMin) document.getElementById(photoInputId)?.click();
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
      <ListingBar name={name} phoneActions={menu}>
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
          <ListingRows
            listing={listing}
            openGroup={openGroup}
            onOpen={setOpenGroup}
            onType={setTyped}
            onEditAll={editAll}
          />
          <ListingPhotos listing={listing} />
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

/** The fields in which an entry of the checklist is completed. */
function groupOf(
  item: Exclude<ChecklistItem, "agreement" | "documents" | "photographs">,
  { checklist, details, kind }: ListingPageProps["listing"],
): string {
  const note = checklist.find((entry) => entry.item === item)?.note ?? "";
  switch (item) {
    case "price":
      return kind === "sale" ? "price" : "rent";
    case "license":
      return "cooperating";
    case "figures":
      if (note.includes("year built")) return "building";
      if (note.includes("occupancy")) return "occupancy";
      return kind === "sale" ? "income" : "rent";
    case "words":
      if (!details.isAddressShown && !details.headline) return "headline";
      return details.summary ? "highlights" : "summary";
  }
}
