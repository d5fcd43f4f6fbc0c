import { clientPath, importPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { SearchInput } from "@frontage/ui/search-input";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Briefcase, Import as ImportIcon, UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";

import { ClientsTabs } from "../../components/clients-tabs.tsx";
import { Empty } from "../../components/empty.tsx";
import { Lead } from "../../components/lead.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordList } from "../../components/record-list.tsx";
import { MoreButton, RowMenu } from "../../components/row-menu.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { textParam, urlState } from "../../navigation/url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { formatSending } from "../../components/notified.ts";
import { clientsQuery, newInquiriesQuery } from "../../api/queries.ts";
import { clientsLead } from "../deals/deals-lead.ts";
import { clientsNamed } from "./clients-named.ts";
import { ClientTable } from "./client-table.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import type { InviteDialogProps, MarketNoteDialogProps } from "./client-list-dialogs.tsx";

const inviteDialog = lazyForm<InviteDialogProps>(async () => ({
  default: (await import("./client-list-dialogs.tsx")).InviteDialog,
}));
const marketNoteDialog = lazyForm<MarketNoteDialogProps>(async () => ({
  default: (await import("./client-list-dialogs.tsx")).MarketNoteDialog,
}));

const clientSearch = urlState({ text: textParam("q") });

/** All clients, and buttons to invite one and to message all. */
export function ClientList() {
  const query = useQuery(clientsQuery);
  const { data } = query;
  const { data: newInquiries = 0 } = useQuery(newInquiriesQuery);
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  usePreload(inviteDialog.preload);

  if (!data) {
    return (
      <NotLoaded what="clients" queries={[query]}>
        <ListSkeleton columns={4} tools={2} />
      </NotLoaded>
    );
  }
  const invite = () => setInviting(true);
  const inviteButton = (
    <Button variant="ink" className="max-md:grow" onClick={invite}>
      <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
      Invite a client
    </Button>
  );
  return (
    <>
      <FormAtAddress form="invitation" onOpen={invite} />
      {data.length > 0 && (
        <Lead
          sentences={clientsLead(
            data.length,
            data.filter(({ waitingFor }) => waitingFor?.isYours).length,
            newInquiries,
          )}
        />
      )}
      <ClientsTabs className="mb-4 md:mb-6" />
      {data.length === 0 ? (
        <Card>
          <Empty
            Icon={Briefcase}
            title="No clients yet"
            description="Clients you invite get an email to set a password. They only see their own deals."
          >
            <div className="flex flex-wrap justify-center gap-3">
              {inviteButton}
              <Button asChild variant="outline">
                <Link to={importPath}>
                  <ImportIcon aria-hidden className="size-4" strokeWidth={1.75} />
                  Import
                </Link>
              </Button>
            </div>
          </Empty>
        </Card>
      ) : (
        <SearchableClients clients={data}>
          <Tools clients={data}>{inviteButton}</Tools>
        </SearchableClients>
      )}
      {isInviting && (
        <inviteDialog.Part
          onClose={() => setInviting(false)}
          onInvited={(client) => {
            const { email, id, name } = client;
            const sending = formatSending(client, `Sending a link to ${email}.`);
            setInviting(false);
            toast.success(`${name} invited. ${sending}`, {
              label: "Open",
              onSelect: () => void navigate(clientPath(id)),
            });
          }}
        />
      )}
    </>
  );
}

type SearchableClientsProps = {
  clients: readonly Client[];
  /** Buttons next to the search field. */
  children: ReactNode;
};

/** The clients, with a search by name, company, email or phone. */
function SearchableClients({ children, clients }: SearchableClientsProps) {
  const { values, change } = useUrlState(clientSearch);
  const shown = clientsNamed(clients, values.text).toSorted((one, other) =>
    (other.lastActivityAt ?? "").localeCompare(one.lastActivityAt ?? ""),
  );
  const search = (text: string) => change({ text }, { replace: true });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchInput
          label="Search clients"
          className="w-full md:w-56 md:grow lg:max-w-80"
          value={values.text}
          onChange={(event) => search(event.target.value)}
        />
        <div className="flex gap-3 max-md:w-full md:ml-auto">{children}</div>
      </div>
      <div className="mt-4 md:mt-6">
        <RecordList
          nouns={["client", "clients"]}
          shown={shown.length}
          total={clients.length}
          noMatches={{
            title: "No client matches that search",
            action: "Clear search",
            onClear: () => search(""),
          }}
        >
          <ClientTable clients={shown} />
        </RecordList>
      </div>
    </>
  );
}

type ToolsProps = {
  clients: readonly Client[];
  /** The first button. */
  children: ReactNode;
};

/** The button for an invitation, and a menu with import and market note. */
function Tools({ children, clients }: ToolsProps) {
  const [isWriting, setWriting] = useState(false);
  usePreload(marketNoteDialog.preload);
  const write = () => setWriting(true);
  return (
    <>
      <FormAtAddress form="market-note" onOpen={write} />
      {children}
      <RowMenu
        name="all clients"
        Trigger={MoreButton}
        items={[
          { label: "Import", to: importPath },
          { label: "Market note", onSelect: write },
        ]}
      />
      {isWriting && (
        <marketNoteDialog.Part
          clients={clients}
          onClose={() => setWriting(false)}
          onSent={(count) => {
            setWriting(false);
            toast.success(`Market note sent to ${count === 1 ? "1 client" : `${count} clients`}.`);
          }}
        />
      )}
    </>
  );
}
