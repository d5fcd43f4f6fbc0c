import { propertyQuery } from "../../portal/queries.ts";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle } from "@frontage/ui/drawer";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { dashboardPaths } from "@frontage/content/dashboard";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { PropertyDetail } from "./property-detail.tsx";

export type PropertyDrawerProps = {
  id: string;
  onClose: () => void;
  /** For a client. */
  onRequestTour: (property: Deal) => void;
};

/** A property in a drawer, over any screen. */
export function PropertyDrawer({ id, onClose, onRequestTour }: PropertyDrawerProps) {
  const { data: property, error, refetch } = useQuery(propertyQuery(usePortal(), id));
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerContent side="right" size="lg">
        <DrawerHeader className="sticky -top-4 z-1 -mt-4 bg-surface pt-4 sm:-top-6 sm:-mt-6 sm:pt-6">
          <DrawerTitle>
            {property?.name ?? (property === null ? "Property not found" : "Property")}
          </DrawerTitle>
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close property">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <div className="px-2 pb-4">
          {property && (
            <PropertyDetail property={property} onRequestTour={() => onRequestTour(property)} />
          )}
          {property === null && (
            <p className="text-small">
              It may have been removed.{" "}
              <TextLink asChild>
                <Link to={dashboardPaths.properties}>See your properties</Link>
              </TextLink>
            </p>
          )}
          {property === undefined &&
            (error ? (
              <LoadFailed what="the property" error={error} onRetry={() => void refetch()} />
            ) : (
              <PropertyDetailSkeleton />
            ))}
        </div>
      </DrawerContent>
    </Drawer>
  );
}

const factRows = [0, 1, 2, 3, 4, 5];

function PropertyDetailSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="text-ui">
      <Skeleton shape="text" className="w-48" />
      <Skeleton className="mt-4 h-16" />
      <Skeleton className="mt-4 h-10 pointer-coarse:h-11" />
      <div className="mt-6 border-t border-hairline">
        {factRows.map((row) => (
          <div key={row} className="border-b border-hairline py-2.5">
            <Skeleton shape="text" className="w-64" />
          </div>
        ))}
      </div>
    </div>
  );
}
