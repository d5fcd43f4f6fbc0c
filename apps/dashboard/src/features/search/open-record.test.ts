import { expect, test } from "vitest";

import { recordAt } from "./open-record.ts";

test.each([
  ["/dashboard/documents", "?document=a&type=lease", { kind: "document", id: "a" }],
  ["/dashboard/messages", "?thread=t&message=m", { kind: "thread", id: "t" }],
  ["/dashboard/clients", "?client=c", { kind: "client", id: "c" }],
  ["/dashboard/deals/p", "", { kind: "deal", id: "p" }],
  // On these screens, the parameters are filters.
  ["/dashboard/documents", "?client=c", undefined],
  ["/dashboard/documents", "?deal=p&document=", undefined],
] as const)("%s%s opens %j", (pathname, search, record) => {
  expect(recordAt(pathname, search)).toEqual(record);
});
