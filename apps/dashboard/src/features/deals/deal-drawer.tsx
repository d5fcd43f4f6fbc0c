import { dashboardPaths } from "@frontage/content/dashboard";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle } from "@frontage/ui/drawer";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { openedDeal } from "../../navigation/shared-url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";

import { dealQuery } from "../../api/queries.ts";
import { RequestTour } from "../calendar/request-dialog.tsx";
import { DealDetail } from "./deal-detail.tsx";

/** The drawer of the deal that the URL names, on any screen. */
export default function OpenDeal({ id }: { id: string }) {
  const { change } = useUrlState(openedDeal);
  const [tourOf, setTourOf] = useState<Deal>();
  // Closing replaces the history entry, so that Back doesn't open the drawer again.
  const close = () => change({ openDealId: undefined }, { replace: true });
  return (
    <>
      <DealDrawer id={id} onClose={close} onRequestTour={setTourOf} />
      {tourOf?.id === id && <RequestTour deal={tourOf} onClose={() => setTourOf(undefined)} />}
    </>
  );
}

type DealDrawerProps = {
  id: string;
  onClose: () => void;
  /** For clients only. */
  onRequestTour: (deal: Deal) => void;
};

/** A drawer with a deal's details. */
function DealDrawer({ id, onClose, onRequestTour }: DealDrawerProps) {
  const { data: deal, error, refetch } = useQuery(dealQuery(id));
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerContent side="right" size="lg">
        <DrawerHeader className="sticky -top-4 z-1 -mt-4 bg-surface pt-4 sm:-top-6 sm:-mt-6 sm:pt-6">
          <DrawerTitle>
            {deal?.name ?? (deal === null ? "Property not found" : "Property")}
          </DrawerTitle>
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close property">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <div className="px-2 pb-4">
          {deal && <DealDetail deal={deal} onRequestTour={() => onRequestTour(deal)} />}
          {deal === null && (
            <p className="text-small">
              It may have been removed.{" "}
              <TextLink asChild>
                <Link to={dashboardPaths.deals}>See your properties</Link>
              </TextLink>
            </p>
          )}
          {deal === undefined &&
            (error ? (
              <LoadFailed what="the property" error={error} onRetry={() => void refetch()} />
            ) : (
              <RecordSkeleton />
            ))}
        </div>
      </DrawerContent>
    </Drawer>
  );
}
