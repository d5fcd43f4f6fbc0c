import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { setHead } from "../lib/head.ts";
import { fetchServed, servedAt, servedId } from "../lib/served-html.ts";
import { useSoftLinks } from "../lib/use-soft-links.ts";
import { useServedContent } from "../listings/served-content.ts";
import { countView } from "../listings/count-view.ts";
import { enhance } from "../listings/enhance.ts";

/**
 * A page that only the server can render, such as a listing's. The browser shows the HTML that the
 * server sent, and adds the behavior that needs script.
 */
export default function ServedPage() {
  // oxlint-disable-next-line react/rules-of-hooks -- a constant of the build
  return import.meta.env.SSR ? <div id={servedId}>{useServedContent()}</div> : <ServedHtml />;
}

function ServedHtml() {
  const { pathname, search } = useLocation();
  const key = pathname + search;
  const [, showFetched] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const navigate = useNavigate();
  const served = servedAt(key);
  useSoftLinks(container);

  useEffect(() => {
    // The content isn't kept anymore after going back. If the listing is gone, the server says so.
    if (!served)
      fetchServed(key).then(
        () => showFetched(key),
        () => window.location.reload(),
      );
  }, [key, served]);

  useLayoutEffect(() => {
    if (!served || !container.current) return undefined;
    setHead(served.metadata);
    // The replaced content included the control that had the focus.
    if (focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
    focused.current = undefined;
    return enhance(container.current, (path) => {
      fetchServed(path).then(
        () => {
          focused.current = document.activeElement?.id;
          void navigate(path);
        },
        () => window.location.assign(path),
      );
    });
  }, [navigate, served]);

  // Not with the behavior above, which is added again for each place in the page.
  const isServed = served !== undefined;
  useEffect(() => {
    const slug = container.current?.querySelector<HTMLElement>("[data-viewed]")?.dataset["viewed"];
    return isServed && slug ? countView(slug) : undefined;
  }, [isServed, pathname]);

  return (
    <div
      ref={container}
      id={servedId}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the server rendered it
      dangerouslySetInnerHTML={{ __html: served?.html ?? "" }}
    />
  );
}
