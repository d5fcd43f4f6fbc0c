import { contactRoleNames } from "@frontage/records/record-names";
import { contactRoles } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { SearchInput } from "@frontage/ui/search-input";
import type { ReactNode } from "react";

import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import type { ChangeOptions } from "../../navigation/use-url-state.ts";
import type { ContactSearch } from "./contact-search.ts";
import { filtersClasses, toolbarClasses } from "./contacts-skeleton.tsx";

export type ContactFiltersProps = {
  search: ContactSearch;
  deals: readonly DealName[];
  onChange: (change: Partial<ContactSearch>, options?: ChangeOptions) => void;
  /** Buttons at the end of the row. */
  children: ReactNode;
};

/** The row above the list: search, filters and buttons. */
export function ContactFilters({ children, onChange, deals, search }: ContactFiltersProps) {
  return (
    <div className={toolbarClasses}>
      <SearchInput
        label="Search contacts"
        className="w-full md:w-56 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
      />
      <div className={filtersClasses}>
        <FilterSelect
          label="Role"
          all="All roles"
          value={search.role}
          onChange={(value) => onChange({ role: contactRoles.find((role) => role === value) })}
        >
          <NamedOptions values={contactRoles} names={contactRoleNames} />
        </FilterSelect>
        <FilterSelect
          label="Deal"
          all="All deals"
          value={search.dealId}
          onChange={(dealId) => onChange({ dealId })}
        >
          <RecordOptions records={deals} />
        </FilterSelect>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow md:ml-auto">{children}</div>
    </div>
  );
}
