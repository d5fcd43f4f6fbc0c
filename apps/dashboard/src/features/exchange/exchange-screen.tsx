import { broker } from "@frontage/content/broker";
import { dashboardPaths, dealPath, contactPath } from "@frontage/content/dashboard";
import {
  exchangeNotices,
  exchangeSources,
  exchangeSourcesCheckedOn,
} from "@frontage/records/deal-clock/exchange-notices";
import type { Exchange } from "@frontage/records/schemas/exchange";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { Building2, CalendarPlus, Printer, Repeat2, Phone } from "lucide-react";
import { Link, useParams } from "react-router";

import { deals } from "../../api/clients.ts";
import { readIfFound } from "../../api/request.ts";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { subjects } from "../../portal/queries.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn, formatDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { saveCalendarFile } from "../calendar/save-calendar-file.ts";
import { PageButtons, PhoneBar, type PageAction } from "../../components/page-actions.tsx";
import { useExchangeActions } from "./exchange-actions.tsx";
import { ExchangeClock } from "./exchange-clock.tsx";
import { aboutExchange, ExchangeLead } from "./exchange-lead.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { exchangeStateOf } from "./exchange-state.ts";
import { ExchangeSummary } from "./exchange-summary.tsx";
import { ExchangeTimeline } from "./exchange-timeline.tsx";
import { Postponement } from "./postponement.tsx";
import { Replacements } from "./replacements.tsx";

const notFound = "Exchange not found";

/** A deal’s 1031 exchange: its strict days, and the properties to identify. */
export default function ExchangePage() {
  const { dealId = "" } = useParams();
  const query = useQuery(exchangeQuery(dealId));
  const { data: exchange } = query;
  const timeZone = useTimeZone();
  const name = exchange?.dealName;
  usePageTitle(exchange === null ? notFound : `1031 exchange${name ? `, ${name}` : ""}`);
  if (exchange && timeZone) {
    return <Page key={dealId} dealId={dealId} exchange={exchange} timeZone={timeZone} />;
  }
  if (exchange === null) {
    return (
      <RecordNotFound
        Icon={Building2}
        title={notFound}
        listLabel="See your properties"
        listPath={dashboardPaths.deals}
      />
    );
  }
  return (
    <NotLoaded what="the exchange" queries={[query]}>
      <RecordSkeleton />
    </NotLoaded>
  );
}

type PageProps = { dealId: string; exchange: Exchange; timeZone: string };

function Page({ dealId, exchange, timeZone }: PageProps) {
  const isBroker = useIsBroker();
  const today = dayIn(useNow(), timeZone);
  const { dialog, ...actions } = useExchangeActions(dealId, exchange, today);
  const brokerName = isBroker ? undefined : broker.name;
  const { identify, dealName, receive, transfer } = exchange;
  const hasDates = transfer !== undefined || identify !== undefined || receive !== undefined;
  const state = exchangeStateOf(exchange, today, { isBroker });
  const back = { label: dealName, to: dealPath(dealId) };
  useScreenBar({ back, title: "1031 exchange" });
  const calendar: PageAction = {
    id: "calendar",
    label: "Add to my calendar",
    onSelect: () => void addToCalendar(exchange),
  };
  const menu = {
    name: `the exchange of ${dealName}`,
    actions: [
      { ...calendar, Icon: CalendarPlus },
      { id: "print", label: "Print summary", Icon: Printer, onSelect: () => window.print() },
    ].filter(({ id }) => id === "print" || receive?.day !== undefined),
  };

  return (
    <>
      <div className="max-w-440 print:hidden">
        <PhoneBar back={back} {...menu} />
        {hasDates ? (
          <>
            <ExchangeLead {...{ exchange, isBroker, state, today }} />
            <div className="mt-5 max-md:hidden">
              <PageButtons
                primary={undefined}
                secondary={receive?.day === undefined ? undefined : calendar}
                menu={menu}
              />
            </div>
            <ExchangeTimeline exchange={exchange} next={state.next} today={today} />
            <div className="mt-7 grid gap-x-12 gap-y-9 md:gap-y-11 xl:grid-cols-[minmax(0,1fr)_21rem]">
              <div className="grid content-start gap-9 md:gap-11 [&>*]:min-w-0">
                <section aria-labelledby="clock">
                  <ExchangeClock
                    exchange={exchange}
                    next={state.next}
                    today={today}
                    actions={actions.clock}
                  />
                  <Postponement
                    exchange={exchange}
                    brokerName={brokerName}
                    actions={actions.postponement}
                  >
                    {actions.postponementForm}
                  </Postponement>
                </section>
                <ExchangeSources />
              </div>
              <div className="grid content-start gap-9 md:gap-y-11 md:max-xl:grid-cols-2 md:max-xl:gap-x-8 [&>*]:min-w-0">
                <Intermediary intermediary={exchange.intermediary} isBroker={isBroker} />
                <Replacements
                  exchange={exchange}
                  today={today}
                  brokerName={brokerName}
                  onAdd={actions.add}
                  actionsOf={actions.of}
                />
              </div>
            </div>
          </>
        ) : (
          <Empty
            Icon={Repeat2}
            title="No 1031 exchange"
            description={
              isBroker
                ? "Start with the template: it counts both strict days from the first transfer."
                : "This deal isn’t part of an exchange."
            }
          >
            {actions.onStart && (
              <Button variant="ink" onClick={actions.onStart}>
                Start an exchange
              </Button>
            )}
          </Empty>
        )}
        {dialog}
      </div>
      {hasDates && (
        <ExchangeSummary
          exchange={exchange}
          headline={state.headline}
          about={aboutExchange(exchange, { isBroker, today, ...state })}
          today={today}
        />
      )}
    </>
  );
}

