import { dealPath } from "@frontage/content/dashboard";
import * as z from "zod/mini";

import { useThreads } from "../api/thread-queries.ts";
import { messageToPath } from "../navigation/paths.ts";
import { draftStore } from "../storage/use-draft.ts";

/**
 * A link to the conversation on a deal's page, with a draft that names what it is about. A draft
 * that is there already stays.
 *
 * @param about.clientId for a broker, the client to write to
 */
export function useDiscuss({
  clientId,
  dealId,
}: {
  clientId?: string | undefined;
  dealId: string;
}) {
  const { data } = useThreads(clientId);
  const thread = data?.find(({ kind }) => kind === "broker");
  return (draft: string) => ({
    to: thread ? `${dealPath(dealId)}#deal-conversation` : messageToPath(clientId ?? "broker"),
    onClick: () => {
      const { keep, read } = draftStore(`message:${thread?.id}:${dealId}`, z.string());
      if (thread && !read()) keep(draft);
    },
  });
}
