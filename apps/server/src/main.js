import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Usage: MALLOC_ARENA_MAX=1 node --optimize-for-size --max-semi-space-size=4 src/main.js [folder], where the folder is a composition.
// Why it is no TypeScript, and what the numbers are for: docs/decisions/0018-memory-and-speed.md.

// The heap is tidied once it has grown by so many percent, not when it has doubled.
setFlagsFromString("--heap-growing-percent=20");
// What was compiled once is read the next time: half the time to the first answer.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
await import("./serve.ts");
