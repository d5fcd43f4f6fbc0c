import {
  brokerScreens,
  dashboardPaths,
  screenTitles,
  sidebar,
  type ScreenName,
} from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import type { SearchResult } from "@frontage/records/schemas/search";

import { screenAt, screenTitle } from "../../navigation/paths.ts";
import { brokerScreenIcons, screenIcons } from "../../navigation/screen-icons.ts";
import { bestFirst } from "../../api/search-rank.ts";
import { askRow, matchingActions, offeredActions, type Place } from "./actions.ts";
import { rowOfClient, rowOfResult, type PaletteRow, type PaletteSection } from "./palette-row.ts";

const expectedResults = 3;

/** As many clients as results of any other kind. */
const foundClientsMax = 8;

function clientsNamed(text: string, clients: readonly Client[]): Client[] {
  const named = clients.map((client) => ({
    ...client,
    keywords: `${client.company} ${client.email} ${client.contactEmail}`,
  }));
  return bestFirst(text, named).slice(0, foundClientsMax);
}

const isFilled = ({ expected, rows }: PaletteSection) => rows.length > 0 || Boolean(expected);

/** The sections before anything is typed: screens, actions and, for clients, the assistant. */
export function offeredSections(place: Place): PaletteSection[] {
  return [
    { heading: "Go to", rows: offeredScreens(place) },
    { heading: "Actions", rows: offeredActions(place) },
    { heading: "Ask", rows: place.canAsk ? [askRow("", place)] : [] },
  ].filter(isFilled);
}

/**
 * The sections for a text: screens, records, actions and, for clients, the assistant.
 *
 * @param results `undefined` until the first have loaded
 * @param clients all clients of a broker
 */
export function foundSections(
  text: string,
  results: readonly SearchResult[] | undefined,
  place: Place,
  clients: readonly Client[] = [],
): PaletteSection[] {
  return [
    { heading: "Go to", rows: screensNamed(text, place) },
    {
      heading: "Results",
      rows: [
        ...clientsNamed(text, clients).map(rowOfClient),
        ...(results ?? []).map((result) => rowOfResult(result, text)),
      ],
      expected: results ? undefined : expectedResults,
    },
    { heading: "Actions", rows: matchingActions(text, place, results ?? []) },
    { heading: "Ask", rows: place.canAsk ? [askRow(text, place)] : [] },
  ].filter(isFilled);
}

type Viewer = Pick<Place, "isBroker">;

function rowOfScreen(screen: ScreenName, viewer: Viewer): PaletteRow {
  return {
    id: `screen:${screen}`,
    title: screenTitle(screen, viewer),
    Icon: (viewer.isBroker ? brokerScreenIcons : screenIcons)[screen],
    target: dashboardPaths[screen],
  };
}

/** Rows for the main screens, except the open one. */
function offeredScreens({ pathname, ...viewer }: Place): PaletteRow[] {
  const open = screenAt(pathname);
  const main = sidebar.main[viewer.isBroker ? "Broker" : "Client"];
  return [...new Set([...main, "messages", "deals"] as const)]
    .filter((screen) => screen !== open)
    .map((screen) => rowOfScreen(screen, viewer));
}

/** Screens whose titles have words that start with the typed ones, best first. */
function screensNamed(text: string, viewer: Viewer): PaletteRow[] {
  const screens = (Object.keys(screenTitles) as ScreenName[])
    .filter((screen) => viewer.isBroker || !brokerScreens.includes(screen))
    // Brokers find screens by the clients' titles, too.
    .map((screen) => ({
      screen,
      name: screenTitle(screen, viewer),
      keywords: screenTitles[screen],
    }));
  return bestFirst(text, screens).map(({ screen }) => rowOfScreen(screen, viewer));
}
