import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { Download, Eye, History, Trash2, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type ComponentProps } from "react";

import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { fileSize } from "../../files/file-size.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { formatDateTime } from "../../time/dates.ts";
import { useAuthorName } from "./use-author-name.ts";
import { useDownload } from "./use-document-actions.ts";

type VersionHistoryProps = {
  document: PortalDocument;
  timeZone: string;
  /** Whether to focus the heading. */
  isWanted: boolean;
  /** Shows a version in the preview. */
  onSee: (number: number) => void;
};

/** All versions of a document, for download. A broker can also restore and delete them. */
export function VersionHistory({ document, isWanted, onSee, timeZone }: VersionHistoryProps) {
  const isBroker = useIsBroker();
  const heading = useRef<HTMLHeadingElement>(null);
  const download = useDownload();
  const authorName = useAuthorName();
  const restore = useRestoreVersion(document);
  const remove = useDeleteVersion(document);
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  // A row's buttons may disappear with the row.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const actionsOf = ({ number }: DocumentVersion, isNewest: boolean) => (
    <>
      {isBroker && !isNewest && (
        <VersionButton
          Icon={History}
          label={`Restore version ${number}`}
          onClick={() => restore(number, focusHeading)}
        />
      )}
      {isBroker && document.versions.length > 1 && (
        <VersionButton
          Icon={Trash2}
          label={`Delete version ${number}`}
          onClick={() => remove(number, focusHeading)}
        />
      )}
    </>
  );

  return (
    <section aria-labelledby="document-history">
      <h3 ref={heading} id="document-history" tabIndex={-1} className="sr-only">
        Version history
      </h3>
      <ol className="*:first:border-t-0" reversed>
        {document.versions.map((version, index) => (
          <li key={version.number} className="flex items-start gap-1 border-t border-hairline py-3">
            <div className="min-w-0 grow">
              <p className="font-medium text-fg">Version {version.number}</p>
              <p className="text-caption">
                {formatDateTime(version.addedAt, timeZone)}, {authorName(version)},{" "}
                {fileSize(version.bytes)}
              </p>
              {version.note && <p className="mt-1">{version.note}</p>}
            </div>
            {index > 0 && (
              <VersionButton
                Icon={Eye}
                label={`See version ${version.number}`}
                onClick={() => onSee(version.number)}
              />
            )}
            {actionsOf(version, index === 0)}
            <VersionButton
              Icon={Download}
              label={`Download version ${version.number}`}
              onClick={() => download.run({ document, version: version.number })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type VersionButtonProps = ComponentProps<typeof Button> & { Icon: LucideIcon; label: string };

function VersionButton({ Icon, label, ...props }: VersionButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-my-1.5 shrink-0"
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </Button>
  );
}

type VersionAction = (version: number, onDone: () => void) => void;

/** Deletes a version of a document, with Undo. */
function useDeleteVersion({ id, name }: PortalDocument): VersionAction {
  const { run } = useAction({
    act: (version: number) =>
      read(
        documents[":id"].versions[":number"].$delete({ param: { id, number: String(version) } }),
      ),
    changes: ["documents"],
    done: (_, version) => `Version ${version} of ${name} deleted.`,
    undo: (_, version) => ({
      act: () =>
        read(
          documents[":id"].versions[":number"].restore.$post({
            param: { id, number: String(version) },
          }),
        ),
    }),
  });
  return (version, onDone) => run(version, { onSuccess: onDone });
}

/** Makes an earlier version of a document current, with Undo; for brokers. */
function useRestoreVersion({ id }: PortalDocument): VersionAction {
  const { run } = useAction({
    act: async (version: number) => {
      const document = await read(
        documents[":id"].versions[":number"].current.$post({
          param: { id, number: String(version) },
        }),
      );
      return document?.versions[0]?.number ?? 0;
    },
    changes: ["documents"],
    done: (added, version) => `Version ${version} restored as version ${added}.`,
    undo: (added) => ({
      act: () =>
        read(
          documents[":id"].versions[":number"].$delete({ param: { id, number: String(added) } }),
        ),
    }),
  });
  return (version, onDone) => run(version, { onSuccess: onDone });
}
