import { clientPath, dashboardPaths } from "@frontage/content/dashboard";
import type { Today } from "@frontage/records/schemas/today";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker } from "@frontage/ui/progress-marker";
import { Link } from "react-router";

import { formParameter } from "../../navigation/paths.ts";

type Steps = NonNullable<Today["steps"]>;

/** The steps of a broker's first day, and which of them are done. */
export function stepsOf({ clientId, hasDeal, hasDocument }: Steps) {
  return [
    {
      title: "Invite a client",
      text: "They get an email with a link to set a password. Until they do, they’re listed under Waiting on others.",
      path: `${dashboardPaths.clients}?${formParameter}=invitation`,
      action: "Invite a client",
      isDone: clientId !== undefined,
    },
    {
      title: "Add a deal with its contract date",
      text: "Due diligence, title, financing and closing dates are computed from it. You can change any of them.",
      path: clientId ? clientPath(clientId) : dashboardPaths.clients,
      action: "Add a deal",
      isDone: hasDeal,
    },
    {
      title: "Share a document",
      text: "Ask for a signature and it stays on this page until it’s done.",
      path: `${dashboardPaths.documents}?${formParameter}=document`,
      action: "Share a document",
      isDone: hasDocument,
    },
  ];
}

/** The steps of a broker's first day; the next one has a button. */
export function GetStarted({ steps, titleId }: { steps: Steps; titleId: string }) {
  const all = stepsOf(steps);
  const next = all.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-labelledby={titleId} className="border-t border-fg text-ui">
      {all.map(({ action, isDone, path, text, title }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-3 border-b border-hairline py-5 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]"
        >
          <span className="font-display text-date text-fg">
            {isDone ? <ProgressMarker state="done" className="ml-0.5" /> : index + 1}
          </span>
          <div>
            <h3 className={isDone ? "font-medium text-fg-3" : "font-semibold"}>
              {title}
              {isDone && <span className="sr-only">: done</span>}
            </h3>
            {!isDone && <p className="mt-0.5 max-w-[46ch] text-fg-3">{text}</p>}
          </div>
          {!isDone && (
            <div className="max-sm:col-start-2">
              {index === next ? (
                <Button asChild variant="ink">
                  <Link to={path}>{action}</Link>
                </Button>
              ) : (
                <TextLink asChild className="font-medium">
                  <Link to={path}>{action}</Link>
                </TextLink>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
