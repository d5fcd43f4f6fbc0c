import { useEffect } from "react";
import { useLocation } from "react-router";

import { recordAt, rememberRecord } from "./recent-records.ts";

/** Remembers each record that the URL opens, for the search. */
export function useRememberOpened(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const record = recordAt(pathname, search);
    if (record) rememberRecord(record);
  }, [pathname, search]);
}
