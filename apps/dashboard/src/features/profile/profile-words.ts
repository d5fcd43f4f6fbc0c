import type { clientRoles, preferredContacts } from "@frontage/content/schemas/profile";

export const clientRoleNames: Record<(typeof clientRoles)[number], string> = {
  buyer: "Buyer",
  seller: "Seller",
  landlord: "Landlord",
  tenant: "Tenant",
  investor: "Investor",
};

export const preferredContactNames: Record<(typeof preferredContacts)[number], string> = {
  email: "Email",
  phone: "Phone",
  message: "Message in this portal",
};

/** The form's parts: what each is, and who sees it. */
export const profileParts = {
  photo: {
    title: "Photo",
    description: "A square picture of you; anything else is cropped.",
    seen: "Your broker sees your photo.",
  },
  person: {
    title: "Your details",
    description: "How to address you and where to reach you.",
    seen: "Your broker sees all of these.",
  },
  criteria: {
    title: "Investment criteria",
    description: "What you are looking for. Leave open what does not matter.",
    seen: "Your broker sees all of these.",
  },
  exchange: {
    title: "1031 exchange",
    description: "Dates to keep if you exchange one property for another.",
    seen: "Your broker sees your answer and the sale date.",
  },
} as const;
