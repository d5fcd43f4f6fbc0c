import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type { OfferBoard } from "@frontage/records/schemas/offer";

import { useIsBroker } from "../../api/visit.tsx";
import type { Clock } from "../../time/dates.ts";
import { ListingWeekSection } from "./listing-week.tsx";
import { SaleOffers } from "./sale-offers.tsx";

type SaleSectionsProps = {
  dealId: string;
  board: OfferBoard | undefined;
  week: ListingWeek | undefined;
  clock: Clock;
};

/** A client's view of their listing: its offers, and its week. */
export function SaleSections({ board, clock, dealId, week }: SaleSectionsProps) {
  const isBroker = useIsBroker();
  return (
    <div className="grid gap-8.5 *:min-w-0 empty:hidden md:mt-9 md:gap-11">
      {board && board.offers.length > 0 && (
        <SaleOffers board={board} dealId={dealId} clock={clock} />
      )}
      {week && <ListingWeekSection week={week} isBroker={isBroker} clock={clock} />}
    </div>
  );
}
