import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { emailMax } from "../limits.ts";
import { idSchema, instantSchema } from "./record.ts";

/** How many passkeys an account can have. */
export const passkeysMax = 20;

const nameSentence = "Please enter a name of at most 60 characters.";
const nameSchema = z
  .string()
  .check(cleaned(), z.minLength(1, nameSentence), z.maxLength(60, nameSentence));

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The authenticator's own ID of it. */
  credentialId: z.string(),
  createdAt: instantSchema,
  /** The last time it was used to log in or confirm; absent if never. */
  lastUsedAt: z.optional(instantSchema),
});

/** A person's passkeys, and what is needed to add or remove one. */
export const passkeysSchema = z.object({
  items: z.array(passkeySchema),
  /** A name for a new one: "Chrome on Windows". */
  suggestedName: z.string(),
  /** Whether adding or removing one requires a confirmation, because the login was too long ago. */
  needsConfirmation: z.boolean(),
});

export const passkeyNameSchema = z.object({ name: nameSchema });

const base64urlSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]+$/, "That’s not a passkey’s response."), z.maxLength(100_000));

const credentialSchema = z.object({
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

/** A new passkey, as created by the browser (WebAuthn's RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  name: nameSchema,
  response: z.extend(credentialSchema, {
    response: z.object({
      clientDataJSON: base64urlSchema,
      attestationObject: base64urlSchema,
      transports: z.optional(z.array(z.string())),
    }),
  }),
});

/** Proof of having a passkey (WebAuthn's AuthenticationResponseJSON). */
const passkeyProofSchema = z.extend(credentialSchema, {
  response: z.object({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: z.optional(base64urlSchema),
  }),
});

export const passkeySignInSchema = z.object({
  /** When someone logs in again: the account whose passkey it has to be. */
  email: z.optional(z.string().check(z.maxLength(emailMax))),
  response: passkeyProofSchema,
});

/** Confirms a sensitive change: with the current password, or with a passkey. */
export const confirmationSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(1024, "That’s not your current password."))),
  passkey: z.optional(passkeyProofSchema),
});

const descriptorsSchema = z.optional(
  z.array(
    z.object({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.optional(z.array(z.string())),
    }),
  ),
);
const requirementSchema = z.enum(["required", "preferred", "discouraged"]);

/**
 * Options for the browser to create a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON).
 */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: descriptorsSchema,
  authenticatorSelection: z.object({
    residentKey: requirementSchema,
    requireResidentKey: z.boolean(),
    userVerification: requirementSchema,
  }),
  extensions: z.optional(z.object({ credProps: z.optional(z.boolean()) })),
});

/**
 * Options for the browser to log in with one (WebAuthn's PublicKeyCredentialRequestOptionsJSON).
 */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: requirementSchema,
  allowCredentials: descriptorsSchema,
});

export type Passkey = z.infer<typeof passkeySchema>;
export type Passkeys = z.infer<typeof passkeysSchema>;
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
