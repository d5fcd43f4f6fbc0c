import type { DealName } from "@frontage/records/schemas/deal";
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

import { useClientName } from "../../portal/use-client-name.ts";
import { FilterButton } from "./filter-button.tsx";

export type ThreadFilter = { isUnreadOnly: boolean; dealId: string | undefined };

export type ThreadFilterMenuProps = {
  filter: ThreadFilter;
  onChange: (filter: ThreadFilter) => void;
  /** The properties with a thread. */
  properties: readonly DealName[];
};

/** The thread list’s filters. */
export function ThreadFilterMenu({ filter, onChange, properties }: ThreadFilterMenuProps) {
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
          {properties.map((property) => (
            <DropdownMenuRadioItem key={property.id} value={property.id}>
              {[property.name, clientName(property)].filter(Boolean).join(" · ")}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
