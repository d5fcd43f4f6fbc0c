import { isServerReachable } from "@frontage/prerender/server-reachable";
import { toast } from "@frontage/ui/toast";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, type Location } from "react-router";

import { titleAt } from "./paths.ts";

/**
 * The location to render. It follows the URL once the new screen's code has loaded; until then, the
 * old screen stays. If loading fails, the old screen stays with everything typed there, and a toast
 * offers to try again. A new screen starts at the top, except on Back, where the browser restores
 * the scroll position.
 *
 * @param isLoaded whether the screen at a path can render immediately
 * @param preload loads the code of the screen at a path
 * @param viewer for whom the toast names the screen
 */
export function useReadyLocation(
  isLoaded: (pathname: string) => boolean,
  preload: (pathname: string) => Promise<unknown>,
  viewer: { isBroker: boolean },
): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isHydrated = useHydrated();
  const [ready, setReady] = useState(location);
  if (ready !== location && isLoaded(location.pathname)) setReady(location);

  const offerRetry = useEffectEvent(() => {
    void navigate(ready, { replace: true, state: ready.state });
    toast.error(`Couldn’t open ${titleAt(location.pathname, viewer)}. Check your connection.`, {
      label: "Try again",
      onSelect: () => void navigate(location, { state: location.state }),
    });
  });
  useEffect(() => {
    if (isLoaded(location.pathname)) return;
    let isLatest = true;
    preload(location.pathname).then(
      () => isLatest && setReady(location),
      async () => {
        const isGone = await isServerReachable(location.pathname);
        if (!isLatest) return;
        // After a release the old code is gone: the server's page refers to the new code.
        if (isGone) window.location.reload();
        else offerRetry();
      },
    );
    return () => {
      isLatest = false;
    };
  }, [isLoaded, location, preload]);

  const { pathname } = ready;
  const previousPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (navigationType !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
  }, [navigationType, pathname]);

  return isHydrated ? ready : { ...ready, search: "" };
}
