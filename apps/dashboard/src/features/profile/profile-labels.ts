import type { clientRoles, preferredContacts } from "@frontage/records/schemas/profile";

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
  message: "Message",
};

/** The parts of a client's form: their purpose, and who sees them. */
export const profileParts = {
  photo: {
    id: "photo",
    title: "Photo",
    description: "Square photos work best.",
    seen: "Visible to your broker.",
  },
  person: {
    id: "details",
    title: "Your details",
    description: "Your name and contact details.",
    seen: "Visible to your broker.",
  },
  criteria: {
    id: "criteria",
    title: "Investment criteria",
    description: "What you’re looking for. Leave blank anything that doesn’t matter.",
    seen: "Visible to your broker.",
  },
  exchange: {
    id: "exchange",
    title: "1031 exchange",
    description: "Deadlines for your exchange.",
    seen: "Your answer and the sale date are visible to your broker.",
  },
} as const;
