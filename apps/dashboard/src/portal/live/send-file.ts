import { apiError } from "../../api/request.ts";
import { retrySignedOut } from "./retry-signed-out.ts";

/**
 * Sends a file by XMLHttpRequest, because `fetch` doesn’t report an upload’s progress.
 *
 * @param onProgress called with the share sent, 0 to 1
 * @param signal stops it; the promise then rejects with the signal's reason
 * @returns the response's JSON
 * @throws an Error written for the user if it is refused or interrupted
 */
export async function sendFile<Answer>(
  path: string,
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  const { response, status } = await retrySignedOut(async () =>
    send(path, file, onProgress, signal),
  );
  if (status >= 200 && status < 300) return response as Answer;
  throw apiError(status, response);
}

function send(
  path: string,
  file: Blob,
  onProgress: ((share: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("POST", path);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener("load", () => resolve(request));
    request.addEventListener("error", () =>
      reject(new Error("The connection broke before the file was sent. Please try again.")),
    );
    request.addEventListener("abort", () => reject(signal?.reason as Error));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) reject(signal.reason as Error);
    else request.send(file);
  });
}
