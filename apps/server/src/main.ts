import { getRequestListener } from "@hono/node-server";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { readServerEnvironment, type ServerEnvironment } from "./env.ts";
import { gentleStop } from "./gentle-stop.ts";

// Usage: node src/main.ts [folder], where the folder is a composition.

// Longer than any answer needs, shorter than the patience of whoever stops us.
const patienceMs = 8000;

const environment = readEnvironment();
const folder = process.argv[2] ?? join(import.meta.dirname, "../dist");
if (!existsSync(join(folder, "headers.json"))) {
  fail(
    `There is nothing to serve: ${folder} holds no composition. Build first, for example with npm start.`,
  );
}

const app = await createApp(folder, environment);
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response));

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    fail(`Port ${environment.port} is taken: stop what runs there, or choose another with PORT.`);
  }
  fail(`The server cannot listen on port ${environment.port}: ${error.message}.`);
});
server.listen({ port: environment.port, host: environment.host }, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Frontage is at http://localhost:${port}`);
});

let stopping = false;
const stop = gentleStop(server, patienceMs);
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    // The second signal means now. After the first the process ends by itself, with 0.
    if (stopping) process.exit(1);
    stopping = true;
    stop();
  });
}

function readEnvironment(): ServerEnvironment {
  try {
    return readServerEnvironment();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
