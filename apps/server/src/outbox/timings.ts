const secondMs = 1000;
const hourMs = 3_600_000;

/** How long deliveries wait. */
export type DeliveryTimings = {
  /** The pauses between attempts double from the first to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A delivery fails for good after this long. */
  giveUpAfterMs: number;
  /** Longer than any attempt takes: after a process is killed, others wait this long. */
  leaseMs: number;
  /** How often a process checks for deliveries that another one left behind. */
  maxIdleMs: number;
  /** Before the next check, after a database error or while another process is busy. */
  minIdleMs: number;
  webhookTimeoutMs: number;
  emailTimeoutMs: number;
};

export const deliveryTimings: DeliveryTimings = {
  firstPauseMs: 5 * secondMs,
  longestPauseMs: 2 * hourMs,
  giveUpAfterMs: 24 * hourMs,
  leaseMs: 60 * secondMs,
  maxIdleMs: 30 * secondMs,
  minIdleMs: secondMs,
  webhookTimeoutMs: 10 * secondMs,
  emailTimeoutMs: 45 * secondMs,
};
