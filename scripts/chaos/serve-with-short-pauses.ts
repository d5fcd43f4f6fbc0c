import { deliveryTimings } from "../../apps/server/src/outbox/timings.ts";
import { startServer } from "../../apps/server/src/start-server.ts";

// The server, except that it retries deliveries after fractions of a second instead of hours. No
// setting can do this, to protect the receivers.
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
