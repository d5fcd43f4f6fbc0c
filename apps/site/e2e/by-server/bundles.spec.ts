import { serverClauses } from "@frontage/content/legal-clauses";
import { serverForm } from "@frontage/content/contact-form";
import { expect } from "@playwright/test";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { kibOf, loadUntilIdle, saveData } from "../../../../scripts/transfers.ts";
import { applicationReady } from "../../../../scripts/application-ready.ts";
import { sites, test } from "./product.ts";

const { site: budgets } = JSON.parse(
  await readFile(new URL("../../../../budgets.json", import.meta.url), "utf8"),
);

/** All files of a build, as one text. */
async function textsOf(folder: string): Promise<string> {
  const files = globSync("**/*.{html,js,css}", { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.join("\n");
}

test("a site that posts to a webhook has no code of the server's form @more", async () => {
  const texts = await textsOf(sites.webhook);
  expect(texts.includes("Webhook URL")).toBe(true);
  const others = [
    "api/inquiries",
    "Idempotency-Key",
    "sessionStorage",
    "data-fill",
    serverForm.refusal.failed,
    serverForm.receipt.another,
    serverClauses.receivers,
  ];
  expect(others.filter((part) => texts.includes(part))).toEqual([]);
});

test("a site whose server accepts inquiries has no code of the webhook's form @more", async () => {
  const texts = await textsOf(sites.server);
  expect(texts.includes("/api/inquiries")).toBe(true);
  // The broker's own entry says "webhook" while that is what broker.ts says.
  const own = texts.replaceAll(/transport:\s*["'`]webhook["'`]/g, "");
  expect(own.match(/.{0,40}(webhook|send_to|Delivery settings).{0,40}/gi)).toBeNull();
});

test("the contact page that sends to the server stays within its size budget @more", async ({
  page,
}) => {
  const { kib, path } = budgets.contactByServer;
  await saveData(page);
  const transfers = await loadUntilIdle(page, path, applicationReady);
  const scripts = transfers.filter(({ type }) => type === "Script");
  expect(scripts.length).toBeGreaterThan(1);
  expect(kibOf(scripts)).toBeLessThanOrEqual(kib.scripts);
  expect(kibOf(transfers)).toBeLessThanOrEqual(kib.total);
});
