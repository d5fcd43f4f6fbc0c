import { webhookNotices } from "@frontage/records/messages";
import { expect, test } from "vitest";

import { webhookUrlProblem } from "./webhook-url.ts";

test.for([
  "https://hooks.example.com/catch/0142",
  "http://localhost:5678/webhook",
  "http://127.0.0.1:4010/",
  "HTTPS://hooks.example.com/catch?key=a%20b#part",
])("%s is a webhook URL", (url) => {
  expect(webhookUrlProblem(url)).toBeUndefined();
});

test("a webhook URL has no user name or password, which browsers don't send", () => {
  for (const url of ["https://ada:secret@hooks.example.com/", "https://ada@hooks.example.com/"]) {
    expect(webhookUrlProblem(url)).toBe(webhookNotices.webhookCredentials);
  }
});

test.for([
  "",
  "hooks.example.com/catch",
  "not a URL",
  "/catch/0142",
  "//hooks.example.com/catch",
  "javascript:alert(1)",
  "ftp://hooks.example.com/catch",
  "mailto:jordan@example.com",
  "https:hooks.example.com",
  "https://",
  "https:///catch",
  "https://hooks example.com/",
])("%j is no webhook URL, and the message says so", (url) => {
  expect(webhookUrlProblem(url)).toBe(webhookNotices.webhookInvalid);
});
