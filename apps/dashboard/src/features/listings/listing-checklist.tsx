import { photographsMin, type ChecklistItem } from "@frontage/records/listing-checklist";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Check, Circle } from "lucide-react";

import { checklistName } from "./listing-labels.ts";

type ListingChecklistProps = {
  listing: BrokerListing;
  /** Goes to where an entry is completed. */
  onFix: (item: ChecklistItem) => void;
};

/** Where an entry is completed; the text of the agreement is a file of the site. */
const verbs: Record<ChecklistItem, string | undefined> = {
  photographs: "Add",
  price: "Edit",
  license: "Add",
  agreement: undefined,
  figures: "Edit",
  words: "Edit",
  documents: "Add",
};

/** What has to be there before a listing is published: the reason why Publish is off. */
export function ListingChecklist({ listing, onFix }: ListingChecklistProps) {
  const { checklist, deal, details, kind, photos } = listing;
  // What is missing first.
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
          // With enough photographs, their texts are missing.
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
