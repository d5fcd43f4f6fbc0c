import { expect, test } from "vitest";

import { findLine } from "./find-line.ts";

const code = `// licenses: number: "700001"
export const broker: Broker = asWritten({
  phone: {
    display: "(512) 555-2368",
  },
  licenses: [
    { state: "TX", number: "0712345" },
    { state: "CA", number: "1" },
  ],
  lead: \`I have spent \${years} listing property.\`,
});
`;

test.for([
  [{ path: "phone.display", text: "(512) 555-2368" }, 4],
  [{ path: "licenses.1.number", text: "1" }, 8],
  [{ path: "phone" }, 3],
  [{ text: "I have spent two decades listing property." }, 10],
  [{ text: "700001" }, undefined],
  [{}, undefined],
] as const)("%j is on line %s", ([place, line]) => {
  expect(findLine(code, { file: "broker.ts", ...place })).toBe(line);
});
