import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type { OfferBoard } from "@frontage/records/schemas/offer";
import { useEffect } from "react";
import { useLocation } from "react-router";

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
  useHash(week !== undefined && board !== undefined);
  return (
    <div className="grid gap-8.5 *:min-w-0 empty:hidden md:mt-9 md:gap-11">
      {board && board.offers.length > 0 && (
        <SaleOffers board={board} dealId={dealId} clock={clock} />
      )}
      {week && <ListingWeekSection week={week} isBroker={isBroker} clock={clock} />}
    </div>
  );
}

/** Scrolls to the section in the URL's hash, as links in emails and notifications have it. */
function useHash(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || (hash !== "#offers" && hash !== "#listing")) return;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, isReady, key]);
}
