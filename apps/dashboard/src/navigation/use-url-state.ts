import { useLocation, useNavigate } from "react-router";

import type { UrlState } from "./url-state.ts";

/** `replace`: adds no history entry. */
export type ChangeOptions = { replace?: boolean };

/** A screen's parameters in the URL, and the ways to change them; see `urlState`. */
export function useUrlState<Values>(state: UrlState<Values>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function change(changes: Partial<Values>, { replace = false }: ChangeOptions = {}) {
    // This may be called later, when the URL differs from the rendered one.
    const { location } = window;
    const next = new URLSearchParams(state.change(location.search, changes)).toString();
    if (next === new URLSearchParams(location.search).toString()) return;
    void navigate({ pathname: location.pathname, search: next }, { replace });
  }

  return {
    values: state.read(search),
    change,
    /** The path of a link to this URL with some values changed. */
    pathWith: (changes: Partial<Values>) => pathname + state.change(search, changes),
  };
}
