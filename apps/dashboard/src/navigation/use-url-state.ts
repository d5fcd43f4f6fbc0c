import { useLocation, useNavigate } from "react-router";

import type { UrlState } from "./url-state.ts";

/** `replace`: adds no history entry. */
export type ChangeOptions = { replace?: boolean };

/** What a screen keeps in the URL's search, and the ways to change it; see `urlState`. */
export function useUrlState<Values>(state: UrlState<Values>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function change(changes: Partial<Values>, { replace = false }: ChangeOptions = {}) {
    // This may be called later, when the URL is no longer the rendered one.
    const { location } = window;
    const next = new URLSearchParams(state.change(location.search, changes)).toString();
    if (next === new URLSearchParams(location.search).toString()) return;
    void navigate({ pathname: location.pathname, search: next }, { replace });
  }

  return {
    values: state.read(search),
    change,
    /** This URL with some values changed: a link's path. */
    pathWith: (changes: Partial<Values>) => pathname + state.change(search, changes),
  };
}
