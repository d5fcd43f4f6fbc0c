import { contactPath } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import type { Deal } from "@frontage/records/schemas/deal";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowMore,
  ActionRowTitle,
} from "@frontage/ui/action-list";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ContactRound, MessageSquare, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { partiesQuery } from "./client-queries.ts";
import { ClientSection, SectionButton } from "./client-section.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import type { PartyDialogProps } from "../deals/party-dialog.tsx";

const partyDialog = lazyForm<PartyDialogProps>(async () => ({
  default: (await import("../deals/party-dialog.tsx")).PartyDialog,
}));

/** The button that adds a party gets the focus when one was removed. */
const addButtonId = "add-party";
/** More parties than these are shown on request. */
const collapsedPartiesMax = 6;

const headClasses =
  "hidden grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1.75fr)_1.5rem] gap-x-3.5 pb-2 text-caption text-fg-3 @xl/parties:grid";
const rowClasses =
  "grid-cols-[minmax(0,1fr)_1.5rem] @xl/action-list:min-h-11 @xl/action-list:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1.75fr)_1.5rem]";

type ClientPartiesProps = {
  clientId: string;
  deals: readonly Deal[];
  /** Downloads the contact as a vCard. */
  onSaveCard: (contact: Contact) => void;
};

/** The parties of a client's deals. The broker can edit and remove those that the broker added. */
export function ClientParties({ clientId, onSaveCard, deals }: ClientPartiesProps) {
  const { data, error, refetch } = useQuery(partiesQuery(clientId));
  const [open, setOpen] = useState<{ party?: Contact }>();
  const [showsAll, setShowsAll] = useState(false);
  usePreload(partyDialog.preload);
  const { confirm, dialog } = useConfirm();
  const openDialog = (party?: Contact) => setOpen({ party });
  const parties = data?.filter(({ role }) => role !== "broker");

  function confirmRemoval({ id, name }: Contact) {
    confirm({
      title: `Remove ${name}?`,
      description: "Removes them from the client’s contacts; messages are kept.",
      action: "Remove",
      act: () =>
        read(clients[":id"].parties[":partyId"].$delete({ param: { id: clientId, partyId: id } })),
      changes: ["contacts"],
      done: `${name} removed.`,
      focus: () => document.getElementById(addButtonId)?.focus(),
    });
  }

  return (
    <>
      <ClientSection
        id="client-parties"
        title="Parties"
        count={parties?.length}
        empty="No parties yet."
        shown={parties?.length}
        failure={error ? { error, onRetry: () => void refetch() } : undefined}
        actions={
          <SectionButton id={addButtonId} onClick={() => openDialog()}>
            Add a party
          </SectionButton>
        }
        className="@container/parties"
      >
        <div aria-hidden className={headClasses}>
          <span>Name</span>
          <span>Role</span>
          <span>Company</span>
          <span>Deals</span>
        </div>
        <ActionList aria-labelledby="client-parties">
          {parties?.slice(0, showsAll ? undefined : collapsedPartiesMax).map((party) => (
            <Row
              key={party.id}
              party={party}
              deals={deals.filter(({ id }) => party.dealIds.includes(id))}
              onEdit={() => openDialog(party)}
              onRemove={() => confirmRemoval(party)}
              onSaveCard={() => onSaveCard(party)}
            />
          ))}
        </ActionList>
        {parties && parties.length > collapsedPartiesMax && (
          <p className="pt-3.5 text-ui font-medium">
            <SectionButton onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? "Show fewer" : `Show all ${parties.length}`}
            </SectionButton>
          </p>
        )}
      </ClientSection>
      {dialog}
      {open && (
        <partyDialog.Part
          key={open.party?.id ?? "new"}
          clientId={clientId}
          deals={deals}
          party={open.party}
          onClose={() => setOpen(undefined)}
          onSaved={({ name }) => {
            setOpen(undefined);
            toast.success(`${name} ${open.party ? "updated" : "added"}.`);
          }}
        />
      )}
    </>
  );
}

type RowProps = {
  party: Contact;
  deals: readonly Deal[];
  onEdit: () => void;
  onRemove: () => void;
  onSaveCard: () => void;
};

function Row({ deals, onEdit, onRemove, onSaveCard, party }: RowProps) {
  const { company, id, isOwn, name, role } = party;
  const [first, ...others] = deals;
  return (
    <ActionRow lead="none" className={rowClasses}>
      <ActionRowTitle className="wrap-anywhere">
        <Link to={contactPath(id)}>{name}</Link>
      </ActionRowTitle>
      <p className="min-w-0 wrap-anywhere @max-xl/action-list:col-start-1 @max-xl/action-list:text-fg-3">
        {contactRoleNames[role]}
        {isOwn && <span className="block text-caption text-fg-3">Added by the client</span>}
      </p>
      <p className="wrap-anywhere @max-xl/action-list:hidden">{company}</p>
      <p
        className="wrap-anywhere @max-xl/action-list:hidden"
        title={deals.map((deal) => deal.name).join(", ")}
      >
        {first && `${first.name}${others.length > 0 ? ` and ${others.length} more` : ""}`}
      </p>
      <ActionRowActions last>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <ActionRowMore name={name} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {/* Contacts that the client added can be edited only by the client. */}
            {!isOwn && (
              <DropdownMenuItem onSelect={onEdit}>
                <Pencil aria-hidden strokeWidth={1.5} />
                Edit
              </DropdownMenuItem>
            )}
            <DropdownMenuItem asChild>
              <Link to={messageToPath(id)}>
                <MessageSquare aria-hidden strokeWidth={1.5} />
                Message
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onSaveCard}>
              <ContactRound aria-hidden strokeWidth={1.5} />
              Download card
            </DropdownMenuItem>
            {!isOwn && (
              <>
                <DropdownMenuSeparator />
                <DropdownMenuItem tone="danger" onSelect={onRemove}>
                  <Trash2 aria-hidden strokeWidth={1.5} />
                  Remove
                </DropdownMenuItem>
              </>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      </ActionRowActions>
    </ActionRow>
  );
}
