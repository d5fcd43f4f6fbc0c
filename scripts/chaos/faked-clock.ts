import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { writeFile } from "node:fs/promises";

/** A clock that can be set while a server uses it. */
export type FakedClock = {
  /** The server's environment variables for it. */
  variables: Record<string, string>;
  /** Sets it off the computer's clock by this many seconds. */
  set: (seconds: number) => Promise<void>;
};

/**
 * @param file stores the setting
 * @throws an Error that says what to install if libfaketime is missing
 */
export async function openFakedClock(file: string): Promise<FakedClock> {
  const library = await findFaketime();
  const set = (seconds: number) => writeFile(file, `${seconds < 0 ? "" : "+"}${seconds}`);
  await set(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Setting a clock doesn't change how long a second takes: timers continue.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}

/** The library's path; installs it if it is missing, on Debian as root. */
export async function findFaketime(): Promise<string> {
  const places = () =>
    globSync("/usr/{lib,lib64,local/lib}/{*/,}faketime/libfaketimeMT.so.1").toSorted();
  const found = places().at(0);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "libfaketime"]]) {
      console.error(`libfaketime is missing: apt-get ${args.join(" ")}`);
      const [code] = await once(spawn("apt-get", args, { stdio: ["ignore", 2, 2] }), "exit");
      if (code !== 0) break;
    }
    const installed = places().at(0);
    if (installed) return installed;
  }
  throw new Error(
    "To set a clock back, libfaketime is needed: install it, for example with apt-get install libfaketime.",
  );
}
