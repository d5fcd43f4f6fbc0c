import { useHydrated } from "@frontage/ui/use-browser-value";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, type Location } from "react-router";

/**
 * The location to render. It follows the address as soon as the new screen's code
 * has loaded; until then the old screen stays. A new screen starts at the top,
 * except on Back, where the browser restores the scroll position.
 *
 * @param isLoaded whether the screen at a path can render immediately
 * @param preload loads the code of the screen at a path
 */
export function useReadyLocation(
  isLoaded: (pathname: string) => boolean,
  preload: (pathname: string) => Promise<void>,
): Location {
  const location = useLocation();
  const navigationType = useNavigationType();
  const isHydrated = useHydrated();
  const [ready, setReady] = useState(location);
  if (ready !== location && isLoaded(location.pathname)) setReady(location);

  useEffect(() => {
    if (isLoaded(location.pathname)) return;
    let isLatest = true;
    preload(location.pathname).then(
      () => isLatest && setReady(location),
      // After a release, for example: the server's page names the new code.
      () => isLatest && window.location.reload(),
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
