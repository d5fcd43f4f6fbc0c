import type { Contact } from "@frontage/content/schemas/contact";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { saveFile } from "../../lib/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { ContactFilter } from "../../portal/portal.ts";
import { allContacts, refreshContacts } from "./contact-queries.ts";

function sayWhy(error: Error) {
  toast.error(error.message);
}

/** @throws with a sentence for the client, where the code cannot be fetched */
async function loadVCards() {
  try {
    return await import("./vcard.ts");
  } catch (cause) {
    throw new Error("No vCard could be made. Please check your connection and try again.", {
      cause,
    });
  }
}

/** Saves one contact as a vCard file. */
export function useSaveVCard() {
  return useMutation({
    mutationFn: async (contact: Contact) => {
      const { vCardFile, vCardFileName } = await loadVCards();
      saveFile(vCardFile([contact]), vCardFileName(contact.name));
    },
    onError: sayWhy,
  });
}

/** Saves every contact that matches as one vCard file. */
export function useExportContacts() {
  const portal = usePortal();
  return useMutation({
    mutationFn: async (filter: ContactFilter) => {
      const [{ vCardFile }, contacts] = await Promise.all([
        loadVCards(),
        allContacts(portal, filter),
      ]);
      saveFile(vCardFile(contacts), "contacts.vcf");
      return contacts.length;
    },
    onSuccess: (count) =>
      toast.success(
        count === 1 ? "One contact saved as a vCard." : `${count} contacts saved as vCards.`,
      ),
    onError: sayWhy,
  });
}

/** Takes one of the client's own contacts away, and offers to undo it. */
export function useRemoveContact() {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (contact: Contact) => portal.restoreContact(contact.id),
    onSuccess: async (_, contact) => {
      await refreshContacts(client);
      toast.success(`${contact.name} is back.`);
    },
    onError: sayWhy,
  });
  return useMutation({
    mutationFn: (contact: Contact) => portal.removeContact(contact.id),
    onSuccess: async (_, contact) => {
      toast.success(`${contact.name} removed.`, {
        label: "Undo",
        onSelect: () => restore.mutate(contact),
      });
      await refreshContacts(client);
    },
    onError: sayWhy,
  });
}
