import type { QueryClient } from "@tanstack/react-query";

import { invalidate } from "../queries.ts";
import { retrySignedOut } from "./retry-signed-out.ts";

/** A hidden page closes its connection: browsers allow few per site. */
const hiddenMs = 30_000;
/** Pauses between attempts to connect. */
const pauseMs = { first: 2000, longest: 60_000 };

/**
 * Refetches what changes on the server while the page is open. After a short break the
 * browser reconnects and the server sends what was missed; after a long one everything
 * is refetched.
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
      void invalidate(queryClient, subjects);
    });
    opened.addEventListener("signed-out", () => void reopen(opened));
    opened.addEventListener("error", () => {
      // Otherwise the browser reconnects.
      if (opened.readyState === EventSource.CLOSED) void reopen(opened);
    });
  }

  /** A stream doesn’t say why it was refused; another request does. */
  async function reopen(ended: EventSource) {
    if (stream !== ended) return;
    close();
    timer = window.setTimeout(() => {
      retrySignedOut(async () => fetch("/api/me")).then(open, later);
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
