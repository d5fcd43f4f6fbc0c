import { broker } from "@frontage/content/broker";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";

import { Empty, NoMatches } from "../../components/empty.tsx";
import { DealsSkeleton } from "./deals-skeleton.tsx";
import { DealFilters } from "./deal-filters.tsx";
import { filterDeals, dealSearch } from "./deal-search.ts";
import { DealTable } from "./deal-table.tsx";
import { notAnAppraisal } from "./deal-figures.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useBrokerApi, usePortal } from "../../portal/portal-context.tsx";
import { dealsQuery } from "../../portal/queries.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import type { BrokerDealsProps } from "./broker-deals.tsx";

// Only brokers have this screen.
const brokerDeals = lazyPart<BrokerDealsProps>(() => import("./broker-deals.tsx"));

/** A client’s or a broker’s deals. */
export default function Deals() {
  const brokerApi = useBrokerApi();
  const timeZone = useTimeZone();
  if (!brokerApi) return <OwnDeals />;
  return timeZone ? (
    <brokerDeals.Part brokerApi={brokerApi} timeZone={timeZone} />
  ) : (
    <DealsSkeleton />
  );
}

/** Every deal of the client, with its stage. */
function OwnDeals() {
  const query = useQuery(dealsQuery(usePortal(), undefined));
  const { data } = query;
  const { values: search, change } = useUrlState(dealSearch);
  const { side, stage, type } = search;
  const shown = useMemo(
    () => data && filterDeals(data, { side, stage, type }),
    [data, side, stage, type],
  );

  if (!data || !shown) {
    return (
      <NotLoaded what="properties" queries={[query]}>
        <DealsSkeleton />
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

  return (
    <>
      <DealFilters search={search} onChange={change} />
      <div className="mt-4 md:mt-6">
        {shown.length > 0 ? (
          <DealTable deals={shown} sort={search.sort} onSort={(sort) => change({ sort })} />
        ) : (
          <Card>
            <NoMatches
              title="No matching properties"
              description="No properties match these filters."
              onClear={() => change({ type: undefined, side: undefined, stage: undefined })}
            />
          </Card>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-ui text-fg-3">
        <p aria-live="polite">
          {shown.length < data.length && `${shown.length} of `}
          {data.length} {data.length === 1 ? "property" : "properties"}
        </p>
        <p>{notAnAppraisal}</p>
      </div>
    </>
  );
}
