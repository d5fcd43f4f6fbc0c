import { broker } from "@frontage/content/broker";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/content/record-names";
import { dealStages, type Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { CalendarPlus, Check, Circle, FileText, MessageSquare, Users } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";

import {
  contactsOfPath,
  documentsOfPath,
  messageToPath,
  requestTimePath,
} from "../../navigation/paths.ts";
import { formatDay } from "../../time/dates.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import {
  formatDollars,
  netOperatingIncome,
  notAnAppraisal,
  formatRent,
  formatSquareFeet,
} from "./property-figures.ts";
import { UpcomingEvents } from "./upcoming-events.tsx";

/** A property, its deal and its dates. */
export function PropertyDetail({ property }: { property: Property }) {
  const { city, deal, id, keyDates, region, summary, type } = property;
  const client = useClientName()(property);
  return (
    <>
      <p className="text-ui text-fg-3">
        {city}, {region}
        {client && ` · ${client}`}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Chip>{propertyTypeNames[type]}</Chip>
        <Chip>{dealSideNames[deal.side]}</Chip>
      </p>
      <p className="mt-4 text-small">{summary}</p>
      <Actions dealId={id} />
      <Facts property={property} />
      <Section title="Deal progress">
        <Stages deal={deal} />
      </Section>
      <Section title="Key dates">
        <KeyDates dates={keyDates} />
      </Section>
      <Section title="Coming up">
        <UpcomingEvents dealId={id} />
      </Section>
    </>
  );
}

function Actions({ dealId }: { dealId: string }) {
  const { brokerApi } = usePortal();
  return (
    // On a phone the last two share a row.
    <div className="mt-5 grid grid-cols-2 gap-2 max-sm:[&>:nth-last-child(n+3)]:col-span-2">
      {!brokerApi && (
        <>
          <Button asChild variant="ink">
            <Link to={requestTimePath(dealId)}>
              <CalendarPlus aria-hidden className="size-4" strokeWidth={1.75} />
              Request a tour
            </Link>
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

function KeyDates({ dates }: { dates: Property["keyDates"] }) {
  return (
    <ol className="border-t border-hairline text-ui">
      {dates.map(({ day, done, label }) => (
        <li
          key={`${day} ${label}`}
          className="flex items-baseline gap-4 border-b border-hairline py-2.5"
        >
          <span className="grow text-fg">{label}</span>
          {done && <span className="text-caption text-fg-3">Done</span>}
          <time dateTime={day} className="w-26 shrink-0 text-right whitespace-nowrap">
            {formatDay(day, { month: "short", day: "numeric", year: "numeric" })}
          </time>
        </li>
      ))}
    </ol>
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

function Facts({ property }: { property: Property }) {
  const { capRate, occupancy, price, rent, squareFeet, yearBuilt } = property;
  const income = netOperatingIncome(property);
  return (
    <>
      <dl className="mt-6 border-t border-hairline text-ui">
        {price !== undefined && <Fact label="Price">{formatDollars(price)}</Fact>}
        {rent !== undefined && <Fact label="Base rent">{formatRent(rent)}</Fact>}
        {capRate !== undefined && <Fact label="Cap rate">{capRate}%</Fact>}
        {income !== undefined && (
          <Fact label="Net operating income">
            {formatDollars(income)}/yr
            <span className="block text-caption text-fg-3">Price × cap rate</span>
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

/** A deal’s stages: done, current and ahead. */
function Stages({ deal: { side, stage } }: { deal: Property["deal"] }) {
  const stages: readonly Property["deal"]["stage"][] = dealStages[side];
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
              <span className="size-2.5 bg-accent" />
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
