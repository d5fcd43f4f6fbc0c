// Only zod/mini and small imports: the page's form is validated with it.
import * as z from "zod/mini";
import { comparisonKey } from "../fold.ts";
import { nameMax } from "../limits.ts";
import { cleaned } from "./cleaned.ts";
import { prospectRoles } from "./listing.ts";
import { inquirySchema, nameChecks } from "./inquiry.ts";

/** The agreement's messages next to a field. */
export const agreementMessages = {
  name: "Please enter your name.",
  company: "Please enter your company, or your name again if you have none.",
  role: "Please say whom you act for.",
  buyerName: "Please name the buyer you act for.",
  consent: "Please agree to sign electronically, or ask me for a paper copy.",
  signature: "Type your name exactly as above.",
} as const;

const companyMax = 120;

const line = (maximum: number) => z.string().check(cleaned(), z.maxLength(maximum));

/** The form that signs the confidentiality agreement. */
export const agreementFormSchema = z
  .object({
    name: z
      .string(agreementMessages.name)
      .check(
        cleaned(),
        z.minLength(1, { error: agreementMessages.name, abort: true }),
        ...nameChecks,
      ),
    company: z
      .string(agreementMessages.company)
      .check(cleaned(), z.minLength(1, agreementMessages.company), z.maxLength(companyMax)),
    email: inquirySchema.shape.email,
    phone: inquirySchema.shape.phone,
    role: z.enum(prospectRoles, agreementMessages.role),
    /** The buyer whom a broker acts for; for others, the broker who acts for them, if any. */
    buyerName: line(companyMax),
    consent: z.literal("yes", agreementMessages.consent),
    signature: z
      .string(agreementMessages.signature)
      .check(cleaned(), z.minLength(1, agreementMessages.signature), z.maxLength(nameMax)),
    /**
     * The hash of the displayed text: signing is refused if the agreement has changed meanwhile.
     */
    textSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  })
  .check(
    z.refine(({ name, signature }) => comparisonKey(name) === comparisonKey(signature), {
      path: ["signature"],
      message: agreementMessages.signature,
      when: ({ value }) => {
        const { name, signature } = (value ?? {}) as { name?: unknown; signature?: unknown };
        return typeof name === "string" && typeof signature === "string";
      },
    }),
    z.refine(({ buyerName, role }) => role !== "broker" || buyerName !== "", {
      path: ["buyerName"],
      message: agreementMessages.buyerName,
      when: ({ value }) => {
        const { buyerName, role } = (value ?? {}) as { buyerName?: unknown; role?: unknown };
        return typeof buyerName === "string" && typeof role === "string";
      },
    }),
  );

export type AgreementForm = z.infer<typeof agreementFormSchema>;
