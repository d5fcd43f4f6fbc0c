import { uploadMaxFiles } from "@frontage/records/limits";
import type { UploadChoice } from "@frontage/records/schemas/document";
import { useState } from "react";

import { refusalOf, tooManyFiles } from "./upload-files.ts";
import {
  useUploadQueue,
  type Destination,
  type UploadEntry,
  type UploadState,
} from "./use-upload-queue.ts";

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

/** The files of one upload, from choosing to finished. */
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
    /** Where the files went, once an upload has been started. */
    destination,
    doneCount,
    /** Files that are still to be uploaded. */
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
    /** Answers a file’s question, and uploads it. */
    answer: async (id: string, as: UploadChoice) => {
      const asked = entries.find((entry) => entry.id === id);
      if (!asked || !destination) return;
      const answered = { ...asked, as };
      setEntries((current) => current.map((entry) => (entry.id === id ? answered : entry)));
      await sendAll([answered], destination);
    },
    /**
     * Uploads all open files. Resolves when each is uploaded, canceled, refused or waiting for an
     * answer.
     */
    start: async (to: Destination) => {
      setDestination(to);
      // An earlier answer may not fit another deal.
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
