/**
 * The API and listings' photographs alone, for development: the pages come from Vite, whose server
 * at `PORT` (3000) passes these on to this one.
 */
import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { createApi } from "../src/api.ts";
import { readServerEnvironment } from "../src/env.ts";
import { photoFiles } from "../src/listings/photo-files.ts";
import { createLog } from "../src/logging.ts";
import { seedIfEmpty } from "../src/seed/seed-if-empty.ts";
import { openServices } from "../src/services.ts";
import { startCleanup } from "../src/cleanup/cleanup.ts";

// Where apps/site/vite.config.ts looks for it.
const port = Number(process.env.API_PORT ?? 5175);

const environment = readServerEnvironment();
const services = await openServices(environment, createLog(environment.logLevel));
const api = createApi(services);
const app = photoFiles(services).all("/api/*", (c) => api.fetch(c.req.raw, c.env));
const answer = getRequestListener(app.fetch);
createServer((request, response) => void answer(request, response)).listen(port, "127.0.0.1");

const address = services.publicUrl;
const words = await seedIfEmpty(services, { address, isProduction: environment.isProduction });
if (words) console.log(words);
services.inquiries.outbox.start();
startCleanup(services);
