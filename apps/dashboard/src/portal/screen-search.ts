import {
  brokerScreens,
  dashboardPaths,
  screenTitles,
  type ScreenName,
} from "@frontage/content/dashboard";
import type { SearchResult } from "@frontage/content/schemas/search";

import { candidate, rank, type Candidate } from "./search-rank.ts";

type Reader = { isBroker: boolean };

/** The screens that the search finds. */
export function screenCandidates({ isBroker }: Reader): Candidate[] {
  return (Object.keys(screenTitles) as ScreenName[])
    .filter((screen) => isBroker || !brokerScreens.includes(screen))
    .map((screen) =>
      candidate({
        kind: "screen",
        id: screen,
        title: screenTitles[screen],
        detail: "",
        path: dashboardPaths[screen],
      }),
    );
}

/** The screens whose titles have words that start with the typed ones. */
export function screensNamed(text: string, reader: Reader): SearchResult[] {
  return rank(text, screenCandidates(reader));
}
