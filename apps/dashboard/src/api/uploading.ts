import { request, isVisitingServer } from "./request.ts";
import { retrySignedOut } from "./retry-signed-out.ts";

type Progress = {
  /** Called with the fraction sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Request options for sending a file as the body. It is sent by XMLHttpRequest, because `fetch`
 * doesn't report an upload's progress.
 *
 * @throws an Error written for the user if the upload is interrupted
 */
export const uploading = (file: Blob, { onProgress, signal }: Progress = {}) => ({
  fetch: async (url: RequestInfo | URL, { method = "POST" }: RequestInit = {}) => {
    signal?.throwIfAborted();
    if (!isVisitingServer()) return request(url, { method, body: file });
    return retrySignedOut(async () => send(method, url as string, file, { onProgress, signal }));
  },
});

function send(method: string, url: string, file: Blob, { onProgress, signal }: Progress) {
  return new Promise<Response>((resolve, reject) => {
    const sent = new XMLHttpRequest();
    const stop = () => sent.abort();
    sent.open(method, url);
    sent.setRequestHeader("Content-Type", "application/octet-stream");
    sent.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    sent.addEventListener("load", () => {
      const body = sent.status === 204 ? null : sent.responseText;
      resolve(new Response(body, { status: sent.status }));
    });
    sent.addEventListener("error", () =>
      reject(new Error("The connection was lost before the file was sent. Please try again.")),
    );
    sent.addEventListener("abort", () => reject(signal?.reason as Error));
    sent.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
    signal?.addEventListener("abort", stop);
    sent.send(file);
  });
}
