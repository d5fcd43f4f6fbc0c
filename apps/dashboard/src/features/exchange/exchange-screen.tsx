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
import { Lead, LeadMark, LeadText, LeadTitle } from "@frontage/ui/lead";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { Building2, CalendarPlus, Phone, Printer, Repeat2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";

import { deals } from "../../api/clients.ts";
import { readIfFound } from "../../api/request.ts";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { dealQuery, subjects } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn, formatDate, formatDay, formatFullDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { saveCalendarFile } from "../calendar/save-calendar-file.ts";
import { PageButtons, PhoneMenu, type PageAction } from "../../components/page-actions.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { ExchangeClock, Postponement } from "./exchange-clock.tsx";
import { ExchangeDialog, type ExchangeForm } from "./exchange-forms.tsx";
import { exchangeStateOf, type ExchangeState, firstName, isSettled } from "./exchange-state.ts";
import { ExchangeTimeline } from "./exchange-timeline.tsx";
import { ReplacementList } from "./replacement-list.tsx";
import type { FirstQueries } from "../../api/first-queries.ts";

const notFound = "Exchange not found";

export const queries: FirstQueries = (start, { isBroker }, id) => {
  start(exchangeQuery(id));
  if (isBroker) start(dealQuery(id));
};

/** A deal's 1031 exchange: its strict days, and the replacement properties. */
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
  const { data: deal } = useQuery({ ...dealQuery(dealId), enabled: isBroker });
  const [form, setForm] = useState<ExchangeForm>();
  const onOpen = isBroker && deal ? setForm : undefined;
  const { identify, dealName, receive, transfer } = exchange;
  const hasDates = transfer !== undefined || identify !== undefined || receive !== undefined;
  const state = exchangeStateOf(exchange, today, { isBroker });
  const shared = {
    brokerName: isBroker ? undefined : broker.name,
    dealId,
    exchange,
    onOpen,
    today,
  };
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
      { id: "print", label: "Print", Icon: Printer, onSelect: () => window.print() },
    ].filter(({ id }) => id === "print" || receive?.day !== undefined),
  };

  return (
    <div className="max-w-440">
      <div className="print:hidden">
        <PhoneMenu {...menu} />
      </div>
      <p className="mb-5 hidden justify-between text-caption print:flex">
        <span className="font-semibold">{broker.businessName}</span>
        <span>As of {formatFullDay(today)}</span>
      </p>
      {hasDates ? (
        <>
          <ExchangeLead {...{ exchange, isBroker, state, today }} />
          <div className="mt-5 max-md:hidden print:hidden">
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
                <ExchangeClock {...shared} next={state.next} />
                <Postponement {...shared} />
              </section>
              <ExchangeSources />
            </div>
            <div className="grid content-start gap-9 md:gap-y-11 md:max-xl:grid-cols-2 md:max-xl:gap-x-8 print:grid-cols-2 print:gap-x-8 [&>*]:min-w-0">
              <Intermediary intermediary={exchange.intermediary} isBroker={isBroker} />
              <ReplacementList {...shared} />
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
          {onOpen && (
            <Button variant="ink" onClick={() => onOpen({ name: "dates", start: "template" })}>
              Start an exchange
            </Button>
          )}
        </Empty>
      )}
      {form && deal && (
        <ExchangeDialog {...{ deal, exchange, form, today }} onClose={() => setForm(undefined)} />
      )}
    </div>
  );
}

type ExchangeLeadProps = {
  exchange: Exchange;
  state: ExchangeState;
  isBroker: boolean;
  /** "2026-07-14" */
  today: string;
};

/** The headline with the next strict day, and the warning that nothing done here meets it. */
function ExchangeLead({ exchange, isBroker, state, today }: ExchangeLeadProps) {
  const { headline, needsIdentification, next } = state;
  return (
    <Lead aria-labelledby="exchange" className="items-end">
      <div>
        <LeadMark calm={!next}>{exchange.dealName}</LeadMark>
        <LeadTitle id="exchange" size="lg">
          {headline}
        </LeadTitle>
        <LeadText>{proceedsOf(exchange, { isBroker, needsIdentification, today })}</LeadText>
      </div>
      {needsIdentification && (
        <div
          role="note"
          className="flex gap-3.5 rounded-control bg-warn-tint px-4 py-3.5 text-ui text-fg-2"
        >
          <TriangleAlert
            aria-hidden
            className="mt-0.25 size-5 shrink-0 text-warn"
            strokeWidth={1.75}
          />
          <p>
            <strong className="block font-semibold text-fg">
              Uploading here doesn’t count as identification.
            </strong>
            Identification must be a signed notice delivered to {isBroker ? "the" : "your"}{" "}
            intermediary.
          </p>
        </div>
      )}
    </Lead>
  );
}

const listed = new Intl.ListFormat("en-US", { type: "disjunction" });

/**
 * Where the proceeds come from and go: "Proceeds of 22 Demo Street, closed June 11, to be
 * reinvested in 48 Example Road or another property you identify."
 */
function proceedsOf(
  { clientName, dealName, receive, replacements, sold, transfer }: Exchange,
  options: { isBroker: boolean; needsIdentification: boolean; today: string },
): string {
  const { isBroker, needsIdentification, today } = options;
  const closed = transfer?.day && formatDate(transfer.day, today);
  const verb = transfer?.day && transfer.day > today ? "closing" : "closed";
  const source = `Proceeds of ${sold ? sold.name : "the first transfer"}`;
  const proceeds = closed ? `${source}, ${verb} ${closed},` : source;
  if (isSettled(receive)) return `${proceeds} reinvested in ${dealName}.`;
  if (!needsIdentification && replacements.length > 0) {
    const names = replacements.map(({ name }) => name);
    return `${proceeds} to be reinvested in ${listed.format(names)}.`;
  }
  const who = isBroker ? `${firstName(clientName)} identifies` : "you identify";
  return `${proceeds} to be reinvested in ${dealName} or another property ${who}.`;
}

/** Downloads the days of an exchange as a calendar file. */
async function addToCalendar({ identify, receive, transfer }: Exchange): Promise<void> {
  const ids = [transfer, identify, receive].flatMap((date) =>
    date?.day === undefined ? [] : date.id,
  );
  await saveCalendarFile({ ids: ids.join(",") }, "1031-exchange");
}

/** A deal's exchange; `null` if there is no such deal. The samples have no exchange. */
const exchangeQuery = (dealId: string) =>
  queryOptions({
    // The exchange's dates are key dates of the deal.
    queryKey: [subjects.deals, "exchange of", dealId],
    queryFn: async () =>
      (await readIfFound(deals[":dealId"].exchange.$get({ param: { dealId } }))) ?? null,
  });

/** The sources of the rules, and when they were checked. */
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

/** The intermediary, who holds the proceeds and receives the identification. */
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
