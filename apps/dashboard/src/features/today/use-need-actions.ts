import type { TodayMark, TodayNeed } from "@frontage/records/schemas/today";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import {
  assistant,
  documentRequests,
  documents,
  inquiries,
  listings,
  prospects,
  threads,
  today,
} from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { sendMessage } from "../../api/thread-queries.ts";
import { actUnlessUndone } from "../../session/act-unless-undone.ts";

import { refresh } from "../../api/queries.ts";

/** The key of an item. An item that reappears has another key. */
export const needKey = ({ at, id, kind }: TodayNeed) => `${kind} ${id} ${at ?? ""}`;

/** The broker's actions on Today's items. Finished items leave the list before it is refetched. */
export function useNeedActions() {
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<readonly string[]>([]);

  const finish = (need: TodayNeed) => setFinished((keys) => [...keys, needKey(need)]);
  const putBack = (need: TodayNeed) =>
    setFinished((keys) => keys.filter((key) => key !== needKey(need)));

  /** Hides an item, runs its action, and shows the item again if that fails. */
  async function tryTo(need: TodayNeed, act: () => Promise<unknown>, whatFailed: string) {
    finish(need);
    try {
      await act();
      await refresh(queryClient, ...changedBy[need.kind]);
    } catch (error) {
      putBack(need);
      toast.error(`${whatFailed} ${error instanceof Error ? error.message : ""}`.trim());
    }
  }

  /**
   * Hides an item, and delays its action until it can't be undone any more, because it notifies
   * someone.
   */
  function actLater(need: TodayNeed, { act, sentence, whatFailed }: Later) {
    finish(need);
    actUnlessUndone({
      act,
      sentence,
      onActing: (request) => void tryTo(need, async () => request, whatFailed),
      onUndo: () => putBack(need),
    });
  }

  return {
    isFinished: (need: TodayNeed) => finished.includes(needKey(need)),
    /** Called after a form of the item's own has finished it. */
    async finished(need: TodayNeed) {
      finish(need);
      await refresh(queryClient, ...changedBy[need.kind]);
    },
    async reply(
      need: Extract<TodayNeed, { kind: "inquiry" | "message" | "question" }>,
      written: Written,
    ) {
      if (need.kind === "inquiry") {
        await read(
          inquiries[":id"].replies[":replyId"].$post({
            param: { id: need.id, replyId: written.id },
            json: { text: written.text },
          }),
        );
        return;
      }
      if (need.kind === "question") {
        const param = { id: need.id, messageId: written.id };
        const json = { text: written.text };
        await read(prospects[":id"].messages[":messageId"].$post({ param, json }));
        return;
      }
      await sendMessage({ ...written, threadId: need.id });
      // Marks the conversation as read: while unread, it would stay in the list.
      await read(threads[":id"].read.$post({ param: { id: need.id } })).catch(() => {});
    },
    /** Notes that the broker has looked at it. The server sees by itself when messages are read. */
    see(need: TodayNeed) {
      if (need.isSeen || need.kind === "message") return;
      void mark(need, "seen").catch(() => {});
    },
    putOff: (need: TodayNeed) =>
      actLater(need, {
        sentence: "You’ll be reminded tomorrow.",
        act: async () => mark(need, "tomorrow"),
        whatFailed: "Couldn’t set the reminder.",
      }),
    dismiss: (need: TodayNeed) =>
      actLater(need, {
        sentence: "Dismissed.",
        act: async () => {
          if (need.kind === "asked") {
            return read(
              assistant.unanswered[":id"].dismissal.$post(
                { param: { id: need.id } },
                { init: { keepalive: true } },
              ),
            );
          }
          if (need.kind !== "message") return mark(need, "dismissed");
          await read(
            threads[":id"].dismiss.$post(
              { param: { id: need.id }, json: { messageId: need.messageId } },
              { init: { keepalive: true } },
            ),
          );
          return read(threads[":id"].read.$post({ param: { id: need.id } })).catch(() => {});
        },
        whatFailed: "Couldn’t dismiss it.",
      }),
    askAgain: (need: Extract<TodayNeed, { kind: "signature" }>) =>
      void tryTo(
        need,
        async () =>
          read(
            documents[":id"].status.$put({
              param: { id: need.id },
              json: { status: "needs-signature", version: need.version },
            }),
          ),
        "Couldn’t ask again.",
      ),
    /** Confirms the listing. Within seconds, the site shows today's date. */
    confirmListing: (need: Extract<TodayNeed, { kind: "confirm" }>) =>
      void tryTo(
        need,
        async () => {
          await read(listings[":id"].confirm.$post({ param: { id: need.id }, json: need }));
          toast.success(`${need.name} confirmed as available.`);
        },
        "Couldn’t confirm it.",
      ),
    markReceived(need: Extract<TodayNeed, { kind: "request" }>) {
      void tryTo(
        need,
        async () => {
          await read(
            documentRequests[":id"].$patch({
              param: { id: need.id },
              json: { version: need.version, status: "done" },
            }),
          );
          toast.success(`${need.name} marked received.`, {
            label: "Undo",
            async onSelect() {
              await read(
                documentRequests[":id"].$patch({
                  param: { id: need.id },
                  json: { version: need.version + 1, status: "received" },
                }),
              )
                .then(() => putBack(need))
                .catch((error: Error) => toast.error(`Not undone. ${error.message}`));
              await refresh(queryClient, "documents");
            },
          });
        },
        "Couldn’t mark it received.",
      );
    },
    confirm: (need: Extract<TodayNeed, { kind: "signature" }>) =>
      actLater(need, {
        sentence: `${need.name} confirmed as signed.`,
        act: async () =>
          read(
            documents[":id"].status.$put(
              { param: { id: need.id }, json: { status: "signed", version: need.version } },
              { init: { keepalive: true } },
            ),
          ),
        whatFailed: "Couldn’t confirm the signature.",
      }),
    approve: (need: Extract<TodayNeed, { kind: "access" }>) =>
      actLater(need, {
        sentence: `${need.name} approved.`,
        act: async () =>
          read(
            prospects[":id"].documents.$put(
              {
                param: { id: need.id },
                json: { documentIds: [...need.documentIds], isOpen: true, version: need.version },
              },
              { init: { keepalive: true } },
            ),
          ),
        whatFailed: "Couldn’t approve it.",
      }),
  };
}

const mark = async ({ at = "", id, kind }: TodayNeed, as: TodayMark["mark"]) =>
  read(
    today[":kind"][":id"].$put(
      { param: { kind, id }, json: { mark: as, at } },
      { init: { keepalive: true } },
    ),
  );

type Later = { sentence: string; act: () => Promise<unknown>; whatFailed: string };
type Written = { id: string; text: string };

const changedBy = {
  inquiry: ["inquiries"],
  offer: ["listings"],
  access: ["listings"],
  question: ["listings"],
  tour: ["listings"],
  confirm: ["listings"],
  term: ["listings"],
  message: ["messages"],
  asked: ["assistant"],
  signature: ["documents"],
  request: ["documents"],
  time: ["events"],
} as const;
