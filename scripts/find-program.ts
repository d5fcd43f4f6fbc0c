import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";

/** A program that tests need, and how to get it. */
export type Program = {
  name: string;
  /** The environment variable that names its executable. */
  variable: string;
  usualPlaces: readonly string[];
  /** Patterns of further places, preferred ones first. */
  patterns?: (environment: Machine["environment"]) => string[];
  /** Debian's package. */
  package: string;
  /** A package that helps, if the release has it. */
  optionalPackage?: string;
  /** How else to install it. */
  hint?: string;
};

/** What the search needs to know about the computer; tests pass a fake. */
export type Machine = {
  environment: Record<string, string | undefined>;
  exists: (path: string) => boolean;
  /** Paths that match the pattern, newest install first. */
  list: (pattern: string) => string[];
  /** Root on Debian: the only place where we may install. */
  canInstall: () => boolean;
  /** Installs the program; false if that failed. */
  install: (program: Program) => Promise<boolean>;
};

/**
 * The path of a program: its environment variable, then the usual places, then the patterns, then
 * (root on Debian) a fresh install by apt.
 *
 * @throws if none of them has it, or the variable's path doesn't exist
 */
export async function findProgram(
  program: Program,
  machine: Machine = thisMachine,
): Promise<string> {
  const requested = machine.environment[program.variable];
  if (requested) {
    if (machine.exists(requested)) return requested;
    throw new Error(`${program.variable} is ${requested}, but there is no such file.`);
  }

  const find = () =>
    program.usualPlaces.find(machine.exists) ??
    program.patterns?.(machine.environment).flatMap(machine.list)[0];
  const found = find();
  if (found) return found;

  if (machine.canInstall() && (await machine.install(program))) {
    const installed = find();
    if (installed) return installed;
  }
  const hint = program.hint ? ` (for example \`${program.hint}\`)` : "";
  throw new Error(
    `The browser tests need ${program.name} and found none: install it${hint} or set ${program.variable} to its executable.`,
  );
}

export const thisMachine: Machine = {
  environment: process.env,
  exists: existsSync,
  list: (pattern) =>
    globSync(pattern).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })),
  canInstall: () => process.getuid?.() === 0 && existsSync("/etc/debian_version"),
  install: async ({ name, optionalPackage, package: debianPackage }) => {
    console.error(`${name} is missing.`);
    const hasInstalled = (await aptGet("update")) && (await aptGet("install", "-y", debianPackage));
    if (hasInstalled && optionalPackage) await aptGet("install", "-y", optionalPackage);
    return hasInstalled;
  },
};

async function aptGet(...args: string[]): Promise<boolean> {
  console.error(`apt-get ${args.join(" ")}`);
  // Its output goes to stderr: the last line of stdout belongs to the test counts.
  const [code] = await once(spawn("apt-get", args, { stdio: ["ignore", 2, 2] }), "exit");
  return code === 0;
}
