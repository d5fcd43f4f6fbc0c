import type { Deal } from "@frontage/records/schemas/deal";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";

import { useIsBroker } from "../../api/visit.tsx";
import type { Clock } from "../../time/dates.ts";
import { clientsBoardQuery, weekQuery } from "../../offer-comparison/offer-queries.ts";
import { Interested } from "./interested.tsx";
import { ListingWeekSection } from "./listing-week.tsx";
import { SaleOffers } from "./sale-offers.tsx";

type SaleSectionsProps = { deal: Deal; clock: Clock };

/** A client's view of their listing: its week, interested buyers and offers. */
export default function SaleSections({ clock, deal }: SaleSectionsProps) {
  const isBroker = useIsBroker();
  const { data: week } = useQuery(weekQuery(deal.id));
  const { data: board } = useQuery(clientsBoardQuery(deal.id));
  useHash(week !== undefined && board !== undefined);
  if (!week) return null;
  return (
    <div className="mt-8.5 grid gap-9 *:min-w-0 md:mt-10 xl:gap-11">
      <ListingWeekSection week={week} isBroker={isBroker} />
      {week.interested.length > 0 && <Interested interested={week.interested} clock={clock} />}
      {board && board.offers.length > 0 && (
        <SaleOffers board={board} dealId={deal.id} clock={clock} />
      )}
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
