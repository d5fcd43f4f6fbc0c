import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { Deal } from "@frontage/records/schemas/deal";
import type { ClientRef } from "@frontage/records/schemas/record";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useParams, useLocation } from "react-router";

import { LinkTabs } from "../../components/link-tabs.tsx";
import { type Section, useCurrentSection } from "../../components/sections.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { screenTitle } from "../../navigation/paths.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { clientQuery, dealNamesQuery, dealQuery } from "../../api/queries.ts";
import { threadsQuery } from "../../api/thread-queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import type { Clock } from "../../time/dates.ts";
import { DealDocuments } from "../documents/deal-documents.tsx";
import { dealDocumentsQuery, documentRequestsQuery } from "../documents/document-queries.ts";
import { DocumentAtAddress } from "../documents/document-at-address.tsx";
import { SaleSections } from "../sale/sale-sections.tsx";
import { DealConversation } from "../messages/deal-conversation.tsx";
import { lastMessagesQuery } from "../messages/message-queries.ts";
import { addToCalendar, brokerActions, clientActions } from "./deal-actions.ts";
import { DealDates, DealScale, proposedOf } from "./deal-dates.tsx";
import { useDealDateActions, useDealDialogs, useDealEnd } from "./deal-dialogs.tsx";
import { DealLines } from "./deal-lines.tsx";
import { DealFacts, type DealFact } from "./deal-facts.tsx";
import { notAnAppraisal } from "../../components/deal-figures.ts";
import { DealHead } from "./deal-head.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { DealSummary } from "./deal-summary.tsx";
import { PhoneMenu } from "../../components/page-actions.tsx";
import { useDealRoom } from "./use-deal-room.ts";
import { dealPartiesQuery } from "../../api/contact-queries.ts";
import type { FirstQueries } from "../../api/first-queries.ts";
import { dealActivityQuery, eventsOfDealQuery } from "./deal-queries.ts";

const notFound = "Property not found";

export const queries: FirstQueries = (start, { isBroker, isSample, today }, id) => {
  start(dealQuery(id));
  if (today) start(eventsOfDealQuery(id, today));
  start(dealActivityQuery(id));
  start(dealPartiesQuery(id));
  start(dealDocumentsQuery(id));
  if (!isSample) start(documentRequestsQuery({ dealId: id }));
  // Which conversation a broker's page shows depends on the deal.
  if (isBroker) return;
  start(threadsQuery(isBroker));
  start(lastMessagesQuery("broker"));
  start(dealNamesQuery());
};

/** A deal's page. */
export default function DealScreen() {
  const { dealId = "" } = useParams();
  const query = useQuery(dealQuery(dealId));
  const { data: deal } = query;
  const timeZone = useTimeZone();
  const name = deal === null ? notFound : (deal?.name ?? screenTitles.deals);
  usePageTitle(name);
  if (deal && timeZone) {
    return <Room key={deal.id} deal={deal} timeZone={timeZone} />;
  }
  if (deal === null) return <NotFound />;
  return (
    <NotLoaded what="the property" queries={[query]}>
      <RecordSkeleton columns={3} />
    </NotLoaded>
  );
}

function NotFound() {
  const isBroker = useIsBroker();
  return (
    <RecordNotFound
      Icon={Building2}
      title={notFound}
      listLabel={`See your ${isBroker ? "deals" : "properties"}`}
      listPath={dashboardPaths.deals}
    />
  );
}

/** The client's side in a deal: "You're buying", or for a broker "Taylor Morgan, buyer". */
const sides = {
  purchase: { you: "You’re buying", client: "buyer" },
  sale: { you: "You’re selling", client: "seller" },
  lease: { you: "You’re leasing", client: "leasing" },
} as const;

