import { uploadMaxFiles } from "@frontage/content/limits";
import type { Upload } from "@frontage/content/schemas/document";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { refusalOf, tooManyFiles, uploadOf } from "./upload-files.ts";

export type UploadState =
  | { kind: "refused" | "failed"; reason: string }
  | { kind: "waiting" | "canceled" }
  | { kind: "uploading"; share: number }
  /** `version`: the version it became. */
  | { kind: "done"; version: number };

export type UploadEntry = { id: string; file: File; state: UploadState };

const parallel = 2;

function entriesOf(files: readonly File[], room: number): UploadEntry[] {
  let accepted = 0;
  return files.map((file) => {
    const reason = refusalOf(file) ?? (accepted < room ? undefined : tooManyFiles);
    if (reason === undefined) accepted += 1;
    return {
      id: crypto.randomUUID(),
      file,
      state: reason === undefined ? { kind: "waiting" } : { kind: "refused", reason },
    };
  });
}

function isOpen({ state }: UploadEntry): boolean {
  return state.kind === "waiting" || state.kind === "canceled" || state.kind === "failed";
}

export type Uploads = ReturnType<typeof useUploads>;

/** The files of one upload, from choosing to done. */
export function useUploads(initial: readonly File[]) {
  const portal = usePortal();
  const client = useQueryClient();
  const [entries, setEntries] = useState(() => entriesOf(initial, uploadMaxFiles));
  const controllers = useRef(new Map<string, AbortController>());

  // Closing the dialog cancels its uploads.
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

  async function send({ file, id }: UploadEntry, choice: Pick<Upload, "dealId" | "type">) {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return setState(id, { kind: "canceled" });
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
          ? { kind: "canceled" }
          : { kind: "failed", reason: error instanceof Error ? error.message : String(error) },
      );
    } finally {
      controllers.current.delete(id);
    }
    return undefined;
  }

  const isUploading = entries.some(({ state }) => state.kind === "uploading");
  const doneCount = entries.filter(({ state }) => state.kind === "done").length;
  const openCount = entries.filter(isOpen).length;
  return {
    entries,
    doneCount,
    /** Files that are still to be uploaded. */
    openCount,
    isUploading,
    isFinished: doneCount > 0 && openCount === 0 && !isUploading,
    add: (files: readonly File[]) => {
      setEntries((current) => [
        ...current,
        ...entriesOf(files, uploadMaxFiles - current.filter(isOpen).length),
      ]);
    },
    /** Removes a file that isn’t uploading. */
    remove: (id: string) => {
      setEntries((current) => current.filter((entry) => entry.id !== id));
    },
    /** Cancels one upload, or all. */
    cancel: (id?: string) => {
      for (const [key, controller] of controllers.current) {
        if (id === undefined || id === key) controller.abort();
      }
    },
    /** Uploads all open files. Resolves when each is done, canceled or refused. */
    start: async (choice: Pick<Upload, "dealId" | "type">) => {
      const queue = entries.filter(isOpen);
      for (const { id } of queue) controllers.current.set(id, new AbortController());
      async function work(): Promise<void> {
        const next = queue.shift();
        if (!next) return;
        await send(next, choice);
        await work();
      }
      await Promise.all(Array.from({ length: parallel }, work));
      await refresh(client, "documents");
    },
  };
}
