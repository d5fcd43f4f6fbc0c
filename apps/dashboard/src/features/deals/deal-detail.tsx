import { formatDollars, formatRent, formatSquareFeet } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { dealPath, eventPath } from "@frontage/content/dashboard";
import { exchangeNotices } from "@frontage/records/deal-clock/exchange-notices";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import { dealStages, type Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import {
  Building2,
  CalendarPlus,
  Check,
  Circle,
  FileText,
  MessageSquare,
  Users,
} from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { KeyDatesDialog } from "../../key-dates/key-dates-dialog.tsx";
import { contactsOfPath, documentsOfPath, messageToPath } from "../../navigation/paths.ts";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { dayIn, formatDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { formatNoiPeriod, notAnAppraisal } from "../../components/deal-figures.ts";
import { KeyDateRule } from "./key-date-rule.tsx";
import { formatDueTime } from "./key-dates.ts";
import { formatEventTime, useDealEvents } from "./deal-queries.ts";

/** A deal's figures, property and dates. */
export function DealDetail({
  onRequestTour,
  deal,
}: {
  deal: Deal;
  /** For clients only. */
  onRequestTour: () => void;
}) {
  const { city, progress, id, region, summary, type } = deal;
  const client = useClientName()(deal);
  return (
    <>
      <p className="text-ui text-fg-3">
        {city}, {region}
        {client && ` · ${client}`}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Chip>{propertyTypeNames[type]}</Chip>
        <Chip>{dealSideNames[progress.side]}</Chip>
      </p>
      <p className="mt-4 text-small">{summary}</p>
      <Actions dealId={id} onRequestTour={onRequestTour} />
      <Facts deal={deal} />
      <Section title="Deal progress">
        <Stages progress={progress} />
      </Section>
      <Section title="Key dates">
        <KeyDates deal={deal} />
      </Section>
      <Section title="Coming up">
        <UpcomingEvents dealId={id} />
      </Section>
    </>
  );
}

function Actions({ dealId, onRequestTour }: { dealId: string; onRequestTour: () => void }) {
  const isBroker = useIsBroker();
  return (
    // On a phone, the last two buttons share a row.
    <div className="mt-5 grid grid-cols-2 gap-2 max-sm:[&>:nth-last-child(n+3)]:col-span-2">
      <Button asChild variant="ink" className="col-span-2">
        <Link to={dealPath(dealId)}>
          <Building2 aria-hidden className="size-4" strokeWidth={1.75} />
          Open deal
        </Link>
      </Button>
      {!isBroker && (
        <>
          <Button variant="outline" onClick={onRequestTour}>
            <CalendarPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Request a tour
          </Button>
          <Button asChild variant="outline">
            <Link to={messageToPath("broker")}>
              <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
              Message {broker.name}
            </Link>
          </Button>
        </>
      )}
      <Button asChild variant="outline">
        <Link to={documentsOfPath(dealId)}>
          <FileText aria-hidden className="size-4" strokeWidth={1.75} />
          Documents
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={contactsOfPath(dealId)}>
          <Users aria-hidden className="size-4" strokeWidth={1.75} />
          Parties
        </Link>
      </Button>
    </div>
  );
}

/** A deal's dates; those without a day come last. A broker can edit them. */
function KeyDates({ deal }: { deal: Deal }) {
  const isBroker = useIsBroker();
  const [isEditing, setEditing] = useState(false);
  const { keyDates, undatedKeyDates = [] } = deal;
  return (
    <>
      {[...keyDates, ...undatedKeyDates].some(({ kind }) => isStrict(kind)) && (
        <p className="mb-3 text-ui text-fg">
          {exchangeNotices.identification} {exchangeNotices.strict}
        </p>
      )}
      <ol className="border-t border-hairline text-ui">
        {keyDates.map((date) => (
          <KeyDateItem
            key={date.id ?? `${date.day} ${date.label}`}
            date={date}
            state={stateOf(date)}
          >
            <time dateTime={date.day} className="w-26 shrink-0 text-right whitespace-nowrap">
              {formatDay(date.day, { month: "short", day: "numeric", year: "numeric" })}
            </time>
          </KeyDateItem>
        ))}
        {undatedKeyDates.map((date) => (
          <KeyDateItem key={date.id ?? date.label} date={date} state={stateOf(date)}>
            <span className="shrink-0 text-right text-fg-3">{date.missing}</span>
          </KeyDateItem>
        ))}
      </ol>
      {isBroker && (
        <Button variant="outline" className="mt-4" onClick={() => setEditing(true)}>
          Edit key dates
        </Button>
      )}
      {isBroker && isEditing && <KeyDatesDialog deal={deal} onClose={() => setEditing(false)} />}
    </>
  );
}

type ShownDate = Omit<Deal["keyDates"][number], "day">;

/** The state of a date: "Waived", "Done"; undefined while it is open. */
function stateOf({ done, status }: ShownDate): string | undefined {
  if (status === "waived") return "Waived";
  if (done) return "Done";
  return status === "extended" ? "Extended" : undefined;
}

function KeyDateItem({
  children,
  date: { basis, id, label, override, responsible, rule, time },
  state,
}: {
  date: ShownDate;
  state: string | undefined;
  /** The date's day, or the date that it waits for. */
  children: ReactNode;
}) {
  const today = dayIn(useNow(), "UTC");
  const details = [time && formatDueTime(time), basis, responsible].filter(Boolean).join(". ");
  return (
    <li
      id={id && `date-${id}`}
      className="flex items-baseline gap-4 border-b border-hairline py-2.5"
    >
      <span className="min-w-0 grow text-fg">
        {label}
        {(rule || override) && (
          <span className="block text-caption text-fg-3">
            <KeyDateRule override={override} rule={rule} today={today} />
          </span>
        )}
        {details && <span className="block text-caption text-fg-3">{details}</span>}
      </span>
      {state && <span className="text-caption text-fg-3">{state}</span>}
      {children}
    </li>
  );
}

function Section({ children, title }: { children: ReactNode; title: string }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h3 id={heading} className="mb-3 text-section font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Facts({ deal }: { deal: Deal }) {
  const { capRate, noi, occupancy, price, rent, squareFeet, yearBuilt } = deal;
  return (
    <>
      <dl className="mt-6 border-t border-hairline text-ui">
        {price !== undefined && <Fact label="Price">{formatDollars(price)}</Fact>}
        {rent !== undefined && <Fact label="Base rent">{formatRent(rent)}</Fact>}
        {capRate !== undefined && <Fact label="Cap rate">{capRate}%</Fact>}
        {noi !== undefined && (
          <Fact label="Net operating income">
            {formatDollars(noi)}/yr
            <span className="block text-caption text-fg-3">{formatNoiPeriod(deal)}</span>
          </Fact>
        )}
        <Fact label="Size">{formatSquareFeet(squareFeet)}</Fact>
        {occupancy !== undefined && <Fact label="Occupancy">{occupancy}%</Fact>}
        {yearBuilt !== undefined && <Fact label="Year built">{yearBuilt}</Fact>}
      </dl>
      <p className="mt-3 text-caption text-fg-3">{notAnAppraisal}</p>
    </>
  );
}

function Fact({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="flex gap-4 border-b border-hairline py-2.5">
      <dt className="w-28 shrink-0 text-fg-3 sm:w-40">{label}</dt>
      <dd className="text-fg">{children}</dd>
    </div>
  );
}

/** A deal’s stages: done, current and upcoming. */
function Stages({ progress: { side, stage } }: { progress: Deal["progress"] }) {
  const stages: readonly Deal["progress"]["stage"][] = dealStages[side];
  const current = stages.indexOf(stage);
  return (
    <ol className="text-ui">
      {stages.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className="relative flex items-center gap-3 pb-3 not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-2 not-last:before:w-px not-last:before:bg-hairline"
        >
          {index < current && (
            <Check aria-hidden className="size-4 shrink-0 text-fg-3" strokeWidth={1.75} />
          )}
          {index === current && (
            <span aria-hidden className="grid size-4 shrink-0 place-items-center">
              <span className="size-2.5 bg-accent forced-mark" />
            </span>
          )}
          {index > current && (
            <Circle
              aria-hidden
              className="size-4 shrink-0 scale-75 text-field"
              strokeWidth={1.75}
            />
          )}
          <span className={index === current ? "font-semibold text-fg" : undefined}>
            {dealStageNames[name]}
          </span>
          {index <= current && (
            <span className="ml-auto text-caption text-fg-3">
              {index < current ? "Done" : "Current stage"}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A deal's events in the coming year. */
function UpcomingEvents({ dealId }: { dealId: string }) {
  const query = useDealEvents(dealId);
  const { data, timeZone } = query;
  if (!data || !timeZone) {
    return (
      <NotLoaded what="upcoming events" queries={[query]}>
        <Skeleton className="h-12" />
      </NotLoaded>
    );
  }
  if (data.length === 0) return <p className="text-ui text-fg-3">No upcoming events.</p>;
  return (
    <ul className="border-t border-hairline text-ui">
      {data.map((event) => (
        <li key={event.id} className="border-b border-hairline py-2.5">
          <TextLink asChild>
            <Link to={eventPath(event.id)}>{event.title}</Link>
          </TextLink>
          <p className="text-fg-3">
            <CommaBreaks text={formatEventTime(event, timeZone)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
