import { afterEach, expect, test } from "vitest";

import { documents } from "./clients.ts";
import { answerRequests } from "./request.ts";

afterEach(() => answerRequests(undefined));

test("a made-up id in a link is encoded as one part of the path", async () => {
  const asked: string[] = [];
  answerRequests(async (input) => {
    asked.push(input as string);
    return Response.json({});
  });
  await documents[":id"].$get({ param: { id: "../settings?x#y" } });
  await documents[":id"].$get({ param: { id: "48-example-road" } });
  expect(asked).toEqual(["/api/documents/..%2Fsettings%3Fx%23y", "/api/documents/48-example-road"]);
});
