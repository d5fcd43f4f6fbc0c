import type { Contact } from "@frontage/records/schemas/contact";

import { useAction } from "../../components/use-action.ts";
import { saveFile } from "../../files/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { ContactFilter } from "../../portal/portal.ts";
import { allContacts } from "./contact-queries.ts";

/** @throws with a message for the user, if the code can't be loaded */
async function loadVCards() {
  try {
    return await import("./vcard.ts");
  } catch (cause) {
    throw new Error("Couldn’t create the vCard. Check your connection and try again.", {
      cause,
    });
  }
}

/** Saves one contact as a vCard file. */
export function useSaveVCard() {
  return useAction({
    act: async (contact: Contact) => {
      const { vCardFile, vCardFileName } = await loadVCards();
      saveFile(vCardFile([contact]), vCardFileName(contact.name));
    },
  });
}

/** Saves every contact that matches as one vCard file. */
export function useExportContacts() {
  const portal = usePortal();
  return useAction({
    act: async (filter: ContactFilter) => {
      const [{ vCardFile }, contacts] = await Promise.all([
        loadVCards(),
        allContacts(portal, filter),
      ]);
      saveFile(vCardFile(contacts), "contacts.vcf");
      return contacts.length;
    },
    done: (count) =>
      count === 1 ? "1 contact saved as a vCard." : `${count} contacts saved as vCards.`,
  });
}

/** Removes one of the client's own contacts, with a toast to undo it. */
export function useRemoveContact() {
  const portal = usePortal();
  return useAction({
    act: (contact: Contact) => portal.removeContact(contact.id),
    changes: ["contacts"],
    done: (_, { name }) => `${name} removed.`,
    undo: (_, { id, name }) => ({
      act: () => portal.restoreContact(id),
      done: `${name} restored.`,
    }),
  });
}
