import { verifyPassword } from "better-auth/crypto";
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
