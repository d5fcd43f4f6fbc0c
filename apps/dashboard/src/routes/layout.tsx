import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { dashboardWords } from "@frontage/content/dashboard";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link } from "@frontage/ui/link";
import { Toaster } from "@frontage/ui/toast";
import { toastMs } from "@frontage/content/timing";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useSearchParams } from "wouter";

import { SearchBox } from "../features/search/search-box.tsx";
import { Header } from "../features/shell/header.tsx";
import { SampleNotice } from "../features/shell/sample-notice.tsx";
import { SidebarContent } from "../features/shell/sidebar.tsx";
import { PartAtAddress } from "../lib/part-at-address.tsx";
import { titleAt } from "../lib/paths.ts";
import { useUser } from "../lib/user.ts";
import { Wordmark } from "../lib/wordmark.tsx";
import { usePortal } from "../portal/portal-context.tsx";
import type { BrokerDesk } from "../portal/portal.ts";
import { RenderErrorBoundary } from "./render-error.tsx";

const propertyDrawer = lazyPart<{ id: string; onClose: () => void }>(
  () => import("../features/properties/property-drawer.tsx"),
);

// Only a broker has more than one client to choose from.
const clientBar = lazyPart<{ desk: BrokerDesk }>(
  () => import("../features/clients/client-bar.tsx"),
);

/** What stands around every screen: the sidebar, the header and the main area. */
export function Layout({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  const previousPathname = useRef(pathname);
  const title = titleAt(pathname);
  const { desk } = usePortal();
  const user = useUser();

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    document.title = `${title} | ${broker.businessName}`;
    // A listener hears where they are.
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-base text-fg-2 lg:pl-66">
      <a
        href="#main"
        className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-control bg-fg px-5 py-3 font-medium text-canvas focus:translate-y-0"
      >
        {actions.skipToContent}
      </a>
      <aside
        aria-label="Sidebar"
        className="fixed inset-y-0 left-0 hidden w-66 flex-col overflow-y-auto border-r border-hairline bg-side p-4 lg:flex"
      >
        <div className="mb-4 pl-2">
          <Wordmark />
        </div>
        <SidebarContent Search={SearchBox} />
      </aside>
      <Header title={title} Search={SearchBox} />
      {/* A screen marked `data-fill` takes the height the window leaves, and reaches the edges. */}
      <main
        id="main"
        tabIndex={-1}
        className="group/main grow outline-none not-has-data-fill:p-4 has-data-fill:flex has-data-fill:flex-col md:not-has-data-fill:p-8"
      >
        <SampleNotice />
        {/* The page from disk knows nobody. */}
        {user && desk && (
          <RenderErrorBoundary key={title}>
            <clientBar.Part desk={desk} />
          </RenderErrorBoundary>
        )}
        <p className="mb-6 hidden rounded-panel border border-hairline bg-warn-tint p-4 text-base text-fg noscript:block">
          {dashboardWords.noScript}{" "}
          <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>
        </p>
        <RenderErrorBoundary key={pathname}>{children}</RenderErrorBoundary>
      </main>
      <RenderErrorBoundary>
        <OpenProperty />
      </RenderErrorBoundary>
      <Toaster duration={toastMs} />
    </div>
  );
}

/** The property that the address names, beside whichever screen. */
function OpenProperty() {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("property");
  if (id === null) return null;
  // In place of its own entry: Back leads to where one was before, not into the drawer again.
  const close = () =>
    setParameters(
      (current) => {
        current.delete("property");
        return current;
      },
      { replace: true },
    );
  return (
    <PartAtAddress
      part={propertyDrawer}
      what="The property"
      onClose={close}
      onReopen={() =>
        setParameters((current) => {
          current.set("property", id);
          return current;
        })
      }
    >
      <propertyDrawer.Part id={id} onClose={close} />
    </PartAtAddress>
  );
}
