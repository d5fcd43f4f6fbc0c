import { hashPassword, verifyPassword } from "better-auth/crypto";
import { hash } from "node:crypto";
import type { PasswordHashing } from "../src/accounts/auth-library.ts";

const digest = (password: string) => `quick:${hash("sha256", password.normalize("NFKC"))}`;

/** Passwords of tests, without the cost that protects a stolen table. Those that a command set are verified too. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async (attempt) =>
    attempt.hash.startsWith("quick:")
      ? attempt.hash === digest(attempt.password)
      : verifyPassword(attempt),
};

/**
 * For accounts that all have one password, on a server that hashes as in production.
 *
 * @param password of each account
 */
export function hashedOnce(password: string): PasswordHashing {
  const hashed = hashPassword(password);
  return { hash: () => hashed, verify: verifyPassword };
}
