import { broker } from "@frontage/content/broker";
import { dashboardPaths, dealPath } from "@frontage/content/dashboard";
import type { Exchange } from "@frontage/records/schemas/exchange";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Building2, CalendarPlus, Printer, Repeat2 } from "lucide-react";
import { Link, useParams } from "react-router";

import { Empty } from "../../components/empty.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { saveCalendarFile } from "../calendar/save-calendar-file.ts";
import { ExchangeClock } from "./exchange-clock.tsx";
import { aboutExchange, ExchangeLead } from "./exchange-lead.tsx";
import { exchangeQuery } from "./exchange-query.ts";
import { ExchangeSkeleton } from "./exchange-skeleton.tsx";
import { ExchangeSources } from "./exchange-sources.tsx";
import { exchangeStateOf } from "./exchange-state.ts";
import { ExchangeSummary } from "./exchange-summary.tsx";
import { ExchangeTimeline } from "./exchange-timeline.tsx";
import { Intermediary } from "./intermediary.tsx";
import { Postponement } from "./postponement.tsx";
import { Replacements } from "./replacements.tsx";
import { PageButtons, PhoneBar, type PageAction } from "../deals/page-actions.tsx";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { Portal } from "../../portal/portal.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useExchangeActions } from "./exchange-actions.tsx";

const notFound = "Exchange not found";

/** A deal’s 1031 exchange: its strict days, and the properties to identify. */
export default function ExchangePage() {
  const { dealId = "" } = useParams();
  const { data: exchange, error, refetch } = useQuery(exchangeQuery(usePortal(), dealId));
  const timeZone = useTimeZone();
  const name = exchange?.propertyName;
  usePageTitle(exchange === null ? notFound : `1031 exchange${name ? `, ${name}` : ""}`);
  if (exchange && timeZone) {
    return <Page key={dealId} dealId={dealId} exchange={exchange} timeZone={timeZone} />;
  }
  if (exchange === null) {
    return (
      <Empty
        Icon={Building2}
        title={notFound}
        description={
          <>
            It may have been removed.{" "}
            <TextLink asChild>
              <Link to={dashboardPaths.deals}>See your properties</Link>
            </TextLink>
          </>
        }
      />
    );
  }
  if (!error) return <ExchangeSkeleton />;
  return <LoadFailed what="the exchange" error={error} onRetry={() => void refetch()} />;
}

type PageProps = { dealId: string; exchange: Exchange; timeZone: string };

function Page({ dealId, exchange, timeZone }: PageProps) {
  const portal = usePortal();
  const isBroker = portal.brokerApi !== undefined;
  const today = dayIn(useNow(), timeZone);
  const { dialog, ...actions } = useExchangeActions(dealId, exchange, today);
  const brokerName = isBroker ? undefined : broker.name;
  const { identify, propertyName, receive, transfer } = exchange;
  const hasDates = transfer !== undefined || identify !== undefined || receive !== undefined;
  const state = exchangeStateOf(exchange, today, { isBroker });
  const back = { label: propertyName, to: dealPath(dealId) };
  useScreenBar({ back, title: "1031 exchange" });
  const calendar: PageAction = {
    id: "calendar",
    label: "Add to my calendar",
    onSelect: () => void addToCalendar(portal, dealId, exchange),
  };
  const menu = {
    name: `the exchange of ${propertyName}`,
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
async function addToCalendar(portal: Portal, dealId: string, exchange: Exchange): Promise<void> {
  const { identify, receive, transfer } = exchange;
  const dates = [transfer, identify, receive].filter((date) => date?.day !== undefined);
  const days = dates.map((date) => date?.day ?? "").toSorted();
  try {
    const events = await portal.events({ from: days[0] ?? "", to: days.at(-1) ?? "", dealId });
    const ids = new Set(dates.map((date) => date?.id));
    const properties = await portal.dealNames();
    await saveCalendarFile(
      events.filter(({ id }) => ids.has(id)),
      "1031-exchange",
      { properties: new Map(properties.map((property) => [property.id, property])) },
    );
  } catch {
    toast.error("Couldn’t create the calendar file.", {
      label: "Try again",
      onSelect: () => void addToCalendar(portal, dealId, exchange),
    });
  }
}
