import { EventEmitter } from "node:events";
import type { Database } from "../database/open-database.ts";
import type { LiveChanges } from "./live-changes.ts";

/** For one process on the embedded database: whoever announces and whoever listens are in it. */
export function sqliteChanges(db: Database): LiveChanges {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async announce(personIds, subjects) {
      if (personIds.length === 0) return;
      const at = new Date().toISOString();
      await db
        .insertInto("change")
        .values(personIds.map((personId) => ({ personId, subjects: subjects.join(","), at })))
        .execute();
      for (const personId of personIds) emitter.emit(personId);
    },
    listen(personId, hear) {
      emitter.on(personId, hear);
      return () => emitter.off(personId, hear);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}
