import {
  contactPath,
  dashboardPaths,
  dealPath,
  documentPath,
  threadPath,
} from "@frontage/content/dashboard";
import { contactRoleNames, dealSideNames, dealStageNames } from "@frontage/records/record-names";
import type { Deal } from "@frontage/records/schemas/deal";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { contactQuery } from "../../api/contact-queries.ts";
import { subjects } from "../../portal/queries.ts";
import { recordKinds, rowOfClient, type PaletteRow } from "./palette-row.ts";
import type { OpenedRecord } from "./recent-records.ts";

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

/** The rows of opened records. One that is deleted or can’t be loaded has none. */
export const recentQuery = (portal: Portal, records: readonly OpenedRecord[]) =>
  queryOptions({
    // A search’s, so that a change of any record refreshes it.
    queryKey: [subjects.search, "recent", records],
    queryFn: async ({ client }) => {
      const rows = await Promise.all(
        records.map((record) => rowOf(record, portal, client).catch(() => undefined)),
      );
      return rows.filter((row) => row !== null && row !== undefined);
    },
    enabled: records.length > 0,
  });

async function rowOf(
  { id, kind }: OpenedRecord,
  portal: Portal,
  client: QueryClient,
): Promise<PaletteRow | null | undefined> {
  const row = { id: `recent:${kind}:${id}` };
  switch (kind) {
    case "deal": {
      const deal = await portal.deal(id);
      return deal && { ...row, ...dealTexts(deal) };
    }
    case "document": {
      const document = await portal.document(id);
      const deal = document && (await portal.deal(document.dealId));
      return (
        document && {
          ...row,
          Icon: recordKinds.document.Icon,
          title: document.name,
          fileName: document.fileName,
          detail: joined(deal?.client?.name, deal?.name),
          target: documentPath(id),
        }
      );
    }
    case "contact": {
      const contact = await client.fetchQuery(contactQuery(id));
      return (
        contact && {
          ...row,
          Icon: recordKinds.contact.Icon,
          title: contact.name,
          detail: joined(contact.client?.name, contactRoleNames[contact.role], contact.company),
          target: contactPath(id),
        }
      );
    }
    case "thread": {
      const thread = (await portal.threads()).find((one) => one.id === id);
      return (
        thread && {
          ...row,
          Icon: recordKinds.message.Icon,
          title: thread.name,
          detail: "Conversation",
          target: threadPath(id),
        }
      );
    }
    case "client": {
      const found = await portal.brokerApi?.client(id);
      return found && { ...rowOfClient(found), ...row };
    }
    case "inquiry": {
      const inquiry = await portal.brokerApi?.inquiries.one(id);
      return (
        inquiry && {
          ...row,
          Icon: recordKinds.inquiry.Icon,
          title: inquiry.name,
          detail: recordKinds.inquiry.name,
          target: `${dashboardPaths.inquiries}?inquiry=${id}`,
        }
      );
    }
  }
}

/** "Purchase, due diligence" */
function dealTexts({ client, progress, id, name }: Deal) {
  return {
    Icon: recordKinds.deal.Icon,
    title: name,
    detail: joined(
      client?.name,
      dealSideNames[progress.side],
      dealStageNames[progress.stage].toLowerCase(),
    ),
    target: dealPath(id),
  };
}
