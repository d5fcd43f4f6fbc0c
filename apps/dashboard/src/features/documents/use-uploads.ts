import { uploadMaxFiles } from "@frontage/content/limits";
import type { Upload } from "@frontage/content/schemas/document";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { usePortal } from "../../portal/portal-context.tsx";
import { refreshDocuments } from "./document-queries.ts";
import { refusalOf, tooManyFiles, uploadOf } from "./upload-files.ts";

export type UploadState =
  | { kind: "refused" | "failed"; reason: string }
  | { kind: "waiting" | "stopped" }
  | { kind: "uploading"; share: number }
  /** As which version of its document it was taken. */
  | { kind: "done"; version: number };

export type UploadEntry = { id: string; file: File; state: UploadState };

/** Uploads under way at once. */
const parallel = 2;

function entriesOf(files: readonly File[], room: number): UploadEntry[] {
  let taken = 0;
  return files.map((file) => {
    const reason = refusalOf(file) ?? (taken < room ? undefined : tooManyFiles);
    if (reason === undefined) taken += 1;
    return {
      id: crypto.randomUUID(),
      file,
      state: reason === undefined ? { kind: "waiting" } : { kind: "refused", reason },
    };
  });
}

/** Still to be sent, or sent again. */
export function isOpen({ state }: UploadEntry): boolean {
  return state.kind === "waiting" || state.kind === "stopped" || state.kind === "failed";
}

/** The files of one upload, from chosen to taken. */
export function useUploads(initial: readonly File[]) {
  const portal = usePortal();
  const client = useQueryClient();
  const [entries, setEntries] = useState(() => entriesOf(initial, uploadMaxFiles));
  const controllers = useRef(new Map<string, AbortController>());

  // Nobody would see how it ends.
  useEffect(() => {
    const { current } = controllers;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  function setState(id: string, state: UploadState) {
    setEntries((current) =>
      current.map((entry) => (entry.id === id ? { ...entry, state } : entry)),
    );
  }

  async function send({ file, id }: UploadEntry, choice: Pick<Upload, "propertyId" | "type">) {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return setState(id, { kind: "stopped" });
    setState(id, { kind: "uploading", share: 0 });
    try {
      const document = await portal.uploadDocument(
        uploadOf(file, choice),
        file,
        (share) => setState(id, { kind: "uploading", share }),
        controller.signal,
      );
      setState(id, { kind: "done", version: document.versions[0]?.number ?? 1 });
    } catch (error) {
      setState(
        id,
        controller.signal.aborted
          ? { kind: "stopped" }
          : { kind: "failed", reason: error instanceof Error ? error.message : String(error) },
      );
    } finally {
      controllers.current.delete(id);
    }
    return undefined;
  }

  return {
    entries,
    isUploading: entries.some(({ state }) => state.kind === "uploading"),
    add: (files: readonly File[]) => {
      setEntries((current) => [
        ...current,
        ...entriesOf(files, uploadMaxFiles - current.filter(isOpen).length),
      ]);
    },
    /** Takes a file off the list that is not under way. */
    remove: (id: string) => {
      setEntries((current) => current.filter((entry) => entry.id !== id));
    },
    /** Stops one upload, or all. */
    stop: (id?: string) => {
      for (const [key, controller] of controllers.current) {
        if (id === undefined || id === key) controller.abort();
      }
    },
    /** Sends what is open. Resolves when every file has been taken, stopped or refused. */
    start: async (choice: Pick<Upload, "propertyId" | "type">) => {
      const queue = entries.filter(isOpen);
      for (const { id } of queue) controllers.current.set(id, new AbortController());
      async function work(): Promise<void> {
        const next = queue.shift();
        if (!next) return;
        await send(next, choice);
        await work();
      }
      await Promise.all(Array.from({ length: parallel }, work));
      await refreshDocuments(client);
    },
  };
}
