import { broker } from "@frontage/content/broker";
import { vi } from "vitest";

// Each sample document is drawn once for all tests of a worker, since drawing takes most of a
// seeding's time. Everything else of a seeding is done each time.
const { drawn } = vi.hoisted(() => ({
  // Files of tests have modules of their own, and the worker in common.
  drawn: ((globalThis as { drawn?: Map<string, unknown> }).drawn ??= new Map()) as Map<
    string,
    Promise<Uint8Array<ArrayBuffer>>
  >,
}));

vi.mock(import("@frontage/content/samples/document-file"), async (original) => {
  const { writeSamplePdf } = await original();
  return {
    writeSamplePdf(sample) {
      // Of an instant a document says the day, which the hour decides in every time zone of the US.
      const key = JSON.stringify([sample, broker]).replaceAll(/:\d\d:\d\d\.\d{3}Z/g, "");
      const file = drawn.get(key) ?? writeSamplePdf(sample);
      drawn.set(key, file);
      return file;
    },
  };
});
