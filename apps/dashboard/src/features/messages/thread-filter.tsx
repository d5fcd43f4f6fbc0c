import type { Property } from "@frontage/content/schemas/property";
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

import { FilterButton } from "./filter-button.tsx";

/** What narrows the list of threads. */
export type ThreadFilter = { isUnreadOnly: boolean; propertyId: string | undefined };

export type ThreadFilterMenuProps = {
  filter: ThreadFilter;
  onChange: (filter: ThreadFilter) => void;
  /** Those that a thread is about. */
  properties: readonly Property[];
};

/** The filters of the thread list. It comes when it is asked for, so it starts open. */
export default function ThreadFilterMenu({ filter, onChange, properties }: ThreadFilterMenuProps) {
  return (
    <DropdownMenu defaultOpen>
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
          value={filter.propertyId ?? ""}
          onValueChange={(id) => onChange({ ...filter, propertyId: id || undefined })}
        >
          <DropdownMenuRadioItem value="">All deals</DropdownMenuRadioItem>
          {properties.map(({ id, name }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
