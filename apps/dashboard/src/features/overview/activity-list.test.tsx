import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ActivityList } from "./activity-list.tsx";

test("without activity the list says what will appear in it, and while it loads it doesn't", () => {
  const empty = "Activity on your deals will appear here.";
  expect(renderToStaticMarkup(<ActivityList items={[]} empty={empty} />)).toContain(empty);
  expect(renderToStaticMarkup(<ActivityList empty={empty} />)).not.toContain(empty);
});
