import { useEffect, useState, type ComponentType } from "react";

type RouteModule = { default: ComponentType };

/** A route's page, loaded when it is needed or before. */
export type LazyRoute = {
  Page: ComponentType;
  /** Fetches the page's code; resolves when it can render at once. Asking again costs nothing. */
  preload: () => Promise<unknown>;
};

/**
 * A page whose code travels apart. Preloaded, it renders in the same turn: the
 * first render can hydrate, and a visit feels immediate. React's own `lazy` needs
 * a Suspense boundary, behind which the server would hide every page with a
 * photograph until a script reveals it.
 *
 * @param load the page's dynamic import
 */
export function lazyRoute(load: () => Promise<RouteModule>): LazyRoute {
  let loaded: RouteModule | undefined;
  let loading: Promise<RouteModule> | undefined;

  function preload() {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // A page that failed to arrive may be asked for again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Page() {
    const [arrived, setArrived] = useState(loaded);
    const [error, setError] = useState<Error>();
    useEffect(() => {
      if (!arrived) {
        preload().then(setArrived, (cause: unknown) => {
          setError(cause instanceof Error ? cause : new Error(String(cause)));
        });
      }
    }, [arrived]);
    // To the nearest error boundary.
    if (error) throw error;
    return arrived ? <arrived.default /> : null;
  }

  return { Page, preload };
}
