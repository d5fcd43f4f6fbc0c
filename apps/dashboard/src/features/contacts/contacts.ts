import type { Contact, ContactFilter } from "@frontage/records/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { contacts } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { saveFile } from "../../files/save-file.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { dealPartiesQuery, listContacts } from "../../api/contact-queries.ts";
import { everyNumberedPage } from "../../api/every-page.ts";

/** The parties in a deal, the broker first. A broker sees only the others. */
export function useDealParties(dealId: string) {
  const isBroker = useIsBroker();
  return useQuery({
    ...dealPartiesQuery(dealId),
    select: (parties) => {
      const others = parties.filter(({ role }) => role !== "broker");
      const brokers = parties.filter(({ role }) => role === "broker");
      return isBroker ? others : [...brokers, ...others];
    },
  });
}

/** Loads the code for vCards. @throws an Error written for the user if it can't be loaded */
async function loadVCards() {
  try {
    return await import("./vcard.ts");
  } catch (cause) {
    throw new Error("Couldn’t create the vCard. Check your connection and try again.", {
      cause,
    });
  }
}

/** Downloads a contact as a vCard file. */
export const useSaveVCard = () =>
  useAction({
    act: async (contact: Contact) => {
      const { vCardFile, vCardFileName } = await loadVCards();
      saveFile(vCardFile([contact]), vCardFileName(contact.name));
    },
  });

/** Downloads all matching contacts as one vCard file. */
export const useExportContacts = () =>
  useAction({
    act: async (filter: ContactFilter) => {
      const [{ vCardFile }, { items }] = await Promise.all([
        loadVCards(),
        everyNumberedPage(listContacts(filter)),
      ]);
      saveFile(vCardFile(items), "contacts.vcf");
      return items.length;
    },
    done: (count) =>
      count === 1 ? "1 contact saved as a vCard." : `${count} contacts saved as vCards.`,
  });

/** Removes a contact of the client's own. */
export const useRemoveContact = () =>
  useAction({
    act: ({ id }: Contact) => read(contacts[":id"].$delete({ param: { id } })),
    changes: ["contacts"],
    done: (_, { name }) => `${name} removed.`,
    undo: (_, { id, name }) => ({
      act: () => read(contacts[":id"].restore.$post({ param: { id } })),
      done: `${name} restored.`,
    }),
  });
