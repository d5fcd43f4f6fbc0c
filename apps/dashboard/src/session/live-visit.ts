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
/** Long after the page has become idle. */
const dialogAfterMs = 5000;

/**
 * A visit with an account: the server’s records, while the session lasts.
 *
 * @param makeRoot React's `createRoot`. If the dialog imported it, it would become a separate file,
 * for the samples as well.
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
        // Without a network, queries fail visibly instead of waiting.
        networkMode: "always",
        retry: mayRetry,
        // The server announces changes; this covers those missed while disconnected.
        staleTime: 60_000,
        refetchOnReconnect: true,
      },
      // A failed change is shown, and only the user repeats it; messages and questions have their queues.
      mutations: { networkMode: "always", retry: false },
    },
    onReady(queryClient) {
      followChanges(queryClient, `${role} ${email}`);
      refreshAccount();
      const hasAny = (key: string) => browserStorage.read(key) !== null;
      if (Object.values(unsentKeys() ?? {}).some(hasAny)) {
        // The messages screen, which shows them, retries.
        void import("../unsent/unsent.ts").then(
          ({ messageQueueOf, questionQueueOf }) => {
            messageQueueOf(queryClient);
            if (broker.assistant.isOffered) questionQueueOf(queryClient);
          },
          () => {},
        );
      }
      // Loaded early, because the server may be unreachable when it is needed.
      window.setTimeout(() => void loadDialog().catch(() => {}), dialogAfterMs);
    },
  };
}
