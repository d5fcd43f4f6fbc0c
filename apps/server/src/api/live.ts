import { Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { liveSubjects } from "../live/live-changes.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe } from "./valid.ts";

/** Proxies close silent connections after a minute at the earliest. */
const heartbeatMs = 25_000;

/**
 * A change may be committed a moment after one with a higher number, so each look goes
 * back this far. What is told twice is only asked for twice.
 */
const overlap = 50;

/**
 * The stream of changes: `event: change` with `{ "subjects": […] }`, each with the number
 * that a browser sends back as `Last-Event-ID` after a break. `event: signed-out` ends it.
 */
export function liveRoutes({ accounts, live, log }: Services) {
  return new Hono<ApiEnv>().get(
    "/live",
    describe("Streams which records have changed, as server-sent events."),
    (c) => {
      const { person, records } = c.var;
      const { headers } = c.req.raw;
      const resumed = Number(c.req.header("Last-Event-ID") || Number.NaN);
      // Proxies that collect answers would hold events back.
      c.header("X-Accel-Buffering", "no");

      return streamSSE(c, async (stream) => {
        try {
          await tellChanges(stream);
        } catch (error) {
          // The browser comes back by itself, and says where it was.
          if (!stream.aborted) log.error({ err: error }, "A stream of changes broke");
        }
      });

      async function tellChanges(stream: SSEStreamingApi): Promise<void> {
        const pokes = pokesOf(stream, (hear) => live.listen(person.id, hear));
        const newest = async () =>
          (
            await records
              .selectFrom("change")
              .select((is) => is.fn.max("id").as("id"))
              .executeTakeFirst()
          )?.id ?? 0;

        const latest = await newest();
        let position = Number.isSafeInteger(resumed) ? Math.min(resumed, latest) : latest;
        const told = new Set<number>();
        if (!Number.isSafeInteger(resumed)) await markTold();
        // Numbers from before what is still remembered, or from another database: ask for all.
        if (Number.isSafeInteger(resumed) && !(await remembers(resumed))) {
          await tell(latest, liveSubjects);
          await markTold();
        }
        await stream.writeSSE({ event: "open", data: "", id: String(position) });

        do {
          await tellNews();
          const poke = await pokes.next(heartbeatMs);
          // Asked before anything is told: the news may be that this session was ended.
          if (!stream.aborted && !(await accounts.personOf(headers))) {
            await stream.writeSSE({ event: "signed-out", data: "" });
            return;
          }
          if (poke === "silence") await stream.write(": still here\n\n");
        } while (!stream.aborted && !live.ending.aborted);

        async function recent() {
          return records
            .selectFrom("change")
            .select(["id", "subjects"])
            .where("id", ">", position - overlap)
            .orderBy("id")
            .execute();
        }
        async function markTold() {
          for (const { id } of await recent()) told.add(id);
        }
        async function remembers(id: number) {
          const row = records.selectFrom("change").select("id").where("id", "=", id);
          return id === 0 || (await row.executeTakeFirst()) !== undefined;
        }
        async function tellNews() {
          const news = (await recent()).filter(({ id }) => !told.has(id));
          if (news.length === 0) return;
          for (const { id } of news) told.add(id);
          position = Math.max(position, ...news.map(({ id }) => id));
          for (const id of told) if (id <= position - overlap) told.delete(id);
          await tell(position, new Set(news.flatMap(({ subjects }) => subjects.split(","))));
        }
        async function tell(id: number, subjects: Iterable<string>) {
          position = id;
          const data = JSON.stringify({ subjects: [...subjects] });
          await stream.writeSSE({ event: "change", data, id: String(id) });
        }
      }
    },
  );
}

/** Turns calls into something to wait for; a call while nobody waits is not lost. */
function pokesOf(stream: SSEStreamingApi, listen: (hear: () => void) => () => void) {
  let isPoked = false;
  let wake: (() => void) | undefined;
  const poke = () => {
    isPoked = true;
    wake?.();
  };
  const stop = listen(poke);
  stream.onAbort(() => {
    stop();
    poke();
  });

  return {
    /** Resolves at a poke, or after so many milliseconds of silence. */
    async next(patienceMs: number): Promise<"poke" | "silence"> {
      if (!isPoked) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, patienceMs);
        });
        clearTimeout(timer);
      }
      const heard = isPoked ? "poke" : "silence";
      isPoked = false;
      return heard;
    },
  };
}
