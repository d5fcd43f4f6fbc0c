import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Building2, SearchX } from "lucide-react";
import { useMemo } from "react";
import { Link, useSearchParams } from "wouter";

import { PropertiesSkeleton } from "../features/properties/properties-skeleton.tsx";
import { PropertyFilters } from "../features/properties/property-filters.tsx";
import {
  changePropertySearch,
  filterProperties,
  readPropertySearch,
  type PropertySearch,
} from "../features/properties/property-search.ts";
import { PropertyTable } from "../features/properties/property-table.tsx";
import { notAnAppraisal } from "../features/properties/property-words.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { messageToPath } from "../lib/paths.ts";
import { useChosenClient } from "../lib/use-chosen-client.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { propertiesQuery } from "../portal/queries.ts";

/** The properties screen: every property of the client, and where its deal stands. */
export default function Properties() {
  const { data, error, refetch } = useQuery(propertiesQuery(usePortal(), useChosenClient()));
  const [parameters, setParameters] = useSearchParams();
  const search = readPropertySearch(parameters);
  const { side, type } = search;
  const shown = useMemo(() => data && filterProperties(data, { side, type }), [data, side, type]);

  if (error && !data) {
    return <LoadFailed what="The properties" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !shown) return <PropertiesSkeleton />;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState>
          <EmptyStateGlyph>
            <Building2 />
          </EmptyStateGlyph>
          <EmptyStateTitle>No properties yet</EmptyStateTitle>
          <EmptyStateDescription>
            A property appears here as soon as we work on it together.
          </EmptyStateDescription>
          <Button asChild variant="ink">
            <Link to={messageToPath("broker")}>Tell me about a property</Link>
          </Button>
        </EmptyState>
      </Card>
    );
  }

  const change = (next: Partial<PropertySearch>) =>
    setParameters((current) => changePropertySearch(current, next));

  return (
    <>
      <PropertyFilters search={search} onChange={change} />
      <div className="mt-4 md:mt-6">
        {shown.length > 0 ? (
          <PropertyTable
            properties={shown}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
          />
        ) : (
          <Card>
            <EmptyState>
              <EmptyStateGlyph>
                <SearchX />
              </EmptyStateGlyph>
              <EmptyStateTitle>No property matches</EmptyStateTitle>
              <EmptyStateDescription>
                None of your {data.length} properties is of this type and this side of a deal.
              </EmptyStateDescription>
              <Button
                variant="outline"
                onClick={() => change({ type: undefined, side: undefined })}
              >
                Clear filters
              </Button>
            </EmptyState>
          </Card>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-ui text-fg-3">
        <p aria-live="polite">
          {shown.length} of {data.length} properties
        </p>
        <p>{notAnAppraisal}</p>
      </div>
    </>
  );
}
