import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";

/** A program that tests need. */
export type Program = {
  name: string;
  /** The environment variable that may contain its path. */
  variable: string;
  usualPlaces: readonly string[];
  /** Further patterns of paths, preferred ones first. */
  patterns?: () => string[];
  /** The package in Debian. */
  package: string;
  /** A package to install as well, if the release has it. */
  optionalPackage?: string;
  /** Another way to install it, for the error message. */
  hint?: string;
};

/**
 * The path of a program: its environment variable, then the usual places, then the patterns, then
 * (root on Debian) a fresh install by apt.
 *
 * @throws if none of them has it, or the variable's path doesn't exist
 */
export async function findProgram(program: Program): Promise<string> {
  const requested = process.env[program.variable];
  if (requested) {
    if (existsSync(requested)) return requested;
    throw new Error(`${program.variable} is ${requested}, but there is no such file.`);
  }
  const find = () => program.usualPlaces.find(existsSync) ?? program.patterns?.().flatMap(list)[0];
  const found = find() ?? ((await install(program)) ? find() : undefined);
  if (found) return found;
  const hint = program.hint ? ` (for example \`${program.hint}\`)` : "";
  throw new Error(
    `The tests need ${program.name} and found none: install it${hint} or set ${program.variable} to its path.`,
  );
}

/** Paths that match the pattern, newest install first. */
const list = (pattern: string) =>
  globSync(pattern).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));

/** Installs a program by apt, if this is Debian as root. @returns whether it worked */
async function install({ name, optionalPackage, package: debianPackage }: Program) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.error(`${name} is missing.`);
  const hasInstalled = (await aptGet("update")) && (await aptGet("install", "-y", debianPackage));
  if (hasInstalled && optionalPackage) await aptGet("install", "-y", optionalPackage);
  return hasInstalled;
}

async function aptGet(...args: string[]): Promise<boolean> {
  console.error(`apt-get ${args.join(" ")}`);
  // Output goes to stderr, because the last line of stdout has the test counts.
  const [code] = await once(spawn("apt-get", args, { stdio: ["ignore", 2, 2] }), "exit");
  return code === 0;
}
