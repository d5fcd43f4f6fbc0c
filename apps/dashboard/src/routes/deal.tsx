import { clientPath, dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { Link, useParams } from "react-router";

import { Empty } from "../components/empty.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { DealParties } from "../features/contacts/deal-parties.tsx";
import { DealDocuments } from "../features/documents/deal-documents.tsx";
import { DealOpenings } from "../features/documents/deal-openings.tsx";
import { DealConversation } from "../features/messages/deal-conversation.tsx";
import { DealActivity } from "../features/properties/deal-activity.tsx";
import { DealBar, DealPrimaryAction } from "../features/properties/deal-bar.tsx";
import { DealDates } from "../features/properties/deal-dates.tsx";
import { DealEvents } from "../features/properties/deal-events.tsx";
import { DealFacts, type DealFact } from "../features/properties/deal-facts.tsx";
import { DealHero } from "../features/properties/deal-hero.tsx";
import { DealSkeleton } from "../features/properties/deal-skeleton.tsx";
import { DealStages } from "../features/properties/deal-stages.tsx";
import { DealSummary } from "../features/properties/deal-summary.tsx";
import { propertyQuery } from "../features/properties/property-queries.ts";
import { requestTimePath } from "../navigation/paths.ts";
import { usePageTitle } from "../components/use-page-title.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { useTimeZone } from "../portal/use-time-zone.ts";
import { brokerActions, clientActions } from "./deal-actions.ts";
import type { DealClientProps } from "./deal-client.tsx";
import { DocumentAtAddress } from "./document-at-address.tsx";
import { useDealDateActions } from "./use-deal-date-actions.tsx";
import { useDealDialogs } from "./use-deal-dialogs.tsx";
import { useDealEnd } from "./use-deal-end.tsx";
import { useDealRoom } from "./use-deal-room.ts";

// Clients have no use for it.
const dealClient = lazyPart<DealClientProps>(() => import("./deal-client.tsx"));

const notFound = "Property not found";

/** The deal room: everything about one deal, on a page of its own. */
export default function Deal() {
  const { dealId = "" } = useParams();
  const { data: property, error, refetch } = useQuery(propertyQuery(usePortal(), dealId));
  const timeZone = useTimeZone();
  const name = property === null ? notFound : (property?.name ?? screenTitles.properties);
  usePageTitle(name);
  if (property && timeZone) {
    return <Room key={property.id} property={property} timeZone={timeZone} />;
  }
  if (property === null) return <NotFound />;
  if (!error) return <DealSkeleton />;
  return <LoadFailed what="the property" error={error} onRetry={() => void refetch()} />;
}

function NotFound() {
  return (
    <Empty
      Icon={Building2}
      title={notFound}
      description={
        <>
          It may have been removed.{" "}
          <TextLink asChild>
            <Link to={dashboardPaths.properties}>See your properties</Link>
          </TextLink>
        </>
      }
    />
  );
}

function Room({ property, timeZone }: { property: Property; timeZone: string }) {
  const { brokerApi } = usePortal();
  const { client, id, name } = property;
  const { dialog, open, openDeal, openUpload } = useDealDialogs(property);
  const dateActions = useDealDateActions(property, open);
  const room = useDealRoom(property, timeZone);
  const { clientName, clock, dates, facts, next, openings, parties, thread, today } = room;
  const { question, ...end } = useDealEnd(property);
  const actions = brokerApi ? brokerActions(property, { open, ...end }) : clientActions(id);
  function editFigure(source: NonNullable<DealFact["source"]>) {
    if (typeof source === "string") openDeal(source);
    else dateActions?.onEdit(source.dateId);
  }

  return (
    <>
      <div className="max-w-300 print:hidden">
        <DealBar
          name={name}
          back={
            brokerApi && client
              ? { label: client.name, to: clientPath(client.id) }
              : { label: "All properties", to: dashboardPaths.properties }
          }
          actions={actions}
        />
        <DealHero
          property={property}
          about={
            brokerApi &&
            client && (
              <dealClient.Part
                brokerApi={brokerApi}
                deal={property}
                client={client}
                clock={clock}
              />
            )
          }
          next={next}
          isNextPrimary={!brokerApi}
          onUpload={openUpload}
        />
        <DealPrimaryAction actions={actions} />
        <DealFacts facts={facts} onEdit={brokerApi && editFigure} />
        <DealStages property={property} today={today} />
        <DealDates
          dealId={id}
          dates={dates}
          undated={room.undated}
          today={today}
          actions={dateActions}
        />
        <div className="mt-9 grid gap-x-12 gap-y-9 md:mt-11 md:gap-y-11 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid content-start gap-9 md:gap-11 [&>*]:min-w-0">
            <DealDocuments
              dealId={id}
              documents={room.documents}
              openings={openings}
              clock={clock}
              requests={room.requests}
              onAdd={(request) => (request ? openUpload(request) : open("upload"))}
              onRequest={brokerApi && (() => open("request"))}
            />
            <DealActivity entries={room.entries} clock={clock} />
            {openings.length > 0 && <DealOpenings openings={openings} clock={clock} />}
          </div>
          <div className="grid content-start gap-9 md:gap-y-11 md:max-xl:grid-cols-2 md:max-xl:gap-x-8 [&>*]:min-w-0 md:max-xl:[&>[aria-labelledby=deal-parties]]:row-span-2">
            <DealEvents
              dealId={id}
              action={
                !brokerApi && (
                  <TextLink asChild>
                    <Link to={requestTimePath(id)}>Request a tour</Link>
                  </TextLink>
                )
              }
            />
            <DealParties dealId={id} parties={parties} onAdd={brokerApi && (() => open("party"))} />
            {thread && <DealConversation thread={thread} clock={clock} />}
          </div>
        </div>
        <DocumentAtAddress propertyNames={new Map([[id, name]])} timeZone={timeZone} />
        {dialog}
        {question}
      </div>
      <DealSummary
        property={property}
        facts={facts}
        dates={dates}
        parties={parties.data ?? []}
        client={clientName}
        today={today}
      />
    </>
  );
}
