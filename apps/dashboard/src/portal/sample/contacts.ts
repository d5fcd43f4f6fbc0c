import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<
  Portal,
  "contacts" | "contact" | "addContact" | "removeContact" | "restoreContact"
> = {
  contacts: soon,
  contact: soon,
  addContact: soon,
  removeContact: soon,
  restoreContact: soon,
};
