import { sessionText } from "@frontage/content/login";
import type { createRoot } from "react-dom/client";

import { mayRetry, visitServer } from "../api/request.ts";
import { followChanges } from "../portal/live/follow-changes.ts";
import { handleSignedOut } from "../portal/live/retry-signed-out.ts";
import { createLivePortal } from "../portal/live-portal.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { leaveToLogin } from "./log-out.ts";
import { refreshAccount } from "./refresh-account.ts";
import { unsentKeys } from "./unsent-keys.ts";
import type { Account } from "./user.ts";
import type { Visit } from "./visit.ts";

const loadDialog = async () => import("./session-dialog.tsx");
/** Long after the page has become idle. */
const dialogAfterMs = 5000;

/**
 * A visit with an account: the server’s records, while the session lasts.
 *
 * @param makeRoot React's `createRoot`. If the dialog imported it, it would become a separate file,
 * for the samples as well.
 */
export async function liveVisit(
  { email, role }: Account,
  makeRoot: typeof createRoot,
): Promise<Visit> {
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

  // Clients don't load the broker's code.
  const broker = role === "Broker" ? await import("../portal/live/broker-api.ts") : undefined;
  const unsent = unsentKeys();
  const portal = createLivePortal({
    brokerApi: broker?.brokerApi,
    keepUnsent:
      unsent &&
      ((what) => ({
        storageKey: unsent[what],
        isCurrent: () => unsentKeys()?.[what] === unsent[what],
      })),
  });
  return {
    portal,
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
      if (Object.values(unsent ?? {}).some(hasAny)) {
        // The messages screen, which shows them, retries.
        void import("../portal/unsent.ts").then(
          ({ messageQueueOf, questionQueueOf }) => {
            messageQueueOf(portal, queryClient);
            if (portal.assistant) questionQueueOf(portal, queryClient);
          },
          () => {},
        );
      }
      // Loaded early, because the server may be unreachable when it is needed.
      window.setTimeout(() => void loadDialog().catch(() => {}), dialogAfterMs);
    },
  };
}
