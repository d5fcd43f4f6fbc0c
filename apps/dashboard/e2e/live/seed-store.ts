import { randomBytes } from "node:crypto";
import { cp, rm, writeFile } from "node:fs/promises";

import { broker as owner } from "@frontage/content/broker";
import { expect, request } from "@playwright/test";

import { seededStore, startServer } from "./start-server.ts";

/**
 * Creates the samples' store once, with its documents read: otherwise each server's start would
 * take four seconds longer.
 */
export default async function seedStore(): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const server = await startServer({ isFirst: true, settings: { METRICS_TOKEN: token } });
  try {
    // Without an assistant, the server doesn't read documents.
    if (owner.assistant.isOffered) await documentsRead(server.origin, token);
  } finally {
    await server.end();
  }
  await rm(seededStore.folder, { recursive: true, force: true });
  await cp(server.dataFolder, seededStore.folder, { recursive: true });
  await rm(server.dataFolder, { recursive: true });
  const { broker, client } = server;
  await writeFile(seededStore.accounts, JSON.stringify({ broker, client }));
}

async function documentsRead(origin: string, token: string): Promise<void> {
  const metrics = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  await expect
    .poll(async () => (await metrics.get("/api/metrics")).text(), { timeout: 300_000 })
    .toMatch(/^frontage_index_waiting_documents 0$/m);
  await metrics.dispose();
}