function Room({ deal, timeZone }: { deal: Deal; timeZone: string }) {
  const { city, client, progress, id, name, region } = deal;
  const { dialog, open, openDate, openDeal, openUpload } = useDealDialogs(deal);
  const room = useDealRoom(deal, timeZone);
  const { activity, clientName, clock, dates, facts, parties, thread, today } = room;
  const dateActions = useDealDateActions(deal, { open, openDate, today });
  const { question, ...end } = useDealEnd(deal);
  const isBroker = useIsBroker();
  const back = {
    label: screenTitle("deals", { isBroker }),
    to: dashboardPaths.deals,
  };
  const side = sides[progress.side];
  useScreenBar({
    back,
    title: name,
    note: `${city}, ${region}. ${clientName ? `${clientName}, ${side.client}` : side.you}`,
  });
  const commands = {
    open,
    onAddToCalendar: () => void addToCalendar(deal),
  };
  const actions = isBroker
    ? brokerActions(deal, { ...commands, ...end })
    : clientActions(commands, deal);
  const menu = { name, actions: actions.menu };
  function editFigure(source: NonNullable<DealFact["source"]>) {
    if (typeof source === "string") openDeal(source);
    else openDate(source.dateId);
  }
  const { board, week } = room;
  const hasOffers = Boolean(board?.offers.length);

  return (
    <>
      <div className="max-w-440 print:hidden">
        <PhoneMenu {...menu} />
        <DealHead
          deal={deal}
          about={isBroker && client && <DealClient client={client} clock={clock} />}
          requests={room.requests}
          secondary={actions.secondary}
          menu={menu}
          onUpload={openUpload}
          today={today}
        >
          <DealFacts facts={facts} onEdit={isBroker ? editFigure : undefined} />
        </DealHead>
        <JumpLinks
          isReady={room.isLoaded}
          links={[
            ...(hasOffers ? [{ id: "offers", title: "Offers" }] : []),
            ...(week ? [{ id: "listing", title: "Week" }] : []),
            {
              id: "key-dates",
              title: "Dates",
              parts: [...dates, ...room.undated].map((date) => `date-${date.id}`),
            },
            {
              id: "deal-documents",
              title: "Documents",
              parts: room.requests.map((request) => `request-${request.id}`),
            },
            { id: "deal-conversation", title: "Messages" },
          ]}
        />
        <SaleSections board={board} week={week} dealId={id} clock={clock} />
        <DealScale
          dates={dates}
          today={today}
          proposed={proposedOf(dateActions?.moving, dates, today)}
          className="mt-7.5 -mb-1 hidden md:block min-[100rem]:mt-10"
        />
        <div className="mt-7 grid gap-x-9 gap-y-7 *:min-w-0 md:mt-8.5 md:grid-cols-2 md:max-xl:grid-rows-[auto_1fr] md:max-xl:*:first:row-span-2 md:gap-x-8 md:gap-y-9 xl:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)_minmax(0,0.92fr)] xl:gap-x-9 min-[100rem]:mt-12 min-[100rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.9fr)] min-[100rem]:gap-12">
          <DealDates
            dealId={id}
            dates={dates}
            undated={room.undated}
            events={room.events}
            clock={clock}
            today={today}
            client={clientName ?? "You"}
            actions={dateActions}
          />
          <DealDocuments
            dealId={id}
            documents={room.documents}
            openings={activity?.openings ?? []}
            client={client?.name.split(" ", 1)[0] ?? ""}
            clock={clock}
            requests={room.requests}
            onAdd={(request) => (request ? openUpload(request) : open("upload"))}
            onRequest={isBroker ? () => open("request") : undefined}
          />
          <div>{thread && <DealConversation deal={deal} thread={thread} clock={clock} />}</div>
        </div>
        <DealLines
          dealId={id}
          parties={parties.data}
          tenant={deal.tenant}
          activity={activity}
          client={clientName}
          clock={clock}
        />
        <p className="mt-6 text-caption text-pretty text-fg-3">
          {notAnAppraisal}
          {progress.side !== "sale" &&
            " Wire instructions are never sent here. Before you wire money, call the title officer at a number you already know."}
        </p>
        <DocumentAtAddress dealNames={new Map([[id, name]])} timeZone={timeZone} />
        {dialog}
        {question}
      </div>
      <DealSummary
        deal={deal}
        facts={facts}
        dates={dates}
        parties={parties.data ?? []}
        client={clientName}
        clock={clock}
      />
    </>
  );
}

type DealClientProps = { client: ClientRef; clock: Clock };

/** When the client was last active, for a broker: "Taylor was last here today, 9:41am." */
function DealClient({ client, clock }: DealClientProps) {
  const { data } = useQuery(clientQuery(client.id));
  const first = client.name.split(" ", 1)[0];
  if (!data) return null;
  if (!data.lastActivityAt) return `${first} hasn’t been here yet.`;
  return `${first} was last here ${formatRecentDateInline(data.lastActivityAt, clock)}.`;
}

type JumpLinksProps = {
  /** Sections from top to bottom; `id` is that of the heading, which gets the focus. */
  links: readonly Section[];
  isReady: boolean;
};

/** Links to the sections of a long page, always visible on a phone. */
function JumpLinks({ isReady, links }: JumpLinksProps) {
  const { search } = useLocation();
  const current = useCurrentSection(links, isReady);
  return (
    <LinkTabs
      aria-label="Sections"
      className="sticky top-16 z-10 -mx-4 mt-5 mb-5 border-b border-hairline bg-canvas px-4 md:hidden"
      current="location"
      tabs={links.map(({ id, title }) => ({
        to: { search, hash: `#${id}` },
        replace: true,
        label: title,
        isCurrent: id === current,
      }))}
    />
  );
}
