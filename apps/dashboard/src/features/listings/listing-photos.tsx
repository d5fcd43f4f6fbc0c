import { photographsMin } from "@frontage/records/listing-checklist";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useRef, useState } from "react";

import { DialogCross } from "../../components/dialog-cross.tsx";
import { PhotoFrame } from "./listing-picture.tsx";
import { counted } from "./listings.ts";
import { PhotoEditor, usePhotoUploads } from "./photo-editor.tsx";

const titleId = "listing-photos";
const shownPhotosMax = 6;

/** A draft's photographs, arranged on its page. */
export function ListingPhotos({
  listing,
  uploads,
}: {
  listing: BrokerListing;
  uploads: ReturnType<typeof usePhotoUploads>;
}) {
  const { photos } = listing;
  return (
    <section aria-labelledby={titleId}>
      <RuleListHeader>
        <RuleListTitle id={titleId} tabIndex={-1}>
          Photographs
        </RuleListTitle>
        {photos.length > 0 && <RuleListCount>{photos.length}</RuleListCount>}
        <RuleListActions>
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={uploads.choose}>
              Add photographs
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="border-t border-fg pt-4">
        <PhotoEditor
          {...{ listing, uploads }}
          focusTitle={() => document.getElementById(titleId)?.focus()}
        />
      </div>
    </section>
  );
}

/** A summary of a published listing's photographs; a dialog arranges them. */
export function ListingPhotosSummary({ listing }: { listing: BrokerListing }) {
  const { photos } = listing;
  const [isOpen, setOpen] = useState(false);
  const uploads = usePhotoUploads(listing.id);
  const dialogTitle = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={titleId}>
      <RuleListHeader>
        <RuleListTitle id={titleId} tabIndex={-1}>
          Photographs
        </RuleListTitle>
        {photos.length > 0 && <RuleListCount>{photos.length}</RuleListCount>}
        <RuleListActions>
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={() => setOpen(true)}>
              Arrange<span className="sr-only"> photographs</span>
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="border-t border-fg pt-4">
        <ul className="grid grid-cols-3 gap-2">
          {photos.slice(0, shownPhotosMax).map((photo) => (
            <li key={photo.id}>
              <PhotoFrame photo={photo} alt={photo.alt} className="h-19 w-full" />
            </li>
          ))}
        </ul>
        <p className="pt-3 text-caption text-fg-3">{textsOf(photos)}</p>
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent size="lg">
          <div className="flex items-start justify-between gap-4">
            <DialogTitle ref={dialogTitle} tabIndex={-1}>
              Photographs
            </DialogTitle>
            <DialogCross className="-mt-1.5 -mr-2" />
          </div>
          <DialogDescription>
            The first one is the listing’s picture in lists and where it is shared. The site shows
            each as soon as it has alternative text.
          </DialogDescription>
          <div className="mt-5">
            <Button variant="outline" className="mb-4" onClick={uploads.choose}>
              Add photographs
            </Button>
            <PhotoEditor
              {...{ listing, uploads }}
              focusTitle={() => dialogTitle.current?.focus()}
            />
          </div>
        </DialogContent>
      </Dialog>
    </section>
  );
}

/** The state of the alternative texts: "All nine have alternative text." */
function textsOf(photos: readonly { alt: string }[]): string {
  const bare = photos.filter(({ alt }) => alt === "").length;
  if (photos.length === 0) return `None yet. The listing needs at least ${photographsMin}.`;
  if (bare > 0) return `${counted(bare, "needs", "need")} alternative text.`;
  if (photos.length === 1) return "It has alternative text.";
  return `All ${counted(photos.length, "has", "have").toLowerCase()} alternative text.`;
}
