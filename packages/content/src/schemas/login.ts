import * as z from "zod/mini";
import { emailMax } from "../limits.ts";
import { fieldMessages } from "../messages.ts";

const email = z
  .string(fieldMessages.email)
  .check(z.trim(), z.maxLength(emailMax, fieldMessages.email), z.email(fieldMessages.email));

/** The form of /login. */
export const loginSchema = z.object({
  email,
  password: z
    .string("Please enter your password.")
    .check(z.minLength(1, "Please enter your password.")),
});

/** "Forgot password": one address. */
export const passwordResetRequestSchema = z.object({ email });

export type Login = z.infer<typeof loginSchema>;
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;
