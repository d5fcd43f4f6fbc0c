import { setTimeout as wait } from "node:timers/promises";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { Background } from "../jobs/background.ts";
import type { LiveSubject } from "@frontage/records/live-subjects";
import type { LiveChanges } from "../live/live-changes.ts";

export type AnnounceToBrokers = (subjects: readonly LiveSubject[]) => void;

/** Each announcement is a commit; under load, one covers many changes. */
const pauseMs = 200;

/**
 * Announces changes to the brokers' open pages: the first one immediately, and those that
 * follow it closely together.
 *
 * @returns announces in the background
 */
export function announceToBrokers({
  background,
  db,
  live,
}: {
  background: Background;
  db: Database;
  live: LiveChanges;
}): AnnounceToBrokers {
  const pending = new Set<LiveSubject>();
  let isRunning = false;

  async function announcePending(): Promise<void> {
    try {
      while (pending.size > 0) {
        const subjects = [...pending];
        pending.clear();
        await live.announce(await brokerIds(db), subjects);
        await wait(pauseMs);
      }
    } finally {
      isRunning = false;
    }
  }

  return (subjects) => {
    for (const subject of subjects) pending.add(subject);
    if (isRunning) return;
    isRunning = true;
    background.start("announce to the brokers", announcePending);
  };
}
