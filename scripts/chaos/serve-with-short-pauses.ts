import { deliveryTimings } from "../../apps/server/src/outbox/timings.ts";
import { startServer } from "../../apps/server/src/start-server.ts";

// The server as it is, but it attempts deliveries again after parts of a second instead of
// hours. No setting can do that, for the sake of those who receive them.
await startServer({
  folder: process.argv[2],
  timings: {
    ...deliveryTimings,
    firstPauseMs: 100,
    longestPauseMs: 800,
    leaseMs: 5000,
    maxIdleMs: 2000,
    minIdleMs: 100,
    webhookTimeoutMs: 1500,
    emailTimeoutMs: 3000,
  },
});
