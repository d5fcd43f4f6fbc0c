import { idSchema, instantSchema } from "@frontage/records/schemas/record";
import { attachmentSchema } from "@frontage/records/schemas/thread";
import * as z from "zod/mini";

import { browserStorage } from "../storage/browser-storage.ts";
import { currentTime } from "../time/server-clock.ts";
import { RequestError } from "../api/request-error.ts";

/** The stored properties of all unsent entries. The content of their files can't be stored. */
const storedSchema = z.object({
  id: idSchema,
  files: z._default(
    z.array(z.pick(attachmentSchema, { name: true, mediaType: true, bytes: true })),
    [],
  ),
  writtenAt: instantSchema,
  /** Why the last attempt failed; absent before a failure. */
  problem: z.optional(z.string()),
  /** Whether too many were sent for now, as `problem` says. */
  isLimited: z.optional(z.boolean()),
  /** Whether only the user can retry. */
  isRefused: z.optional(z.boolean()),
});
type Stored = z.infer<typeof storedSchema>;
export type Unsent<Item> = Stored & Item;

/**
 * - `sending`: the first attempt, or the user's retry, is in progress
 * - `waiting`: the last attempt failed, and is repeated automatically
 * - `refused`: the server refused; only the user can retry
 * - `files-lost`: the files were lost when their page closed
 */
export type UnsentStatus = "sending" | "waiting" | "refused" | "files-lost";

/** Where unsent entries are stored, so that they survive closing the page. */
export type UnsentStorage = {
  /** The key in the browser's storage, which exists only while there are unsent entries. */
  storageKey: string;
  /** Whether the account that wrote the entries is still logged in. */
  isCurrent: () => boolean;
};

type SendQueueOptions<Item, Result> = Partial<UnsentStorage> & {
  /** The properties of this queue's entries besides those of `storedSchema`. */
  schema: z.ZodMiniType<Item>;
  /** Sends an entry. A repetition with the same id must have no further effect. */
  send: (entry: Unsent<Item>, files: readonly File[]) => Promise<Result>;
  /** Called with the result. The entry counts as unsent until this resolves. */
  onSent: (result: Result) => Promise<void>;
  /**
   * The name of an entry's group, whose entries are sent in order; by default, each is a group of
   * its own.
   */
  groupOf?: (entry: Unsent<Item>) => string;
  /** Whether an attempt that failed with this error is repeated automatically. */
  mayRepeat: (error: unknown) => boolean;
};

const pauseMs = { first: 2000, longest: 60_000 };

/**
 * A queue that sends each entry once: the server recognizes it by its id. Entries that can't be
 * sent now are stored, and sent when the network or server is back, in this tab or another.
 */
export function createSendQueue<Item extends object, Result>({
  groupOf = ({ id }) => id,
  isCurrent,
  mayRepeat,
  onSent,
  schema,
  send,
  storageKey,
}: SendQueueOptions<Item, Result>) {
  type Entry = Unsent<Item>;
  const { read, subscribe, update } = unsentStore<Entry>(
    storageKey,
    z.readonly(z.array(z.intersection(storedSchema, schema))),
  );
  /** Files by entry. They can't be stored, so they last until a reload. */
  const filesOf = new Map<string, readonly File[]>();
  const exclusively = createLock();
  let lastResult: Result | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauseMs.first;

  const change = (id: string, changed: Partial<Stored> | Partial<Item>) =>
    update((list) => list.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));
  const hasFiles = ({ files, id }: Entry) => files.length === 0 || filesOf.has(id);
  const isDue = (entry: Entry) => !entry.isRefused && hasFiles(entry);

  /** Tries to send an entry. @returns whether the next entry of its group may follow */
  async function attempt(entry: Entry): Promise<boolean> {
    const { id } = entry;
    let result: Result;
    try {
      result = await send(entry, filesOf.get(id) ?? []);
    } catch (error) {
      const isRefused = !storageKey || !mayRepeat(error) || undefined;
      const isLimited = (error instanceof RequestError && error.kind === "limited") || undefined;
      const problem = error instanceof Error ? error.message : String(error);
      change(id, { problem, isLimited, isRefused });
      return isRefused ?? false;
    }
    pause = pauseMs.first;
    await onSent(result);
    lastResult = result;
    discard(id);
    return true;
  }

  async function sendGroup(group: string): Promise<void> {
    const isOfGroup = (entry: Entry) => groupOf(entry) === group;
    const tried = new Set<string>();
    for (;;) {
      const next = read().find((entry) => isOfGroup(entry) && isDue(entry) && !tried.has(entry.id));
      if (!next || isCurrent?.() === false) break;
      tried.add(next.id);
      if (!(await attempt(next))) break;
    }
    for (const entry of read()) {
      if (isOfGroup(entry) && !hasFiles(entry) && entry.problem === undefined) {
        change(entry.id, { problem: "" });
      }
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const groups = new Set(read().map(groupOf));
    await Promise.all(
      [...groups].map(async (group) =>
        exclusively(`${storageKey} ${group}`, async () => sendGroup(group)),
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
    /** All unsent entries, oldest first; the same array until one changes. */
    read,
    subscribe,
    discard,
    retry,
    change,
    /** The result of the last entry that was sent. */
    lastResult: () => lastResult,

    add(item: Item & { id: string }, files: readonly File[] = []) {
      if (files.length > 0) filesOf.set(item.id, files);
      const entry = {
        ...item,
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

    statusOf: (entry: Entry): UnsentStatus => {
      if (entry.problem === undefined) return "sending";
      if (!hasFiles(entry)) return "files-lost";
      return entry.isRefused ? "refused" : "waiting";
    },

    /** Sends entries that earlier pages left, and from now on retries when the network is back. */
    resume() {
      function now() {
        pause = pauseMs.first;
        void flush();
      }
      window.addEventListener("online", now);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") now();
      });
      for (const entry of read()) if (isDue(entry)) change(entry.id, { problem: undefined });
      now();
    },
  };
}

/** The list of unsent entries, which tabs share if it is stored. */
function unsentStore<Entry>(
  storageKey: string | undefined,
  schema: z.ZodMiniType<readonly Entry[]>,
) {
  const listeners = new Set<() => void>();
  /** The list as text, if it isn't stored, or the storage is full. */
  let unstored: string | null = null;
  let latest: { text: string | null; list: readonly Entry[] } = { text: null, list: [] };

  function read(): readonly Entry[] {
    const text = unstored ?? (storageKey ? browserStorage.read(storageKey) : null);
    if (text !== latest.text) latest = { text, list: text === null ? [] : parse(text) };
    return latest.list;
  }

  function parse(text: string): readonly Entry[] {
    try {
      return z.parse(schema, JSON.parse(text));
    } catch {
      return [];
    }
  }
  function update(changed: (list: readonly Entry[]) => readonly Entry[]) {
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

/**
 * Runs one task at a time per name: across tabs, or within this tab if the browser has no locks.
 */
function createLock() {
  // Insecure contexts have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return async (name: string, run: () => Promise<void>) => locks.request(name, run);
  const last = new Map<string, Promise<void>>();
  return async (name: string, run: () => Promise<void>) => {
    const next = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(name, next);
    return next;
  };
}
