import { broker } from "@frontage/content/broker";
import { dashboardText, importPath } from "@frontage/content/dashboard";
import { paths } from "@frontage/content/navigation";
import { skipToContent } from "@frontage/content/actions";
import { toastMs } from "@frontage/content/timing";
import { Link } from "@frontage/ui/link";
import { Toaster } from "@frontage/ui/toast";
import { Wordmark } from "@frontage/ui/wordmark";
import { useEffect, useMemo, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";

import { SearchBox } from "./features/search/search-box.tsx";
import { SearchProvider } from "./features/search/search-provider.tsx";
import { Header } from "./features/shell/header.tsx";
import { SampleNotice } from "./features/shell/sample-notice.tsx";
import { SidebarContent } from "./features/shell/sidebar.tsx";
import { UnreadStatus } from "./features/shell/unread-status.tsx";
import {
  isDealOfferPath,
  isDealPath,
  isExchangePath,
  isListingPath,
  isOffersPath,
  titleAt,
} from "./navigation/paths.ts";
import { ScreenBarProvider, type ScreenBar } from "./navigation/screen-bar.tsx";
import { usePageTitle } from "./components/use-page-title.ts";
import { useIsBrokerPage } from "./api/visit.tsx";
import { RenderErrorBoundary } from "./components/render-error.tsx";
import { RowKeys } from "./features/shell/row-keys.tsx";

/** The frame of every screen: the sidebar, the header and the main area. */
export function Layout() {
  const { hash, pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const isBroker = useIsBrokerPage();
  const [bar, setBar] = useState<ScreenBar>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const bars = useMemo(() => ({ setBar, place }), [place]);
  const title = titleAt(pathname, { isBroker: isBroker });

  // A record's pages are titled by the record.
  const hasOwnTitle =
    isDealPath(pathname) ||
    isExchangePath(pathname) ||
    isDealOfferPath(pathname) ||
    (isBroker && (pathname === importPath || isListingPath(pathname) || isOffersPath(pathname)));
  usePageTitle(hasOwnTitle ? undefined : title);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // Focuses the title, so that screen readers announce the screen; a URL with a section's id
    // leads to the section instead.
    if (!document.getElementById(hash.slice(1))) {
      document.querySelector("h1")?.focus({ preventScroll: true });
    }
  }, [hash, pathname]);

  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-base text-fg-2 lg:pl-66">
      <a
        href="#main"
        className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-control bg-fg px-5 py-3 font-medium text-canvas focus:translate-y-0"
      >
        {skipToContent}
      </a>
      <SearchProvider>
        <aside
          aria-label="Sidebar"
          className="fixed inset-y-0 left-0 hidden w-66 flex-col overflow-y-auto border-r border-hairline bg-side p-4 lg:flex"
        >
          {/* Aligned with the header's title. */}
          <div className="-mt-0.5 mb-3.5 pl-2">
            <Wordmark
              size="sm"
              href={paths.home}
              name={broker.name}
              className="text-fg [--pin:var(--color-accent)]"
            />
          </div>
          <SidebarContent Search={SearchBox} />
        </aside>
        <Header Search={SearchBox} bar={bar} actionsRef={setPlace} />
      </SearchProvider>
      {/* A screen marked `data-fill` fills the window below the header, without padding. */}
      <main
        id="main"
        tabIndex={-1}
        className="group/main grow outline-none not-has-data-fill:p-4 has-data-fill:flex has-data-fill:flex-col md:not-has-data-fill:p-8"
      >
        <SampleNotice />
        {isBroker && (
          <RenderErrorBoundary key={title}>
            <RowKeys />
          </RenderErrorBoundary>
        )}
        <p className="mb-6 hidden rounded-panel border border-hairline bg-warn-tint p-4 text-base text-fg noscript:block">
          {dashboardText.noScript} {broker.firm.name},{" "}
          <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>
        </p>
        <RenderErrorBoundary key={pathname}>
          <ScreenBarProvider value={bars}>
            <Outlet />
          </ScreenBarProvider>
        </RenderErrorBoundary>
      </main>
      <UnreadStatus />
      <Toaster duration={toastMs} />
    </div>
  );
}
