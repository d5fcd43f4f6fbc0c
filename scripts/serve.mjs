// Starts what was built, without installing or building. Packed into a release as `serve.js`. Plain
// JavaScript for any Node, so that an older one prints a message.
import { existsSync } from "node:fs";

const places = ["bundle/serve.js", "../apps/server/bundle/serve.js"];
const server = places.map((place) => new URL(place, import.meta.url)).find(existsSync);
const [major] = process.versions.node.split(".");
if (!server) {
  console.error("Nothing was built yet. To build and start: npm start");
  process.exitCode = 1;
} else if (Number(major) < 24) {
  console.error(`Frontage needs Node 24 or newer, and this is ${process.version}.`);
  process.exitCode = 1;
} else {
  if (existsSync(".env")) process.loadEnvFile();
  await import(server);
}
