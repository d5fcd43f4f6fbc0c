import { idSchema, instantSchema } from "@frontage/records/schemas/record";
import { attachmentSchema } from "@frontage/records/schemas/thread";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { browserStorage } from "../storage/browser-storage.ts";
import { currentTime } from "../time/server-clock.ts";
import { PortalError } from "./portal-error.ts";
import type { KeepUnsent, OutgoingMessage, Portal } from "./portal.ts";
import { refresh } from "./queries.ts";

/** An unsent message, as stored: everything except its files’ content. */
const unsentSchema = z.object({
  id: idSchema,
  threadId: idSchema,
  text: z.string(),
  files: z.array(z.pick(attachmentSchema, { name: true, mediaType: true, bytes: true })),
  writtenAt: instantSchema,
  /** Why the last attempt failed; absent before one has. */
  problem: z.optional(z.string()),
  /** Over the limit for now; `problem` says so. */
  isLimited: z.optional(z.boolean()),
  /** The server refused it, so only the user can retry. */
  isRefused: z.optional(z.boolean()),
});
const unsentListSchema = z.readonly(z.array(unsentSchema));
export type UnsentMessage = z.infer<typeof unsentSchema>;

/**
 * - `sending`: its first attempt, or the user’s retry
 * - `waiting`: failed for now, and retried automatically
 * - `refused`: failed for good, unless the user retries
 * - `files-lost`: its files were lost when their page closed
 */
export type UnsentStatus = "sending" | "waiting" | "refused" | "files-lost";

type OutboxOptions = Partial<KeepUnsent> & {
  /** Idempotent by the message’s id. */
  send: (message: OutgoingMessage) => Promise<unknown>;
  /** Called when a message was sent. It counts as unsent until this resolves. */
  onSent: () => Promise<void>;
};

const pauseMs = { first: 2000, longest: 60_000 };

/**
 * Sends messages, each once: the server ignores an id it knows. What can’t be sent now is stored,
 * and sent when the network or the server is back, in this tab or another.
 */
export function createOutbox({ isCurrent, onSent, send, storageKey }: OutboxOptions) {
  const { read, subscribe, update } = unsentStore(storageKey);
  /** Files by message. They can’t be stored, so they last until the page reloads. */
  const filesOf = new Map<string, readonly File[]>();
  const exclusively = createQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauseMs.first;

  const change = (id: string, changed: Partial<UnsentMessage>) =>
    update((list) => list.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));
  const hasFiles = ({ files, id }: UnsentMessage) => files.length === 0 || filesOf.has(id);
  const isDue = (entry: UnsentMessage) => !entry.isRefused && hasFiles(entry);

  /** @returns whether the next message may follow */
  async function attempt(entry: UnsentMessage): Promise<boolean> {
    const { id, text, threadId } = entry;
    try {
      await send({ id, threadId, text, files: filesOf.get(id) ?? [] });
    } catch (error) {
      const kind = error instanceof PortalError ? error.kind : "failed";
      const isRefused = !storageKey || kind === "refused" || undefined;
      const isLimited = kind === "limited" || undefined;
      const problem = error instanceof Error ? error.message : String(error);
      change(id, { problem, isLimited, isRefused });
      return isRefused ?? false;
    }
    pause = pauseMs.first;
    await onSent();
    discard(id);
    return true;
  }

  /** Sends a thread’s messages in the order they were written. */
  async function sendThread(threadId: string): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const next = read().find(
        (entry) => entry.threadId === threadId && isDue(entry) && !tried.has(entry.id),
      );
      if (!next || isCurrent?.() === false) break;
      tried.add(next.id);
      if (!(await attempt(next))) break;
    }
    for (const entry of read()) {
      if (entry.threadId === threadId && !hasFiles(entry) && entry.problem === undefined) {
        change(entry.id, { problem: "" });
      }
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const threads = new Set(read().map(({ threadId }) => threadId));
    await Promise.all(
      [...threads].map(async (threadId) =>
        exclusively(`${storageKey} ${threadId}`, async () => sendThread(threadId)),
      ),
    );
    if (!storageKey || !read().some(isDue)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
    pause = Math.min(pause * 2, pauseMs.longest);
  }

  function discard(id: string) {
    update((list) => list.filter((entry) => entry.id !== id));
    filesOf.delete(id);
  }

  function retry(id: string) {
    change(id, { problem: undefined, isLimited: undefined, isRefused: undefined });
    pause = pauseMs.first;
    void flush();
  }

  return {
    /** Every unsent message, oldest first; the same array until one changes. */
    read,
    subscribe,
    discard,
    retry,

    add({ files, ...message }: OutgoingMessage) {
      if (files.length > 0) filesOf.set(message.id, files);
      const entry = {
        ...message,
        files: files.map(({ name, size, type }) => ({ name, mediaType: type, bytes: size })),
        writtenAt: currentTime().toISOString(),
      };
      update((list) => [...list, entry]);
      void flush();
    },

    sendWithoutFiles: (id: string) => {
      change(id, { files: [] });
      retry(id);
    },

    statusOf: (entry: UnsentMessage): UnsentStatus => {
      if (entry.problem === undefined) return "sending";
      if (!hasFiles(entry)) return "files-lost";
      return entry.isRefused ? "refused" : "waiting";
    },

    /** Sends what earlier pages left unsent, and from now on retries when the network is back. */
    resume() {
      function now() {
        pause = pauseMs.first;
        void flush();
      }
      window.addEventListener("online", now);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") now();
      });
      now();
    },
  };
}
type Outbox = ReturnType<typeof createOutbox>;

const outboxes = new WeakMap<Portal, Outbox>();

/** The outbox of a visit; the first call starts it. */
export function outboxOf(portal: Portal, queryClient: QueryClient): Outbox {
  const started = outboxes.get(portal);
  if (started) return started;
  const outbox = createOutbox({
    ...portal.keepUnsent,
    send: portal.sendMessage,
    onSent: () => refresh(queryClient, "messages"),
  });
  outboxes.set(portal, outbox);
  outbox.resume();
  return outbox;
}

/** The list of unsent messages, shared with other tabs if it is stored. */
function unsentStore(storageKey: string | undefined) {
  const listeners = new Set<() => void>();
  /** Used if the browser has no room, or nothing should be stored. */
  let unstored: string | null = null;
  let latest: { text: string | null; list: readonly UnsentMessage[] } = { text: null, list: [] };

  function read(): readonly UnsentMessage[] {
    const text = unstored ?? (storageKey ? browserStorage.read(storageKey) : null);
    if (text !== latest.text) latest = { text, list: parseList(text) };
    return latest.list;
  }

  function update(changed: (list: readonly UnsentMessage[]) => readonly UnsentMessage[]) {
    const list = changed(read());
    const text = list.length > 0 ? JSON.stringify(list) : null;
    unstored = null;
    if (storageKey && text === null) browserStorage.remove(storageKey);
    else if (!storageKey || (text && !browserStorage.write(storageKey, text))) unstored = text;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) listener();
    };
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  }
  return { read, subscribe, update };
}

function parseList(text: string | null): readonly UnsentMessage[] {
  if (text === null) return [];
  try {
    return z.parse(unsentListSchema, JSON.parse(text));
  } catch {
    return [];
  }
}

/**
 * Runs tasks one at a time per name: across tabs, or within this one if the browser has no locks.
 */
function createQueue() {
  // Absent outside secure contexts.
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return async (name: string, run: () => Promise<void>) => locks.request(name, run);
  const last = new Map<string, Promise<void>>();
  return async (name: string, run: () => Promise<void>) => {
    const next = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(name, next);
    return next;
  };
}
