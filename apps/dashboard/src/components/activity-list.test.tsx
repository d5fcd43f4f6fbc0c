import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { ActivityList } from "./activity-list.tsx";

test("an empty list says what will appear in it, but not while it loads", () => {
  const empty = "Activity on your deals will appear here.";
  expect(renderToStaticMarkup(<ActivityList items={[]} empty={empty} />)).toContain(empty);
  expect(renderToStaticMarkup(<ActivityList empty={empty} />)).not.toContain(empty);
});

test("an entry with its own page links to it", () => {
  const item = { icon: "inbox", title: "New inquiry", timestamp: "2 hours ago" } as const;
  const path = "/dashboard/inquiries?inquiry=1";
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ActivityList
        items={[
          { ...item, description: "Riley Chen: Leasing", path },
          { ...item, description: "A lease" },
        ]}
        empty=""
      />
    </MemoryRouter>,
  );
  expect(page.match(/<a [^>]*>/g)).toEqual([expect.stringContaining(`href="${path}"`)]);
});
