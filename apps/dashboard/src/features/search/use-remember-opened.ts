import { useEffect } from "react";
import { useLocation } from "react-router";

import { isDealPath } from "../../navigation/paths.ts";

/** Remembers each record that the URL opens, for the search. */
export function useRememberOpened(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!search && !isDealPath(pathname)) return;
    import("./recent-records.ts").then(
      ({ recordAt, rememberRecord }) => {
        const record = recordAt(pathname, search);
        if (record) rememberRecord(record);
      },
      // Without it, one record is missing from a list.
      () => undefined,
    );
  }, [pathname, search]);
}
