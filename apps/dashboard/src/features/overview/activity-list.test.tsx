import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { ActivityList } from "./activity-list.tsx";

test("without activity the list says what will appear in it, and while it loads it doesn't", () => {
  const empty = "Activity on your deals will appear here.";
  expect(renderToStaticMarkup(<ActivityList items={[]} empty={empty} />)).toContain(empty);
  expect(renderToStaticMarkup(<ActivityList empty={empty} />)).not.toContain(empty);
});

test("what has a page of its own leads there", () => {
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
