import type { Client } from "@frontage/content/schemas/client";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { lazyPart } from "@frontage/ui/lazy-part";
import { SearchInput } from "@frontage/ui/search-input";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, Newspaper, SearchX, UserPlus } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { openPart } from "../../lib/open-part.ts";
import { clientPath } from "../../lib/paths.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { clientsQuery } from "../../portal/queries.ts";
import { ClientTable } from "./client-table.tsx";
import { ClientsSkeleton, toolbarClasses } from "./clients-skeleton.tsx";
import type { InviteDialogProps } from "./invite-dialog.tsx";
import type { MarketNoteDialogProps } from "./market-note-dialog.tsx";

const inviteDialog = lazyPart<InviteDialogProps>(() => import("./invite-dialog.tsx"));
const marketNoteDialog = lazyPart<MarketNoteDialogProps>(() => import("./market-note-dialog.tsx"));

/** Every client, found by name, company or address; and the ways to invite another and to write to all. */
export function ClientList({ desk }: { desk: BrokerDesk }) {
  const { data, error, refetch } = useQuery(clientsQuery(desk));
  const [parameters, setParameters] = useSearchParams();
  const [, navigate] = useLocation();
  const [isInviting, setInviting] = useState(false);
  const [isWriting, setWriting] = useState(false);

  if (error && !data) {
    return <LoadFailed what="The clients" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ClientsSkeleton />;

  const text = parameters.get("q") ?? "";
  const shown = clientsNamed(data, text);
  const preload = () => void inviteDialog.preload().catch(() => {});
  const preloadNote = () => void marketNoteDialog.preload().catch(() => {});
  const inviteButton = (
    <Button
      variant="ink"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => openPart("The form", inviteDialog.preload, () => setInviting(true))}
    >
      <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
      Invite a client
    </Button>
  );
  const search = (wanted: string) =>
    setParameters(
      (current) => {
        if (wanted) current.set("q", wanted);
        else current.delete("q");
        return current;
      },
      { replace: true },
    );

  return (
    <>
      {data.length === 0 ? (
        <Card>
          <EmptyState>
            <EmptyStateGlyph>
              <BriefcaseBusiness />
            </EmptyStateGlyph>
            <EmptyStateTitle>No clients yet. Invite the first</EmptyStateTitle>
            <EmptyStateDescription>
              Whoever you invite gets a link by mail and sees their own deals here.
            </EmptyStateDescription>
            <div>{inviteButton}</div>
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className={toolbarClasses}>
            <SearchInput
              label="Search clients"
              className="w-full md:w-56 md:grow lg:max-w-80"
              value={text}
              onChange={(event) => search(event.target.value)}
            />
            <div className="ml-auto flex flex-wrap justify-end gap-3">
              <Button
                variant="outline"
                onPointerEnter={preloadNote}
                onFocus={preloadNote}
                onClick={() =>
                  openPart("The form", marketNoteDialog.preload, () => setWriting(true))
                }
              >
                <Newspaper aria-hidden className="size-4" strokeWidth={1.75} />
                Market note
              </Button>
              {inviteButton}
            </div>
          </div>
          <div className="mt-4 md:mt-6">
            {shown.length > 0 ? (
              <ClientTable clients={shown} desk={desk} />
            ) : (
              <Card>
                <EmptyState>
                  <EmptyStateGlyph>
                    <SearchX />
                  </EmptyStateGlyph>
                  <EmptyStateTitle>No client matches</EmptyStateTitle>
                  <EmptyStateDescription>
                    None of your {data.length} clients has this name, company or address.
                  </EmptyStateDescription>
                  <Button variant="outline" onClick={() => search("")}>
                    Clear search
                  </Button>
                </EmptyState>
              </Card>
            )}
          </div>
          <p aria-live="polite" className="mt-4 text-ui text-fg-3">
            {shown.length} of {data.length} {data.length === 1 ? "client" : "clients"}
          </p>
        </>
      )}
      {isWriting && (
        <marketNoteDialog.Part
          desk={desk}
          clients={data}
          onClose={() => setWriting(false)}
          onSent={(count) => {
            setWriting(false);
            toast.success(
              `The market note went to ${count === 1 ? "1 client" : `${count} clients`}.`,
            );
          }}
        />
      )}
      {isInviting && (
        <inviteDialog.Part
          desk={desk}
          onClose={() => setInviting(false)}
          onInvited={({ email, id, name }) => {
            setInviting(false);
            toast.success(`${name} is invited. A link was mailed to ${email}.`, {
              label: "Open",
              onSelect: () => navigate(clientPath(id)),
            });
          }}
        />
      )}
    </>
  );
}

/** The clients in whose name, company or address every word stands, in any case. */
function clientsNamed(clients: readonly Client[], text: string): Client[] {
  const words = text.toLowerCase().split(/\s+/);
  return clients.filter(({ company, email, name }) => {
    const all = `${name} ${company} ${email}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
