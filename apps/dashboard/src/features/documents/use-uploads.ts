import { uploadMaxFiles } from "@frontage/records/limits";
import type { UploadChoice, PortalDocument, Upload } from "@frontage/records/schemas/document";
import { useState, useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";

import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { refusalOf, tooManyFiles, uploadOf } from "../../files/upload-files.ts";
import { RequestError } from "../../api/request-error.ts";

import { refresh } from "../../api/queries.ts";

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

/** The state of an upload, from choosing its files to the end. */
export function useUploads(initial: readonly File[]) {
  const [entries, setEntries] = useState(() => entriesOf(initial, uploadMaxFiles));
  const [destination, setDestination] = useState<Destination>();

  function setState(id: string, state: UploadState) {
    setEntries((current) =>
      current.map((entry) => (entry.id === id ? { ...entry, state } : entry)),
    );
  }
  const { cancel, sendAll } = useUploadQueue(setState);

  const isUploading = entries.some(({ state }) => state.kind === "uploading");
  const hasQuestions = entries.some(({ state }) => state.kind === "question");
  const doneCount = entries.filter(({ state }) => state.kind === "done").length;
  const openCount = entries.filter(isOpen).length;
  return {
    entries,
    /** The deal and type of the started upload. */
    destination,
    doneCount,
    /** The number of files that are still to be uploaded. */
    openCount,
    isUploading,
    hasQuestions,
    isFinished: doneCount > 0 && openCount === 0 && !isUploading && !hasQuestions,
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
    cancel,
    /** Answers the question about a file's name, and uploads the file. */
    answer: async (id: string, as: UploadChoice) => {
      const asked = entries.find((entry) => entry.id === id);
      if (!asked || !destination) return;
      const answered = { ...asked, as };
      setEntries((current) => current.map((entry) => (entry.id === id ? answered : entry)));
      await sendAll([answered], destination);
    },
    /**
     * Uploads all open files. Resolves when each one is uploaded, canceled, refused or has a
     * question.
     */
    start: async (to: Destination) => {
      setDestination(to);
      // Answers about documents of another deal no longer apply.
      const isElsewhere = destination !== undefined && destination.dealId !== to.dealId;
      await sendAll(
        entries
          .filter(isOpen)
          .map(({ as, ...entry }) => (isElsewhere || !as ? entry : { ...entry, as })),
        to,
      );
    },
  };
}

type UploadState =
  | { kind: "refused" | "failed"; reason: string }
  | { kind: "waiting" | "canceled" }
  /** Another document has this name: replace it, or keep both? */
  | { kind: "question"; document: PortalDocument }
  | { kind: "uploading"; share: number }
  /** `version`: the number of the version that the file became. */
  | { kind: "done"; documentId: string; version: number };

export type UploadEntry = { id: string; file: File; as?: UploadChoice; state: UploadState };

type Destination = Pick<Upload, "dealId" | "requestId" | "type">;

const parallel = 2;

/** The state of a file after an error. A file that was refused can't be retried. */
function failedState(error: unknown): UploadState {
  const isFinal = error instanceof RequestError && error.kind === "refused";
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: isFinal ? "refused" : "failed", reason };
}

/** A queue that uploads a few files at a time, and reports the state of each. */
function useUploadQueue(setState: (id: string, state: UploadState) => void) {
  const client = useQueryClient();
  const controllers = useRef(new Map<string, AbortController>());

  // Closing the dialog cancels all uploads.
  useEffect(() => {
    const { current } = controllers;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  async function send({ as, file, id }: UploadEntry, to: Destination) {
    const controller = controllers.current.get(id);
    if (!controller || controller.signal.aborted) return setState(id, { kind: "canceled" });
    setState(id, { kind: "uploading", share: 0 });
    // The entry's id, by which the server recognizes a repeated upload.
    const upload = { ...uploadOf(file, to), id, as };
    /** Checks whether the deal has a document of this name, and shows the question if so. */
    async function hasQuestion() {
      const { dealId, mediaType, name } = upload;
      const query = { dealId, mediaType, name };
      const { document } = await read(documents.namesake.$get({ query }));
      if (document) setState(id, { kind: "question", document });
      return document !== undefined;
    }
    try {
      if (as === undefined && (await hasQuestion())) return undefined;
      const { bytes: _, ...query } = upload;
      const document = await read(
        documents.$post(
          { query },
          uploading(file, {
            onProgress: (share) => setState(id, { kind: "uploading", share }),
            signal: controller.signal,
          }),
        ),
      );
      const version = document.versions[0]?.number ?? 1;
      setState(id, { kind: "done", documentId: document.id, version });
    } catch (error) {
      if (controller.signal.aborted) return setState(id, { kind: "canceled" });
      // Since the check, another file of this name was added, or a signature was requested.
      const isAboutName = error instanceof RequestError && error.fields.as !== undefined;
      if (isAboutName && (await hasQuestion().catch(() => false))) return undefined;
      setState(id, failedState(error));
    } finally {
      controllers.current.delete(id);
    }
    return undefined;
  }

  return {
    /** Resolves when each file is uploaded, canceled, refused or has a question. */
    sendAll: async (queue: UploadEntry[], to: Destination) => {
      for (const { id } of queue) controllers.current.set(id, new AbortController());
      async function work(): Promise<void> {
        const next = queue.shift();
        if (!next) return;
        await send(next, to);
        await work();
      }
      await Promise.all(Array.from({ length: parallel }, work));
      await refresh(client, "documents");
    },
    /** Cancels one upload, or all. */
    cancel: (id?: string) => {
      for (const [key, controller] of controllers.current) {
        if (id === undefined || id === key) controller.abort();
      }
    },
  };
}
