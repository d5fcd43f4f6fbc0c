import { useLocation, useNavigate } from "react-router";

import type { UrlState } from "./url-state.ts";

/** `replace`: replaces the history entry instead of adding one. */
export type ChangeOptions = { replace?: boolean };

/** A screen's parameters in the URL, and functions that change them; see `urlState`. */
export function useUrlState<Values>(state: UrlState<Values>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function change(changes: Partial<Values>, { replace = false }: ChangeOptions = {}) {
    // Reads the current URL: a later call may find another than the rendered one.
    const { location } = window;
    const next = new URLSearchParams(state.change(location.search, changes)).toString();
    if (next === new URLSearchParams(location.search).toString()) return;
    void navigate({ pathname: location.pathname, search: next }, { replace });
  }

  return {
    values: state.read(search),
    change,
    /** The path of a link to this screen with some parameters changed. */
    pathWith: (changes: Partial<Values>) => pathname + state.change(search, changes),
  };
}
