import { broker } from "@frontage/content/broker";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { lazyPart } from "@frontage/ui/lazy-part";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { Link } from "react-router";

import { Empty, NoMatches } from "../../components/empty.tsx";
import { Lead } from "../../components/lead.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { notAnAppraisal } from "../../components/deal-figures.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useIsBrokerPage } from "../../api/visit.tsx";
import { clientsQuery, dealsQuery, openDealsQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import type { BrokerDealsProps } from "./broker-deals.tsx";
import { byNextDate, type DealWithDate, groupDeals, nearestOf } from "./deal-groups.ts";
import { DealListHead, DealRows, SideTabs } from "./deal-list.tsx";
import { dealSearch } from "./deal-search.ts";
import { propertiesLead } from "./deals-lead.ts";
import type { FirstQueries } from "../../api/first-queries.ts";
import { closedFiguresQuery } from "./deal-queries.ts";

// Loaded lazily because only brokers have this screen.
const brokerDeals = lazyPart<BrokerDealsProps>(() => import("./broker-deals.tsx"));

export const queries: FirstQueries = (start, { isBroker }) => {
  if (!isBroker) return start(dealsQuery());
  brokerDeals.preload().catch(() => {});
  start(openDealsQuery);
  start(closedFiguresQuery({}));
  start(clientsQuery);
};

/** A client’s or a broker’s deals. */
export default function Deals() {
  const isBroker = useIsBrokerPage();
  const timeZone = useTimeZone();
  // The prerendered page knows neither the current day nor the time zone.
  if (!timeZone) return <ListSkeleton rows={12} />;
  return isBroker ? <brokerDeals.Part timeZone={timeZone} /> : <OwnDeals timeZone={timeZone} />;
}

/** The client’s deals, each with its stage, next date and whom it waits for. */
function OwnDeals({ timeZone }: { timeZone: string }) {
  const query = useQuery(dealsQuery(undefined));
  const { data } = query;
  const { values, change } = useUrlState(dealSearch);
  const today = dayIn(useNow(), timeZone);

  if (!data) {
    return (
      <NotLoaded what="properties" queries={[query]}>
        <ListSkeleton rows={12} />
      </NotLoaded>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <Empty
          Icon={Building2}
          title="No properties yet"
          description={`Properties appear here once you start a deal with ${broker.name}.`}
        >
          <Button asChild variant="ink">
            <Link to={messageToPath("broker")}>Message {broker.name}</Link>
          </Button>
        </Empty>
      </Card>
    );
  }

  const { closed, ...groups } = groupDeals(data, today);
  const open = byNextDate(Object.values(groups).flat());
  const isOfSide = ({ deal }: DealWithDate) =>
    values.side === undefined || deal.progress.side === values.side;
  const shown = open.filter(isOfSide);
  const shownClosed = closed.filter(isOfSide);
  return (
    <div className="max-w-440">
      <Lead
        sentences={propertiesLead(
          {
            open: open.length,
            yours: open.filter(({ deal }) => deal.waitingFor?.isYours).length,
            nearest: nearestOf(open, today),
          },
          today,
        )}
      />
      <div className="mb-2.5 border-b border-hairline">
        <SideTabs
          aria-label="Properties by side"
          deals={open.map(({ deal }) => deal)}
          side={values.side}
        />
      </div>
      {shown.length + shownClosed.length === 0 ? (
        <NoMatches title="No matching properties" onClear={() => change({ side: undefined })} />
      ) : (
        <>
          <DealListHead />
          <DealRows
            aria-label="Properties"
            deals={shown}
            today={today}
            className="max-md:border-t-0"
          />
          {shownClosed.length > 0 && (
            <section aria-labelledby="closed-properties" className="mt-9">
              <RuleListHeader>
                <RuleListTitle id="closed-properties">Closed</RuleListTitle>
                <RuleListCount>{shownClosed.length}</RuleListCount>
              </RuleListHeader>
              <DealRows aria-labelledby="closed-properties" deals={shownClosed} today={today} />
            </section>
          )}
        </>
      )}
      <p className="mt-5 text-caption text-fg-3">{notAnAppraisal}</p>
    </div>
  );
}
