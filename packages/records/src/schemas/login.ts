import * as z from "zod/mini";
import { emailSchema } from "./email.ts";

/** The form of /login. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string("Please enter your password.")
    .check(z.minLength(1, "Please enter your password.")),
});

/** The form "Forgot password". */
export const passwordResetRequestSchema = z.object({ email: emailSchema });

export type Login = z.infer<typeof loginSchema>;
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;