/** Saves the days of an exchange as a calendar file. */
async function addToCalendar({ identify, receive, transfer }: Exchange): Promise<void> {
  const ids = [transfer, identify, receive].flatMap((date) =>
    date?.day === undefined ? [] : date.id,
  );
  await saveCalendarFile({ ids: ids.join(",") }, "1031-exchange");
}

/** A deal’s exchange; `null` if there is no such deal. The samples have none. */
const exchangeQuery = (dealId: string) =>
  queryOptions({
    // Its dates are the deal’s.
    queryKey: [subjects.deals, "exchange of", dealId],
    queryFn: async () =>
      (await readIfFound(deals[":dealId"].exchange.$get({ param: { dealId } }))) ?? null,
  });

/** Where an exchange’s rules come from, and when they were checked. */
function ExchangeSources() {
  return (
    <section aria-labelledby="sources">
      <RuleListHeader>
        <RuleListTitle id="sources">Where these rules come from</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {exchangeSources.map(({ detail, title }) => (
          <RuleListRow key={title} size="sm" className="flex-wrap justify-between gap-y-0.5">
            <span className="text-fg">{title}</span>
            <span className="text-caption text-fg-3 md:text-right">{detail}</span>
          </RuleListRow>
        ))}
      </RuleList>
      <p className="max-w-[68ch] pt-3 text-caption text-fg-3">
        Checked on{" "}
        {formatDay(exchangeSourcesCheckedOn, { month: "long", day: "numeric", year: "numeric" })}.{" "}
        {exchangeNotices.advice}
      </p>
    </section>
  );
}

type IntermediaryProps = {
  intermediary: Exchange["intermediary"];
  isBroker: boolean;
};

/** Who holds the money of an exchange, and receives the identification. */
function Intermediary({ intermediary, isBroker }: IntermediaryProps) {
  return (
    <section aria-labelledby="intermediary">
      <RuleListHeader>
        <RuleListTitle id="intermediary">{isBroker ? "The" : "Your"} intermediary</RuleListTitle>
      </RuleListHeader>
      {intermediary ? (
        <RuleList>
          <RuleListRow size="lg">
            <Avatar name={intermediary.name} aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">
              <Link
                to={contactPath(intermediary.id)}
                className="block font-semibold text-fg transition-colors hover:text-accent"
              >
                {intermediary.name}
              </Link>
              {intermediary.company && (
                <span className="block text-caption text-fg-3">{intermediary.company}</span>
              )}
            </span>
            {intermediary.phone && (
              <a
                href={`tel:${intermediary.phone.e164}`}
                aria-label={`Call ${intermediary.name}, ${intermediary.phone.display}`}
                className="-mr-2.5 grid size-10 shrink-0 place-items-center rounded-control text-fg-3 transition-colors hover:text-accent pointer-coarse:size-11"
              >
                <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
              </a>
            )}
          </RuleListRow>
        </RuleList>
      ) : (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">
          {isBroker
            ? "None named yet. Add a party with the role 1031 intermediary to the deal."
            : "None named yet."}
        </p>
      )}
      <p className="pt-3 text-caption text-pretty text-fg-3">
        Call to confirm {isBroker ? "the" : "your"} identification arrived, on a number you already
        know.
      </p>
    </section>
  );
}
