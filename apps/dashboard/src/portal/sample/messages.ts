import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<
  Portal,
  "threads" | "messages" | "findMessages" | "sendMessage" | "markThreadRead" | "threadWith"
> & { unreadMessages: () => Promise<number> } = {
  threads: soon,
  messages: soon,
  findMessages: soon,
  sendMessage: soon,
  markThreadRead: soon,
  threadWith: soon,
  unreadMessages: async () => 1,
};
