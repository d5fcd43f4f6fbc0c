import type { Contact } from "@frontage/records/schemas/contact";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { saveFile } from "../../files/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { ContactFilter } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { allContacts } from "./contact-queries.ts";

function showError(error: Error) {
  toast.error(error.message);
}

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
  return useMutation({
    mutationFn: async (contact: Contact) => {
      const { vCardFile, vCardFileName } = await loadVCards();
      saveFile(vCardFile([contact]), vCardFileName(contact.name));
    },
    onError: showError,
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
        count === 1 ? "1 contact saved as a vCard." : `${count} contacts saved as vCards.`,
      ),
    onError: showError,
  });
}

/** Removes one of the client's own contacts, with a toast to undo it. */
export function useRemoveContact() {
  const portal = usePortal();
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (contact: Contact) => portal.restoreContact(contact.id),
    onSuccess: async (_, contact) => {
      await refresh(client, "contacts");
      toast.success(`${contact.name} restored.`);
    },
    onError: showError,
  });
  return useMutation({
    mutationFn: (contact: Contact) => portal.removeContact(contact.id),
    onSuccess: async (_, contact) => {
      toast.success(`${contact.name} removed.`, {
        label: "Undo",
        onSelect: () => restore.mutate(contact),
      });
      await refresh(client, "contacts");
    },
    onError: showError,
  });
}
