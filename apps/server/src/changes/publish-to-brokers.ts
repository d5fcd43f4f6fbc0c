import { setTimeout as wait } from "node:timers/promises";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { Background } from "../jobs/background.ts";
import type { ChangeSubject } from "@frontage/records/change-subjects";
import type { ChangeStream } from "../change-stream/change-stream.ts";

export type PublishToBrokers = (subjects: readonly ChangeSubject[]) => void;

/** Each publication is a commit; under load, one covers many changes. */
const pauseMs = 200;

/**
 * Publishes changes to the brokers' open pages: the first one immediately, and those that
 * follow it closely together.
 *
 * @returns publishes in the background
 */
export function publishToBrokers({
  background,
  db,
  changeStream,
}: {
  background: Background;
  db: Database;
  changeStream: ChangeStream;
}): PublishToBrokers {
  const pending = new Set<ChangeSubject>();
  let isRunning = false;

  async function publishPending(): Promise<void> {
    try {
      while (pending.size > 0) {
        const subjects = [...pending];
        pending.clear();
        await changeStream.publish(await brokerIds(db), subjects);
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
    background.start("publish to the brokers", publishPending);
  };
}
