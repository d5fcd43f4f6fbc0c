import { broker } from "@frontage/content/broker";
import { sessionText } from "@frontage/content/login";
import type { createRoot } from "react-dom/client";

import { mayRetry, visitServer } from "../api/request.ts";
import { followChanges } from "../api/follow-changes.ts";
import { handleSignedOut } from "../api/retry-signed-out.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { leaveToLogin } from "./log-out.ts";
import { refreshAccount } from "./refresh-account.ts";
import { unsentKeys } from "../unsent/unsent-keys.ts";
import type { Account } from "./user.ts";
import type { Visit } from "../api/visit.tsx";

const loadDialog = async () => import("./session-dialog.tsx");
/** When the dialog is preloaded: long after the page has become idle. */
const dialogAfterMs = 5000;

/**
 * A visit with an account, which shows the server's records while the session lasts.
 *
 * @param makeRoot React's `createRoot`; importing it in the dialog would bundle it as a file of its
 * own, which the samples would load, too
 */
export function liveVisit({ email, role }: Account, makeRoot: typeof createRoot): Visit {
  visitServer();
  handleSignedOut({
    leave: leaveToLogin,
    async renew() {
      const { askToLogInAgain } = await loadDialog().catch((error: unknown) => {
        throw new Error(sessionText.notLoaded, { cause: error });
      });
      await askToLogInAgain(makeRoot);
    },
  });

  return {
    isSample: false,
    isBroker: role === "Broker",
    queryDefaults: {
      queries: {
        // Without a network, queries fail visibly instead of pausing.
        networkMode: "always",
        retry: mayRetry,
        // The server announces changes; this covers changes missed while disconnected.
        staleTime: 60_000,
        refetchOnReconnect: true,
      },
      // Failed changes are shown, and only the user repeats them. Messages and questions have
      // queues of their own.
      mutations: { networkMode: "always", retry: false },
    },
    onReady(queryClient) {
      followChanges(queryClient, `${role} ${email}`);
      refreshAccount();
      const hasAny = (key: string) => browserStorage.read(key) !== null;
      if (Object.values(unsentKeys() ?? {}).some(hasAny)) {
        // Starts sending. On failure, the messages screen, which shows the unsent, tries again.
        void import("../unsent/unsent.ts").then(
          ({ messageQueueOf, questionQueueOf }) => {
            messageQueueOf(queryClient);
            if (broker.assistant.isOffered) questionQueueOf(queryClient);
          },
          () => {},
        );
      }
      // Preloads the dialog, because the server may be unreachable when it is needed.
      window.setTimeout(() => void loadDialog().catch(() => {}), dialogAfterMs);
    },
  };
}
