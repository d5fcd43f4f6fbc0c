import { dashboardPaths } from "@frontage/content/dashboard";
import { useSearchParams } from "wouter";

/** What the screen's address says, and addresses that say something else. */
export function useMessagesAddress() {
  const [parameters] = useSearchParams();

  /** This address with some of its parameters changed; `null` takes one away. */
  function pathWith(changes: Record<string, string | null>): string {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    const search = changed.toString();
    return dashboardPaths.messages + (search && `?${search}`);
  }

  return {
    threadId: parameters.get("thread") ?? undefined,
    /** The contact to write to, whose thread may not have begun. */
    contactId: parameters.get("to") ?? undefined,
    /** One message of the thread. */
    messageId: parameters.get("message") ?? undefined,
    text: parameters.get("q") ?? "",
    isUnreadOnly: parameters.get("unread") === "1",
    propertyId: parameters.get("deal") ?? undefined,
    pathWith,
    /** The list alone, as it is narrowed now. */
    listPath: pathWith({ thread: null, message: null, to: null }),
    pathOfThread: (id: string) => pathWith({ thread: id, message: null, to: null }),
    pathOfMessage: ({ id, threadId }: { id: string; threadId: string }) =>
      pathWith({ thread: threadId, message: id, to: null }),
  };
}
