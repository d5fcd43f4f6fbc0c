import { test as setup } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { composition, otherTransport, root, sites } from "./product.ts";

/** Placeholders for the dashboard, which these journeys don't open. */
const dashboard = ["login.html", "dashboard/index.html", "dashboard/404.html"];

setup("the site is built the way that `broker.ts` has not chosen", async () => {
  setup.setTimeout(300_000);
  await rm(root, { recursive: true, force: true });
  for (const page of dashboard) {
    const file = join(root, "dashboard", page);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '<!doctype html><html lang="en"><title>Dashboard</title></html>');
  }
  const run = promisify(execFile);
  const site = sites[otherTransport];
  await run(process.execPath, [
    "scripts/build.ts",
    `--inquiries=${otherTransport}`,
    `--output=${site}`,
  ]);
  // The build has composed the other one already.
  if (otherTransport === "webhook") return;
  await run(process.execPath, [
    "../server/scripts/compose.ts",
    `--site=${site}`,
    `--dashboard=${join(root, "dashboard")}`,
    `--output=${composition}`,
  ]);
});
