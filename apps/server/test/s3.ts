import { startFauxqs } from "fauxqs";
import type { S3Settings } from "../src/files/s3-files.ts";

/** Starts an S3-compatible store in memory, with one bucket, on a free port of the loopback. */
export async function startS3(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const bucket = "frontage";
  const server = await startFauxqs({ host: "127.0.0.1", port: 0, logger: false });
  server.createBucket(bucket);
  return {
    settings: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: "us-east-1",
      bucket,
      // It takes any.
      accessKeyId: "key",
      secretAccessKey: "secret",
    },
    stop: () => server.stop(),
  };
}
