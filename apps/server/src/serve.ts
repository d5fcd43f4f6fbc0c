import { startServer } from "./start-server.ts";

// Usage: node bundle/serve.js [folder], where the folder is a build by `compose.ts`.
await startServer({ folder: process.argv[2] });
