import { contactRoleNames } from "@frontage/content/record-names";
import { contactRoles } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { SearchInput } from "@frontage/ui/search-input";
import { Select } from "@frontage/ui/select";
import type { ReactNode } from "react";

import type { ContactSearch } from "./contact-search.ts";
import { filtersClasses, toolbarClasses } from "./contacts-skeleton.tsx";

/** An option with an empty value would count as a placeholder. */
const any = "any";

export type ContactFiltersProps = {
  search: ContactSearch;
  properties: readonly Property[];
  /** `typing`: the change is one of many letters, and no step of its own. */
  onChange: (change: Partial<ContactSearch>, options?: { typing?: boolean }) => void;
  /** The buttons at the row's end. */
  children: ReactNode;
};

/** The row over the list: search, role, deal, and what can be done. */
export function ContactFilters({ children, onChange, properties, search }: ContactFiltersProps) {
  return (
    <div className={toolbarClasses}>
      <SearchInput
        label="Search contacts"
        className="w-full md:w-56 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { typing: true })}
      />
      <div className={filtersClasses}>
        <div className="min-w-0 md:max-w-48">
          <Select
            aria-label="Role"
            className="font-medium"
            value={search.role ?? any}
            onChange={(event) =>
              onChange({ role: contactRoles.find((role) => role === event.target.value) })
            }
          >
            <option value={any}>All roles</option>
            {contactRoles.map((role) => (
              <option key={role} value={role}>
                {contactRoleNames[role]}
              </option>
            ))}
          </Select>
        </div>
        <div className="min-w-0 md:max-w-48">
          <Select
            aria-label="Deal"
            className="font-medium"
            value={search.propertyId ?? any}
            onChange={({ target: { value } }) =>
              onChange({ propertyId: value === any ? undefined : value })
            }
          >
            <option value={any}>All deals</option>
            {properties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow md:ml-auto">{children}</div>
    </div>
  );
}
