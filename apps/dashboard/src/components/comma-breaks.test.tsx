import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CommaBreaks } from "./comma-breaks.tsx";

test("line breaks after commas don't change the text", () => {
  const text = "Call, Thursday, 10am to 2pm in Chicago, 8am to 12pm for you; not confirmed yet";
  const html = renderToStaticMarkup(<CommaBreaks text={text} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text);
  expect(html).toContain(">8am to 12pm for you;<");
});
