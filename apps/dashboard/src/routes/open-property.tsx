import type { Deal } from "@frontage/records/schemas/deal";
import { useState } from "react";

import { PropertyDrawer } from "../features/properties/property-drawer.tsx";
import { openProperty } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";
import { RequestTour } from "./request-tour.tsx";

/** The property that the address names, beside whichever screen. */
export default function OpenProperty({ id }: { id: string }) {
  const { change } = useUrlState(openProperty);
  const [tourOf, setTourOf] = useState<Deal>();
  // In place of its own entry: Back leads to where one was before, not into the drawer again.
  const close = () => change({ openDealId: undefined }, { replace: true });
  return (
    <>
      <PropertyDrawer id={id} onClose={close} onRequestTour={setTourOf} />
      {tourOf?.id === id && <RequestTour property={tourOf} onClose={() => setTourOf(undefined)} />}
    </>
  );
}
