import type { QueryClient } from "@tanstack/react-query";

import { invalidate } from "./queries.ts";
import { retrySignedOut } from "./retry-signed-out.ts";

/** Pauses between attempts to connect. */
const pauseMs = { first: 2000, longest: 60_000 };

/** A message from the tab with the stream to the other tabs. */
type News = { id: string; subjects: readonly string[] } | "signed-out";

/**
 * Refetches what changes on the server while the page is open. One tab per browser has the stream,
 * the one shown last, and passes changes on to the others: over HTTP/1.1, a browser opens at most
 * six connections to a site. A hidden tab has none. Each tab knows the last change it saw, and asks
 * for later ones when it connects.
 *
 * @param owner the account whose changes they are: tabs may briefly belong to different ones
 */
export function followChanges(queryClient: QueryClient, owner: string): void {
  const name = `changes ${owner}`;
  const channel = new BroadcastChannel(name);
  /** Changes whenever the tab is shown or hidden, so that an outdated `follow` ends. */
  let visibilityVersion = 0;
  let isShown = false;
  /** Gives up the stream, or the wait for it. */
  let release = () => {};
  let lastId: string | undefined;

  function receive({ id, subjects }: Exclude<News, string>) {
    lastId = id;
    // A hidden tab refetches when it is shown.
    void invalidate(queryClient, subjects, isShown ? "active" : "none");
  }

  function connect() {
    return openStream(() => lastId, {
      onOpen(id) {
        lastId = id;
      },
      onChange(news) {
        channel.postMessage(news satisfies News);
        receive(news);
      },
      onSignedOut: () => channel.postMessage("signed-out" satisfies News),
    });
  }

  /** @param steal takes the stream from the tab that has it, without waiting */
  async function follow(version: number, steal: boolean): Promise<void> {
    const waiting = new AbortController();
    let close = () => {};
    release = () => waiting.abort();
    try {
      await whileLocked(name, steal ? { steal } : { signal: waiting.signal }, async () => {
        if (visibilityVersion !== version) return;
        close = connect();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    } catch {
      // Another tab has taken the stream, or this one was hidden while waiting.
    }
    close();
    if (visibilityVersion === version) void follow(version, false);
  }

  function show() {
    if (isShown) return;
    isShown = true;
    void follow(++visibilityVersion, true);
  }
  function hide() {
    isShown = false;
    visibilityVersion++;
    release();
  }
  function update() {
    if (document.visibilityState === "visible") show();
    else hide();
  }

  channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data !== "signed-out") receive(data);
    // Another tab's session has ended: this request shows the password prompt here, too.
    else if (isShown) retrySignedOut(async () => fetch("/api/me")).catch(() => {});
  });
  window.addEventListener("pagehide", hide);
  window.addEventListener("pageshow", update);
  document.addEventListener("visibilitychange", update);
  update();
}

type StreamHandlers = {
  onOpen: (id: string) => void;
  onChange: (news: Exclude<News, string>) => void;
  onSignedOut: () => void;
};

/**
 * Connects to the server, and reconnects after failures.
 *
 * @param after the last change seen
 * @returns closes the stream
 */
function openStream(after: () => string | undefined, on: StreamHandlers): () => void {
  let stream: EventSource | undefined;
  let timer: number | undefined;
  let pause = pauseMs.first;
  let isClosed = false;

  function open() {
    if (isClosed) return;
    const id = after();
    // The page's age: its records were requested while it loaded, before the stream.
    const age = Math.round(performance.now());
    const opened = new EventSource(
      `/api/changes?${id === undefined ? `age=${age}` : `after=${id}`}`,
    );
    stream = opened;
    opened.addEventListener("open", (event) => {
      pause = pauseMs.first;
      // The browser’s own event with this name has no id.
      if (event instanceof MessageEvent) on.onOpen(event.lastEventId);
    });
    opened.addEventListener("change", ({ data, lastEventId }: MessageEvent<string>) => {
      const { subjects }: { subjects: string[] } = JSON.parse(data);
      on.onChange({ id: lastEventId, subjects });
    });
    opened.addEventListener("signed-out", () => {
      on.onSignedOut();
      void reopen(opened);
    });
    opened.addEventListener("error", () => {
      // In other states, the browser reconnects by itself.
      if (opened.readyState === EventSource.CLOSED) void reopen(opened);
    });
  }

  /**
   * Reconnects after a refusal. A stream doesn't report why it was refused, but another request
   * does.
   */
  async function reopen(ended: EventSource) {
    if (stream !== ended || isClosed) return;
    ended.close();
    stream = undefined;
    timer = window.setTimeout(() => {
      retrySignedOut(async () => fetch("/api/me")).then(open, () => {
        timer = window.setTimeout(open, pause);
      });
    }, pause);
    pause = Math.min(pause * 2, pauseMs.longest);
  }

  open();
  return () => {
    isClosed = true;
    window.clearTimeout(timer);
    stream?.close();
  };
}

/** Runs while this tab has the lock. Insecure contexts have no locks, so there each tab runs. */
async function whileLocked(name: string, options: LockOptions, run: () => Promise<void>) {
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(name, options, run) : run());
}
