import { dealStageNames } from "@frontage/records/record-names";
import type { WaitingFor } from "@frontage/records/schemas/next-steps";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Handshake, Plus, X } from "lucide-react";
import { useState } from "react";

import { documentRequests, documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { Lead } from "../../components/lead.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useAction } from "../../components/use-action.ts";
import { Empty, NoMatches } from "../../components/empty.tsx";
import { LoadFailed, NotLoaded } from "../../components/load-failed.tsx";
import { dealGroups, type DealWithDate, groupDeals, nearestOf } from "./deal-groups.ts";
import { AddDeal } from "./add-deal.tsx";
import { DealList, SideTabs } from "./deal-list.tsx";
import { Pipeline } from "./pipeline.tsx";
import { dealsLead } from "./deals-lead.ts";
import { notAnAppraisal } from "../../components/deal-figures.ts";
import { closedDealsQuery, closedFiguresQuery } from "./deal-queries.ts";
import { dealSearch } from "./deal-search.ts";
import { chosenClient } from "../../navigation/shared-url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { clientsQuery, openDealsQuery } from "../../api/queries.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

export type BrokerDealsProps = { timeZone: string };

/** All clients' deals, for the broker: each with its progress, next date and whom it waits for. */
export default function BrokerDeals({ timeZone }: BrokerDealsProps) {
  const now = useNow();
  const today = dayIn(now, timeZone);
  const { values: search, change } = useUrlState(dealSearch);
  const { side, stage } = search;
  const { values: chosen, change: choose } = useUrlState(chosenClient);
  const wanted = { clientId: chosen.clientId, side, stage };
  const [showsClosed, setShowsClosed] = useState(false);
  const openDeals = useQuery(openDealsQuery);
  const figures = useQuery(closedFiguresQuery(wanted));
  const closedDeals = useQuery({ ...closedDealsQuery(wanted), enabled: showsClosed });
  const { data: clients } = useQuery(clientsQuery);
  const client = clients?.find(({ id }) => id === chosen.clientId);
  const { run: remind, pendingId } = useRemind();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="ink" onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      Add a deal
    </Button>
  );
  const dialog = isAdding && (
    <AddDeal clientId={chosen.clientId} onClose={() => setAdding(false)} />
  );

  if (!openDeals.data || !figures.data) {
    return (
      <NotLoaded what="deals" queries={[openDeals, figures]}>
        <ListSkeleton />
      </NotLoaded>
    );
  }
  const isFiltered = Object.values(wanted).some((value) => value !== undefined);
  const { total, volume } = figures.data;
  if (!isFiltered && openDeals.data.length === 0 && total === 0) {
    return (
      <>
        <Empty
          Icon={Handshake}
          title="No deals yet"
          description="Add a client’s first deal, with its key dates."
        >
          {add}
        </Empty>
        {dialog}
      </>
    );
  }

  const clientDeals = openDeals.data.filter(
    ({ client }) => chosen.clientId === undefined || client?.id === chosen.clientId,
  );
  const shown = clientDeals.filter(
    ({ progress }) =>
      (side === undefined || progress.side === side) &&
      (stage === undefined || progress.stage === stage),
  );
  const groups = groupDeals([...shown, ...(closedDeals.data ?? [])], today);
  // Deals that wait for the broker come first, then by next date.
  for (const deals of Object.values(groups)) {
    deals.sort((one, other) => Number(isYours(other)) - Number(isYours(one)));
  }
  function isYours({ deal }: DealWithDate) {
    return deal.waitingFor?.isYours === true;
  }
  const open = dealGroups.filter((group) => group !== "closed").flatMap((group) => groups[group]);

  return (
    <div className="max-w-440">
      <Lead
        sentences={dealsLead(
          {
            open: open.length,
            contract: groups.contract.length,
            yours: open.filter(isYours).length,
            nearest: nearestOf(open, today),
          },
          today,
        )}
      />
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-hairline">
        <SideTabs aria-label="Deals by side" deals={clientDeals} side={side} />
        <div className="flex flex-wrap gap-2.5 pb-2.5 max-md:order-first max-md:w-full">
          {stage && (
            <ShownOnly name={dealStageNames[stage]} onClear={() => change({ stage: undefined })}>
              Show all stages
            </ShownOnly>
          )}
          {client && (
            <ShownOnly name={client.name} onClear={() => choose({ clientId: undefined })}>
              Show all clients
            </ShownOnly>
          )}
          {add}
        </div>
      </div>
      {shown.length + total > 0 ? (
        <DealList
          groups={groups}
          closed={{
            total,
            volume,
            isShown: showsClosed,
            onToggle: () => setShowsClosed(!showsClosed),
            failure: closedDeals.error && !closedDeals.data && (
              <LoadFailed
                what="closed deals"
                error={closedDeals.error}
                onRetry={() => void closedDeals.refetch()}
              />
            ),
          }}
          today={today}
          remind={remind}
          pendingId={pendingId}
        />
      ) : (
        <NoMatches
          title="No matching deals"
          description="No deals match these filters."
          onClear={() => {
            change({ side: undefined, stage: undefined });
            choose({ clientId: undefined });
          }}
        />
      )}
      <Pipeline deals={clientDeals} />
      <p className="mt-9 text-caption text-fg-3">{notAnAppraisal}</p>
      {dialog}
    </div>
  );
}

type ShownOnlyProps = { name: string; onClear: () => void; children: string };

/** A filter that a link has set, and a button that removes it. */
const ShownOnly = ({ children, name, onClear }: ShownOnlyProps) => (
  <Button variant="outline" onClick={onClear}>
    {name}
    <X aria-hidden className="size-4" strokeWidth={1.75} />
    <span className="sr-only">{children}</span>
  </Button>
);

/** Reminds a client of a signature or a requested document. */
function useRemind() {
  const { pendingWith, run } = useAction({
    act: async ({ id, kind }: WaitingFor) => {
      const remind = (kind === "sign" ? documents : documentRequests)[":id"].remind;
      await read(remind.$post({ param: { id } }));
    },
    changes: ["documents"],
    done: (_, { who }) => `${who} has been reminded.`,
    failed: ({ who }) => `Couldn’t remind ${who}.`,
  });
  return { run, pendingId: pendingWith?.id };
}
