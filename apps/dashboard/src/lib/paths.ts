import { dashboardPaths, screenTitles, type ScreenName } from "@frontage/content/dashboard";

const screenByPath = new Map(
  Object.entries(dashboardPaths).map(([name, path]) => [path as string, name as ScreenName]),
);

/**
 * The screen at a path; `undefined` where there is none.
 *
 * @param pathname a path without a slash at its end, as the server sends it
 */
export function screenAt(pathname: string): ScreenName | undefined {
  return screenByPath.get(pathname);
}

/** The title of the screen at a path: its `h1`. */
export function titleAt(pathname: string): string {
  const screen = screenAt(pathname);
  return screen ? screenTitles[screen] : "Page not found";
}

/** The current address, with the drawer of a property open beside it. */
export function propertyPath(pathname: string, search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("property", id);
  return `${pathname}?${parameters}`;
}

/** One document, open on the documents screen. */
export const documentPath = (id: string) => `${dashboardPaths.documents}?document=${id}`;
/** The documents of one property. */
export const documentsOfPath = (propertyId: string) =>
  `${dashboardPaths.documents}?deal=${propertyId}`;
/** One contact, open on the contacts screen. */
export const contactPath = (id: string) => `${dashboardPaths.contacts}?contact=${id}`;
/** The parties of one property's deal. */
export const contactsOfPath = (propertyId: string) =>
  `${dashboardPaths.contacts}?deal=${propertyId}`;
/** One event, open on the calendar. */
export const eventPath = (id: string) => `${dashboardPaths.calendar}?event=${id}`;
/** The calendar with the request form open, for one property. */
export const requestTimePath = (propertyId: string) =>
  `${dashboardPaths.calendar}?request=${propertyId}`;
/** One thread. */
export const threadPath = (id: string) => `${dashboardPaths.messages}?thread=${id}`;
/** The thread with one contact, begun if there is none. */
export const messageToPath = (contactId: string) => `${dashboardPaths.messages}?to=${contactId}`;

/** The address's parameter with the client that a broker looks at. */
export const clientParameter = "client";
/** One client, open on the clients screen. */
export const clientPath = (id: string) => `${dashboardPaths.clients}?${clientParameter}=${id}`;
