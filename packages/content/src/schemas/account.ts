import * as z from "zod/mini";
import { chosenPasswordSchema } from "./password.ts";
import { idSchema } from "./record.ts";
import { userSchema } from "./user.ts";

/** Who is signed in: what the browser's `user` entry holds, and how the account is guarded. */
export const meSchema = z.extend(userSchema, {
  session: idSchema,
  /** Signing in asks for a code as well. */
  twoFactor: z.boolean(),
});

/** After the right password: signed in, or asked for a code first. */
export const signInAnswerSchema = z.discriminatedUnion("twoFactorRedirect", [
  z.object({ twoFactorRedirect: z.literal(false), user: meSchema }),
  z.object({ twoFactorRedirect: z.literal(true) }),
]);

/** Which session ends: one that is the same person's, or else the one that asks. */
export const signOutSchema = z.object({ session: z.optional(idSchema) });

/** A new password by the link of a mail, for a reset and for an invitation alike. */
export const passwordByLinkSchema = z.object({
  /** What the link carries. */
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, "This link is not complete.")),
  newPassword: chosenPasswordSchema,
});

/** Six digits of an authenticator app. */
export const authenticatorCodeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, "Please enter the six digits.")),
});

/** One of the codes that were written down when two-factor was turned on. */
export const backupCodeSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,64}$/, "Please enter one of your backup codes.")),
});

/** The current password, asked for again before something grave. */
export const passwordConfirmationSchema = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, "Please enter your current password."),
      z.maxLength(1024, "This is not your current password."),
    ),
});

/** What turning two-factor on answers; it is on once a code has been entered. */
export const twoFactorStartSchema = z.object({
  /** For the authenticator app, as a picture or typed: "otpauth://totp/…". */
  totpURI: z.string(),
  /** Each signs in once where the app is not at hand; shown this one time. */
  backupCodes: z.array(z.string()),
});

export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

export type Me = z.infer<typeof meSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type PasswordByLink = z.infer<typeof passwordByLinkSchema>;
export type TwoFactorStart = z.infer<typeof twoFactorStartSchema>;
