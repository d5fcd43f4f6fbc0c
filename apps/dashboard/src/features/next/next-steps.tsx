import type { NextDate, NextStepKind } from "@frontage/records/schemas/next-steps";
import { Button } from "@frontage/ui/button";
import { DayFigure, Lead, LeadActions, LeadMark, LeadText, LeadTitle } from "@frontage/ui/lead";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, FilePen, MessageSquare, Upload, type LucideIcon } from "lucide-react";
import { Link } from "react-router";

import { next } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { subjects } from "../../api/queries.ts";

const icons: Partial<Record<NextStepKind, LucideIcon>> = {
  sign: FilePen,
  send: Upload,
  confirm: CalendarCheck,
  read: MessageSquare,
};

/** A client's next step as a sentence with an action, and the nearest dates. */
export function NextStepsPanel() {
  const query = useQuery({ queryKey: [subjects.next], queryFn: () => read(next.$get()) });
  const { data } = query;
  if (!data) {
    return (
      <NotLoaded what="your next steps" queries={[query]}>
        <Loading />
      </NotLoaded>
    );
  }
  const { action, dates, deal, note, sentence } = data;
  const Icon = action && icons[action.kind];
  return (
    <Lead aria-labelledby="next" className={action ? undefined : "items-center"}>
      <div>
        <LeadMark calm={!action}>Next</LeadMark>
        <LeadTitle id="next">{sentence}</LeadTitle>
        {note && <LeadText>{note}</LeadText>}
        {action && (
          <LeadActions>
            <Button asChild variant="ink">
              <Link to={action.path}>
                {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
                <span className="leading-normal wrap-anywhere">{action.label}</span>
              </Link>
            </Button>
            {deal && (
              <TextLink asChild>
                <Link to={deal.path}>Open {deal.name}</Link>
              </TextLink>
            )}
          </LeadActions>
        )}
      </div>
      {dates.length > 0 && (
        <RuleList aria-label="Next dates">
          {dates.map((date) => (
            <DateRow key={date.id} date={date} />
          ))}
        </RuleList>
      )}
    </Lead>
  );
}

function DateRow({ date }: { date: NextDate }) {
  const { day, detail, figure, isUrgent, label, left, path, unit } = date;
  return (
    <RuleListRow className="min-h-15.5">
      {/* Hidden from screen readers, for which the date is repeated below. */}
      <DayFigure aria-hidden figure={figure} unit={unit} />
      <p className="min-w-0 grow wrap-anywhere">
        <Link
          to={path}
          className="covers-row font-semibold text-fg transition-colors hover:text-accent"
        >
          {label}
        </Link>
        <time dateTime={day} className="sr-only">{` ${unit} ${figure} `}</time>
        <span className="block">{detail}</span>
      </p>
      <span
        className={`shrink-0 text-caption ${isUrgent ? "font-medium text-error" : "text-fg-3"}`}
      >
        {left}
      </span>
    </RuleListRow>
  );
}

const rows = [0, 1, 2];

/** The panel while loading, as high as a sentence of two lines and three dates. */
function Loading() {
  return (
    <Lead aria-busy="true" aria-label="Loading">
      <div>
        <LeadMark calm>Next</LeadMark>
        <Skeleton className="mt-4 h-19 w-full max-w-120 max-md:h-25" />
        <Skeleton className="mt-6 h-10 w-36 max-md:w-full pointer-coarse:h-11" />
        <Skeleton shape="text" className="mt-4 w-40 md:hidden" />
      </div>
      <RuleList>
        {rows.map((row) => (
          <RuleListRow key={row} className="min-h-15.5">
            <Skeleton className="size-9" />
            <Skeleton shape="text" className="w-40" />
          </RuleListRow>
        ))}
      </RuleList>
    </Lead>
  );
}
