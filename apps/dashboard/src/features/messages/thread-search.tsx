import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { SearchInput } from "@frontage/ui/search-input";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";

import type { Thread } from "@frontage/content/schemas/thread";

import { usePortal } from "../../portal/portal-context.tsx";
import { propertiesQuery } from "../../portal/queries.ts";
import { FilterButton } from "./filter-button.tsx";
import type { ThreadFilter, ThreadFilterMenuProps } from "./thread-filter.tsx";

const menu = lazyPart<ThreadFilterMenuProps>(() => import("./thread-filter.tsx"));

export type ThreadSearchProps = {
  text: string;
  onText: (text: string) => void;
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  /** All of them, to know which deals there are to choose from. */
  threads: readonly Thread[];
};

/** Looks for words in the messages, and narrows the list to a deal or to what is unread. */
export function ThreadSearch({ filter, onFilter, onText, text, threads }: ThreadSearchProps) {
  const [hasMenu, setMenu] = useState(false);
  const { data: properties = [] } = useQuery(propertiesQuery(usePortal()));
  const discussed = properties.filter(({ id }) => threads.some((row) => row.propertyId === id));
  const deal = properties.find(({ id }) => id === filter.propertyId);

  function openMenu() {
    void menu.preload().then(
      () => setMenu(true),
      () =>
        toast.error("The filters could not be loaded.", {
          label: "Try again",
          onSelect: openMenu,
        }),
    );
  }

  return (
    <div className="border-b border-hairline p-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search messages"
          className="grow"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {hasMenu ? (
          <menu.Part filter={filter} onChange={onFilter} properties={discussed} />
        ) : (
          <FilterButton
            aria-expanded={false}
            onPointerEnter={() => void menu.preload().catch(() => {})}
            onClick={openMenu}
          />
        )}
      </div>
      {(filter.isUnreadOnly || filter.propertyId) && (
        <ul aria-label="Filters in use" className="mt-2 flex flex-wrap gap-2">
          {filter.isUnreadOnly && (
            <ActiveFilter
              label="Unread only"
              onRemove={() => onFilter({ ...filter, isUnreadOnly: false })}
            />
          )}
          {filter.propertyId && (
            <ActiveFilter
              label={deal?.name ?? "One deal"}
              onRemove={() => onFilter({ ...filter, propertyId: undefined })}
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
