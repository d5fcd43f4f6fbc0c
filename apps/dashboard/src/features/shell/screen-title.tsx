import { useHydrated } from "@frontage/ui/use-browser-value";
import { useLocation } from "react-router";

import { screenAt, titleAt } from "../../navigation/paths.ts";
import { useBrokerApi, usePortal } from "../../portal/portal-context.tsx";
import { TodayDate } from "./today-date.tsx";

/** The title of the page; a broker has other words for some. */
export function ScreenTitle() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isBroker = usePortal().brokerApi !== undefined;
  const title = titleAt(pathname, { isBroker: false });
  const brokerTitle = titleAt(pathname, { isBroker: true });
  if (isHydrated || title === brokerTitle) return isBroker ? brokerTitle : title;
  // The page from disk has both: the first script marks the role.
  return (
    <>
      <span className="in-data-[role=Broker]:hidden">{title}</span>
      <span className="not-in-data-[role=Broker]:hidden">{brokerTitle}</span>
    </>
  );
}

/** Beside the title: the day, on a broker’s Today. */
export function BesideTitle() {
  const { pathname } = useLocation();
  const brokerApi = useBrokerApi();
  const isToday = brokerApi !== undefined && screenAt(pathname) === "overview";
  return isToday && <TodayDate brokerApi={brokerApi} />;
}
