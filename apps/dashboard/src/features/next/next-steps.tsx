import type { NextStepKind, NextSteps } from "@frontage/records/schemas/next-steps";
import { Button } from "@frontage/ui/button";
import { Lead, LeadActions, LeadMark, LeadTitle } from "@frontage/ui/lead";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, FilePen, MessageSquare, Upload, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { NotLoaded } from "../../components/load-failed.tsx";
import { Verb } from "../../components/verb.tsx";
import { nextStepsQuery } from "../../api/queries.ts";

const icons: Partial<Record<NextStepKind, LucideIcon>> = {
  sign: FilePen,
  send: Upload,
  confirm: CalendarCheck,
  read: MessageSquare,
};

const lead =
  "lg:grid-cols-[minmax(0,1fr)_25.5rem] md:max-lg:grid-cols-1 max-lg:gap-y-7 max-md:gap-y-6";

/** A client's next step in two lines with a button, and what comes after it. */
export function NextStepsPanel() {
  const query = useQuery(nextStepsQuery);
  const { data } = query;
  if (!data) {
    return (
      <NotLoaded what="your next steps" queries={[query]}>
        <Loading />
      </NotLoaded>
    );
  }
  const { action, others, sentence, when } = data;
  const Icon = action && icons[action.kind];
  return (
    <Lead aria-labelledby="next" className={lead}>
      <div>
        <LeadMark calm={!action || action.kind === "date"}>Next</LeadMark>
        <LeadTitle id="next" className="max-md:text-[1.75rem]/[1.14]">
          <span className="block">{sentence}</span>
          {when && <span className="block"> {when}</span>}
        </LeadTitle>
        {action && (
          <LeadActions className="print:hidden">
            <Button asChild variant="ink">
              <Link to={action.path}>
                {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
                {action.label}
              </Link>
            </Button>
          </LeadActions>
        )}
      </div>
      {others.length > 0 && <Then items={others} />}
    </Lead>
  );
}

/** More steps than these are shown on request. */
const shownMax = 3;

/** What waits after the next step. */
function Then({ items }: { items: NextSteps["others"] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? items : items.slice(0, shownMax);
  return (
    <section aria-labelledby="then">
      <h3 id="then" className="pb-1.75 text-caption font-normal text-fg-3">
        Then
      </h3>
      <RuleList>
        {shown.map(({ detail, id, path, title, verb }) => (
          <RuleListRow key={id}>
            <p className="min-w-0 grow">
              <span className="block truncate font-semibold text-fg">{title}</span>
              <span className="block truncate text-fg-3">{detail}</span>
            </p>
            <TextLink asChild className="shrink-0 font-medium print:hidden">
              <Link to={path} className="covers-row" aria-label={`${verb}: ${title}`}>
                {verb}
              </Link>
            </TextLink>
          </RuleListRow>
        ))}
      </RuleList>
      {items.length > shown.length && (
        <p className="pt-3 text-ui font-medium print:hidden">
          <Verb onClick={() => setAllShown(true)}>{`${items.length - shown.length} more`}</Verb>
        </p>
      )}
    </section>
  );
}

const rows = [0, 1, 2];

/** The panel while loading, as high as a sentence of two lines and three steps. */
function Loading() {
  return (
    <Lead aria-busy="true" aria-label="Loading" className={lead}>
      <div>
        <LeadMark calm>Next</LeadMark>
        <Skeleton className="mt-4 h-19 w-full max-w-120 max-md:h-25" />
        <Skeleton className="mt-6 h-10 w-36 max-md:w-full pointer-coarse:h-11" />
      </div>
      <RuleList className="mt-7">
        {rows.map((row) => (
          <RuleListRow key={row}>
            <Skeleton shape="text" className="w-40" />
          </RuleListRow>
        ))}
      </RuleList>
    </Lead>
  );
}
