import type { QueryClient } from "@tanstack/react-query";

import { withSession } from "./session.ts";

/** A page that nobody looks at lets go of its connection: a browser has few for one site. */
const hiddenMs = 30_000;
/** Pauses between attempts where no stream can be had. */
const pauseMs = { first: 2000, longest: 60_000 };

/**
 * Asks again for what has changed on the server, as soon as it has, for as long as the
 * page is open. The browser comes back by itself after a short break, and the server
 * tells what was missed; after a long one everything is asked for again.
 */
export function followChanges(queryClient: QueryClient): void {
  let stream: EventSource | undefined;
  let timer: number | undefined;
  let pause = pauseMs.first;
  let hasMissed = false;

  function close() {
    window.clearTimeout(timer);
    stream?.close();
    stream = undefined;
    hasMissed = true;
  }

  function open() {
    if (stream) return;
    const opened = new EventSource("/api/live");
    stream = opened;
    opened.addEventListener("open", () => {
      pause = pauseMs.first;
      if (hasMissed) void queryClient.invalidateQueries();
      hasMissed = false;
    });
    opened.addEventListener("change", ({ data }: MessageEvent<string>) => {
      const { subjects }: { subjects: string[] } = JSON.parse(data);
      // Results of a search are made of all the others.
      for (const subject of [...subjects, "search"]) {
        void queryClient.invalidateQueries({ queryKey: [subject] });
      }
    });
    opened.addEventListener("signed-out", () => void reopen(opened));
    opened.addEventListener("error", () => {
      // Otherwise the browser is trying by itself.
      if (opened.readyState === EventSource.CLOSED) void reopen(opened);
    });
  }

  /** A stream does not say why it was refused; another question does. */
  async function reopen(ended: EventSource) {
    if (stream !== ended) return;
    close();
    timer = window.setTimeout(() => {
      withSession(async () => fetch("/api/me")).then(open, later);
    }, pause);
    pause = Math.min(pause * 2, pauseMs.longest);
  }

  function later() {
    timer = window.setTimeout(open, pause);
  }

  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  document.addEventListener("visibilitychange", () => {
    window.clearTimeout(timer);
    if (document.visibilityState === "visible") open();
    else timer = window.setTimeout(close, hiddenMs);
  });
  open();
}
