import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";

import { contactsQuery } from "../features/contacts/contact-queries.ts";
import { readContactSearch } from "../features/contacts/contact-search.ts";
import { ContactDirectory } from "../features/contacts/contact-directory.tsx";
import { ContactsSkeleton } from "../features/contacts/contacts-skeleton.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { useChosenClient } from "../lib/use-chosen-client.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { propertiesQuery } from "../portal/queries.ts";

/** The contacts screen: the parties of the client's deals. */
export default function Contacts() {
  const portal = usePortal();
  const [parameters] = useSearchParams();
  const search = readContactSearch(parameters);
  const { page, propertyId, role, text } = search;
  const clientId = useChosenClient();
  const filter = { clientId, propertyId, role, text: text.trim() || undefined };
  const contacts = useQuery(contactsQuery(portal, filter, page));
  const properties = useQuery(propertiesQuery(portal, clientId));
  const timeZone = useTimeZone();

  const failed = [contacts, properties].filter(({ data, error }) => error && !data);
  const [first] = failed;
  if (first?.error) {
    return (
      <LoadFailed
        what="The contacts"
        error={first.error}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (!contacts.data || !properties.data || !timeZone) return <ContactsSkeleton />;
  return (
    <ContactDirectory
      list={contacts.data}
      isStale={contacts.isPlaceholderData}
      filter={filter}
      search={search}
      properties={properties.data}
      timeZone={timeZone}
    />
  );
}
