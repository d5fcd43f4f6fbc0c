import { Button } from "@frontage/ui/button";
import { SearchInput } from "@frontage/ui/search-input";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";

import type { Thread } from "@frontage/records/schemas/thread";

import { usePortal } from "../../portal/portal-context.tsx";
import { dealNamesQuery } from "../../portal/queries.ts";
import { ThreadFilterMenu, type ThreadFilter } from "./thread-filter.tsx";

export type ThreadSearchProps = {
  text: string;
  onText: (text: string) => void;
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  /** All threads, to offer their deals. */
  threads: readonly Thread[];
};

/** Searches the messages, and filters the list by deal or unread. */
export function ThreadSearch({ filter, onFilter, onText, text, threads }: ThreadSearchProps) {
  const { data: properties = [] } = useQuery(dealNamesQuery(usePortal()));
  const discussed = properties.filter(({ id }) => threads.some((row) => row.dealId === id));
  const deal = properties.find(({ id }) => id === filter.dealId);

  return (
    <div className="border-b border-hairline p-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search messages"
          className="grow"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <ThreadFilterMenu filter={filter} onChange={onFilter} properties={discussed} />
      </div>
      {(filter.isUnreadOnly || filter.dealId) && (
        <ul aria-label="Filters in use" className="mt-2 flex flex-wrap gap-2">
          {filter.isUnreadOnly && (
            <ActiveFilter
              label="Unread only"
              onRemove={() => onFilter({ ...filter, isUnreadOnly: false })}
            />
          )}
          {filter.dealId && (
            <ActiveFilter
              label={deal?.name ?? "One deal"}
              onRemove={() => onFilter({ ...filter, dealId: undefined })}
            />
          )}
        </ul>
      )}
    </div>
  );
}

function ActiveFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li className="flex items-center rounded-control bg-sunken pl-3 text-caption font-medium text-fg">
      {label}
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove the filter ${label}`}
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </li>
  );
}
