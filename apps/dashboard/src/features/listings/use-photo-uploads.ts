import { uploadMaxBytes, uploadMaxLabel } from "@frontage/records/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { uploading } from "../../api/uploading.ts";
import { read } from "../../api/request.ts";
import { listings } from "../../api/clients.ts";
import { refresh } from "../../portal/queries.ts";

export type PhotoUpload = {
  id: string;
  name: string;
  /** The share that is sent; at 1, the server prepares it. Absent while it waits. */
  share?: number;
  /** Why it wasn't added. */
  reason?: string;
};

/** Pictures on their way to a listing, one after the other, in the order they were chosen. */
export function usePhotoUploads(listingId: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  // Leaving the page cancels what hasn't been sent.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: string, changed: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(id: string, file: File): Promise<void> {
    const signal = leaving.current?.signal;
    if (signal?.aborted) return;
    try {
      change(id, { share: 0 });
      await read(
        listings[":id"].photos.$post(
          { param: { id: listingId } },
          uploading(file, { onProgress: (share) => change(id, { share }), signal }),
        ),
      );
      await refresh(client, "listings");
      dismiss(id);
    } catch (error) {
      if (signal?.aborted) return;
      change(id, { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const id = crypto.randomUUID();
      const isTooLarge = file.size > uploadMaxBytes;
      const reason = isTooLarge ? `This file is larger than ${uploadMaxLabel}.` : undefined;
      setUploads((all) => [...all, { id, name: file.name, ...(reason && { reason }) }]);
      if (!reason) queue.current = queue.current.then(async () => send(id, file));
    }
  }

  return {
    pending: uploads.filter(({ reason }) => reason === undefined),
    refused: uploads.filter(({ reason }) => reason !== undefined),
    add,
    dismiss,
  };
}
