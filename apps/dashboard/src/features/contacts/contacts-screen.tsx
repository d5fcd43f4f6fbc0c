import { useQuery } from "@tanstack/react-query";

import { contactsQuery } from "./contact-queries.ts";
import { contactSearch } from "./contact-search.ts";
import { ContactDirectory } from "./contact-directory.tsx";
import { ContactsSkeleton } from "./contacts-skeleton.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { useChosenClient } from "../../portal/use-chosen-client.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { dealNamesQuery } from "../../portal/queries.ts";

/** The contacts screen: the parties of the client's deals. */
export default function Contacts() {
  const portal = usePortal();
  const { values: search, change } = useUrlState(contactSearch);
  const { page, dealId, role, text } = search;
  const clientId = useChosenClient();
  const filter = { clientId, dealId, role, text: text.trim() || undefined };
  const contacts = useQuery(contactsQuery(portal, filter, page));
  const deals = useQuery(dealNamesQuery(portal, clientId));
  const timeZone = useTimeZone();

  if (!contacts.data || !deals.data || !timeZone) {
    return (
      <NotLoaded what="contacts" queries={[contacts, deals]}>
        <ContactsSkeleton />
      </NotLoaded>
    );
  }
  return (
    <ContactDirectory
      list={contacts.data}
      isStale={contacts.isPlaceholderData}
      filter={filter}
      search={search}
      onChange={change}
      deals={deals.data}
      timeZone={timeZone}
    />
  );
}
