import type { DealName } from "@frontage/records/schemas/deal";
import type { Thread } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { SearchInput } from "@frontage/ui/search-input";
import { useQuery } from "@tanstack/react-query";
import { X, ListFilter } from "lucide-react";
import type { ComponentProps } from "react";

import { dealNamesQuery } from "../../api/queries.ts";
import { useClientName } from "../../api/visit.tsx";

type ThreadSearchProps = {
  text: string;
  onText: (text: string) => void;
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  /** All conversations, whose deals the filter offers. */
  threads: readonly Thread[];
};

/** The search field for messages, and the list's filters by deal and unread. */
export function ThreadSearch({ filter, onFilter, onText, text, threads }: ThreadSearchProps) {
  const { data: deals = [] } = useQuery(dealNamesQuery());
  const discussed = deals.filter(({ id }) => threads.some((row) => row.dealId === id));
  const deal = deals.find(({ id }) => id === filter.dealId);

  return (
    <div className="border-b border-hairline p-4">
      <div className="flex gap-2">
        <SearchInput
          label="Search messages"
          className="grow"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <ThreadFilterMenu filter={filter} onChange={onFilter} deals={discussed} />
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

type ThreadFilter = { isUnreadOnly: boolean; dealId: string | undefined };

type ThreadFilterMenuProps = {
  filter: ThreadFilter;
  onChange: (filter: ThreadFilter) => void;
  /** The deals that have a conversation. */
  deals: readonly DealName[];
};

/** The menu of the list's filters. */
function ThreadFilterMenu({ filter, onChange, deals }: ThreadFilterMenuProps) {
  const clientName = useClientName();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <FilterButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuCheckboxItem
          checked={filter.isUnreadOnly}
          onCheckedChange={(isUnreadOnly) => onChange({ ...filter, isUnreadOnly })}
        >
          Unread only
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Deal</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={filter.dealId ?? ""}
          onValueChange={(id) => onChange({ ...filter, dealId: id || undefined })}
        >
          <DropdownMenuRadioItem value="">All deals</DropdownMenuRadioItem>
          {deals.map((deal) => (
            <DropdownMenuRadioItem key={deal.id} value={deal.id}>
              {[deal.name, clientName(deal)].filter(Boolean).join(" · ")}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The button that opens the menu of filters. */
function FilterButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Filter messages"
      aria-haspopup="menu"
      className="shrink-0"
      {...props}
    >
      <ListFilter aria-hidden className="size-4" strokeWidth={1.75} />
    </Button>
  );
}
