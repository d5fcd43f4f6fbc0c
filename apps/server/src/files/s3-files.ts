import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import { checkKey, type FileStore } from "./file-store.ts";

/** The `S3_…` settings. */
export type S3Settings = {
  /** Unset for Amazon S3 itself. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Long enough to send a 5 MiB part over a slow line. */
const answerTimeoutMs = 60_000;

/**
 * Stores files in a bucket of an S3-compatible store. An object appears once it is complete, so
 * an interrupted upload leaves nothing to read.
 *
 * @param timeoutMs for the headers of each response
 */
export function s3Files(settings: S3Settings, timeoutMs = answerTimeoutMs): FileStore {
  const { accessKeyId, bucket, endpoint, region, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's often have neither a host per bucket nor all checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  return {
    async write(key, source) {
      let failure: Error | undefined;
      source.once("error", (error: Error) => (failure = error));
      const upload = new Upload({
        client,
        // Keeps one 5 MiB part in memory at a time, whatever the source sends.
        queueSize: 1,
        params: { Bucket: bucket, Key: checkKey(key), Body: source },
      });
      try {
        await upload.done();
      } catch (error) {
        throw failure ?? error;
      }
    },
    async read(key) {
      const found: GetObjectCommandOutput = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }),
      );
      if (found.Body instanceof Readable) return found.Body;
      throw new Error(`The object store answered without a body for "${key}".`);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    close: () => client.destroy(),
  };
}
