import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../api/api-env.ts";
import type { LiveSubject } from "../live/live-changes.ts";
import { brokerIds } from "../records/people.ts";

/** Each telling is a commit of its own; under load one speaks for many. */
const pauseMs = 200;

/**
 * Tells the brokers' open pages that something has changed: the first at once, and what
 * comes right after it together.
 *
 * @returns tells; nobody waits for it
 */
export function tellBrokers({
  background,
  db,
  live,
}: Pick<Services, "background" | "db" | "live">): (subjects: readonly LiveSubject[]) => void {
  const untold = new Set<LiveSubject>();
  let isTelling = false;

  async function tellAll(): Promise<void> {
    try {
      while (untold.size > 0) {
        const subjects = [...untold];
        untold.clear();
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await live.announce(await brokerIds(db), subjects);
        // oxlint-disable-next-line no-await-in-loop -- the same
        await wait(pauseMs);
      }
    } finally {
      isTelling = false;
    }
  }

  return (subjects) => {
    for (const subject of subjects) untold.add(subject);
    if (isTelling) return;
    isTelling = true;
    background.start("tell the brokers", tellAll);
  };
}
