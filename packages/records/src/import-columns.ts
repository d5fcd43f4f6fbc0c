/** How many rows one import may have. */
export const importRowsMax = 5000;
/** The largest file: 2 MB. */
export const importFileMaxBytes = 2_000_000;
/** The longest request: the rows of such a file as JSON, with the columns' names. */
export const importBodyMaxBytes = 8 * 1024 * 1024;

/**
 * The columns of a file of clients and their contacts, with their names in the template. Each row
 * has a client, and may have one of the client's contacts.
 */
export const peopleColumns = {
  clientName: "Client name",
  clientEmail: "Client email",
  clientCompany: "Client company",
  clientPhone: "Client phone",
  contactName: "Contact name",
  contactEmail: "Contact email",
  contactRole: "Contact role",
  contactCompany: "Contact company",
  contactPhone: "Contact phone",
} as const;
export type PeopleColumn = keyof typeof peopleColumns;

/** The columns of a file of prospects. */
export const prospectColumns = {
  name: "Name",
  email: "Email",
  company: "Company",
  phone: "Phone",
  role: "Role",
} as const;
