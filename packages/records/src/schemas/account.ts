import * as z from "zod/mini";
import { cleanText } from "../clean-text.ts";
import { chosenPasswordSchema } from "./password.ts";
import { idSchema, instantSchema } from "./record.ts";
import { userSchema } from "./user.ts";

/** The logged-in person: the browser's `user` entry, and how the account is protected. */
export const meSchema = z.extend(userSchema, {
  session: idSchema,
  /** Whether logging in also requires a code. */
  twoFactor: z.boolean(),
});

/** The response to a correct password: logged in, or a code is required next. */
export const signInAnswerSchema = z.discriminatedUnion("twoFactorRedirect", [
  z.object({ twoFactorRedirect: z.literal(false), user: meSchema }),
  z.object({ twoFactorRedirect: z.literal(true) }),
]);

/** The session to end: another one of the same person's; by default the current one. */
export const signOutSchema = z.object({ session: z.optional(idSchema) });

/** The token of a link in an email. */
const linkTokenSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128}$/, "This link is not complete."));

/** A new password by the link in an email, for a reset or an invitation. */
export const passwordByLinkSchema = z.object({
  token: linkTokenSchema,
  newPassword: chosenPasswordSchema,
});

/** Whether an emailed link still works. */
export const passwordLinkSchema = z.object({ token: linkTokenSchema });

/** The person whose password an emailed link sets. */
export const passwordLinkOwnerSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** When the invitation was sent; absent for a reset. */
  invitedAt: z.optional(instantSchema),
});

/** Confirms a change of the login email, by the link in an email to one of the two addresses. */
export const emailConfirmationSchema = z.object({ token: linkTokenSchema });

/** The response to a confirmation; nothing changes until the other address has confirmed, too. */
export const emailConfirmedSchema = z.object({ newEmail: z.string(), isChanged: z.boolean() });

/** Six digits of an authenticator app. */
export const authenticatorCodeSchema = z.object({
  code: z.string().check(
    // Removes the space between the two groups of digits that apps display.
    z.overwrite((text) => cleanText(text).replace(/[\s\p{Pd}]/gu, "")),
    z.regex(/^\d{6}$/, "Please enter the six digits."),
  ),
});

/** One of the backup codes shown when two-factor was turned on. */
export const backupCodeSchema = z.object({
  code: z.string().check(
    z.overwrite((text) =>
      cleanText(text)
        .replace(/\s/g, "")
        .replace(/\p{Pd}/gu, "-"),
    ),
    z.regex(/^[A-Za-z0-9-]{4,64}$/, "Please enter one of your backup codes."),
  ),
});

/** The current password, required before a sensitive action. */
export const passwordConfirmationSchema = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, "Please enter your current password."),
      z.maxLength(1024, "That’s not your current password."),
    ),
});

/** The response to turning on two-factor, which takes effect once a code is entered. */
export const twoFactorStartSchema = z.object({
  /** For the authenticator app, as a QR code or typed: "otpauth://totp/…". */
  totpURI: z.string(),
  /** Codes that each replace the app once. They are shown only this time. */
  backupCodes: z.array(z.string()),
});

export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

export type Me = z.infer<typeof meSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type PasswordLinkOwner = z.infer<typeof passwordLinkOwnerSchema>;
export type PasswordByLink = z.infer<typeof passwordByLinkSchema>;
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>;
export type BackupCodes = z.infer<typeof backupCodesSchema>;
export type TwoFactorStart = z.infer<typeof twoFactorStartSchema>;
