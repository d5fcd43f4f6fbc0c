import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { extname, join } from "node:path";
import { codePermissions } from "../jobs/code-permissions.ts";
import { createWorkQueue, type Requester } from "../jobs/work-queue.ts";
import type { FromPhotoProcess, PhotoFormat, PhotoLimits, PhotoProblem } from "./photo-process.ts";

// Bundled under the same name next to this code; see `rolldown.config.ts`.
const entry = join(import.meta.dirname, `photo-process${extname(import.meta.filename)}`);

/** A picture of 12,000 pixels takes about ten seconds of them. */
const photoLimits: PhotoLimits = { cpuMs: 90_000, memoryMiB: 900 };
/** By the clock, if the process does nothing at all. */
const waitMs = 3 * 60_000;
/** Answers come first, as for the text of documents. */
const priority = 5;

export type EncodedFile = { format: PhotoFormat; width: number; bytes: Uint8Array };
export type EncodedPhoto =
  | { files: EncodedFile[]; width: number; height: number }
  /** Nothing, if the process ended for no reason of the picture's. */
  | { problem: PhotoProblem | undefined };

/** One picture at a time, however many are sent. */
const queue = createWorkQueue({ maxRunning: 1 });

/**
 * Turns a picture upright, and encodes it in several widths as AVIF and JPEG without anything but
 * its pixels, in a process that has limited time, memory and permissions.
 */
export const encodePhoto = (
  picture: Uint8Array,
  requester: Requester,
  limits = photoLimits,
): Promise<EncodedPhoto> => queue.run(requester, async () => encodeAlone(picture, limits));

function encodeAlone(picture: Uint8Array, limits: PhotoLimits): Promise<EncodedPhoto> {
  const child = fork(entry, [JSON.stringify(limits)], {
    env: {},
    execArgv: [...codePermissions, "--allow-addons"],
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  try {
    setPriority(child.pid ?? 0, priority);
  } catch {
    // It has already ended, or the system has no priorities.
  }
  const timer = setTimeout(() => child.kill("SIGKILL"), waitMs);
  return new Promise((resolve) => {
    const files: EncodedFile[] = [];
    let answer: EncodedPhoto | undefined;
    child.on("message", (message: FromPhotoProcess) => {
      if (message.type === "file") files.push(message);
      else if (message.type === "problem") answer = { problem: message.problem };
      else answer = { files, width: message.width, height: message.height };
    });
    const settle = () => {
      clearTimeout(timer);
      resolve(answer ?? { problem: undefined });
    };
    // Not "exit": messages may still be on their way.
    child.once("close", settle);
    child.once("error", settle);
    // It may end before it has read everything.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(picture);
  });
}
