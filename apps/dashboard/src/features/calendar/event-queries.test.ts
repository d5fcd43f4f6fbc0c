import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { subjects } from "../../portal/queries.ts";
import { refreshEvents } from "./event-queries.ts";

test("a change of the events also refreshes what counts or finds them, and nothing else", async () => {
  const client = new QueryClient();
  for (const subject of Object.values(subjects)) client.setQueryData([subject, "any"], true);
  await refreshEvents(client);
  const refreshed = Object.values(subjects).filter(
    (subject) => client.getQueryState([subject, "any"])?.isInvalidated,
  );
  expect(refreshed.toSorted()).toEqual(["events", "overview", "search", "unread"]);
});
