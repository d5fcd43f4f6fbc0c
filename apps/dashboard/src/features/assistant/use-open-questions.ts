import type { UnansweredQuestion } from "@frontage/records/schemas/assistant";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { BrokerAssistantApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");

/**
 * The questions without those just answered or dismissed, which are hidden before the list is
 * refetched.
 */
export function useOpenQuestions(
  assistant: BrokerAssistantApi,
  questions: readonly UnansweredQuestion[],
) {
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<readonly string[]>([]);
  const finish = (id: string) => setFinished((ids) => [...ids, id]);
  const putBack = (id: string) => setFinished((ids) => ids.filter((other) => other !== id));
  const reload = async () => refresh(queryClient, "assistant", "threads");

  async function undo(id: string) {
    try {
      await assistant.dismiss(id, false);
      putBack(id);
      await reload();
    } catch (error) {
      toast.error(`Not undone. ${messageOf(error)}`);
    }
  }

  return {
    open: questions.filter(({ id }) => !finished.includes(id)),
    async answered({ id }: UnansweredQuestion) {
      finish(id);
      await reload();
    },
    async dismiss({ id }: UnansweredQuestion) {
      finish(id);
      try {
        await assistant.dismiss(id, true);
      } catch (error) {
        putBack(id);
        toast.error(`Couldn’t remove the question. ${messageOf(error)}`);
        return;
      }
      toast.success("The question needs no answer.", {
        label: "Undo",
        onSelect: () => void undo(id),
      });
      await reload();
    },
  };
}
