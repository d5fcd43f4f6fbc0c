import type { createRoot } from "react-dom/client";

import { sessionWords } from "@frontage/content/login";

import type { Visit } from "./app.tsx";
import { refuseVisit } from "./lib/log-out.ts";
import type { Account } from "./lib/user.ts";
import { livePortal } from "./portal/live-portal.ts";
import { mayRetry } from "./portal/live/ask.ts";
import type { Portal } from "./portal/portal.ts";
import { followChanges } from "./portal/live/live-changes.ts";
import { noteSession } from "./portal/live/note-session.ts";
import { keepSession } from "./portal/live/session.ts";

const loadDialog = async () => import("./features/shell/session-dialog.tsx");
/** When the page has long settled. */
const dialogAfterMs = 5000;

/**
 * The visit of somebody with an account: the server's records, for as long as the session holds.
 *
 * @param makeRoot React's `createRoot`. Asked for by the dialog that needs it, it would
 *   become a file of its own, for the samples as well.
 */
export async function liveVisit({ role }: Account, makeRoot: typeof createRoot): Promise<Visit> {
  keepSession({
    refuse: refuseVisit,
    async renew() {
      const { askToLogInAgain } = await loadDialog().catch((error: unknown) => {
        throw new Error(sessionWords.notLoaded, { cause: error });
      });
      await askToLogInAgain(makeRoot);
    },
  });

  return {
    portal: role === "Broker" ? await brokerPortal() : livePortal,
    asking: {
      queries: {
        // Without a network a question fails and says so; waiting in silence would look broken.
        networkMode: "always",
        retry: mayRetry,
        // What changes is told; this is for what is told while nobody listens.
        staleTime: 60_000,
        refetchOnReconnect: true,
      },
      // What was not done is said, and done again by whoever wants it.
      mutations: { networkMode: "always", retry: false },
    },
    begin(queryClient) {
      followChanges(queryClient);
      // The server knows best who this is. Whom it does not know has been led away.
      void noteSession();
      // It would be hard to get when it is needed.
      window.setTimeout(() => void loadDialog().catch(() => {}), dialogAfterMs);
    },
  };
}

/** What a client never fetches: more to ask for. */
async function brokerPortal(): Promise<Portal> {
  const { brokerDesk } = await import("./portal/live/broker-desk.ts");
  return { ...livePortal, desk: brokerDesk };
}
