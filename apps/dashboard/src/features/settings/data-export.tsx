import { Button, Spinner } from "@frontage/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { dayIn } from "../../lib/dates.ts";
import { saveFile } from "../../lib/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { SaveNote } from "./settings-section.tsx";

export type DataExportProps = {
  /** The clock whose day stands in the file's name. */
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/** Everything the portal keeps about the client, as a file. */
export function DataExport({ onNote, timeZone }: DataExportProps) {
  const portal = usePortal();
  const isSample = portal.kind === "sample";
  const isBroker = portal.desk !== undefined;
  const { isPending, mutate } = useMutation({
    mutationFn: async () => portal.exportData(),
    onMutate: () => onNote(undefined),
    onSuccess: (file) => {
      saveFile(file, `account-data-${dayIn(new Date(), timeZone)}.${isSample ? "json" : "zip"}`);
      onNote({ text: "Downloaded", isFailure: false });
    },
    onError: (error) =>
      onNote({ text: `Your data could not be gathered. ${error.message}`, isFailure: true }),
  });
  return (
    <>
      <p className="text-ui text-fg-3">
        {isSample
          ? "Profile, settings, properties, contacts, dates, messages and the list of your documents, as JSON. The documents themselves are on the documents screen."
          : isBroker
            ? "Profile, settings and notifications as JSON, in one zip."
            : "Profile, settings, properties, contacts, dates and messages as JSON, with all your documents and files, in one zip. Many files take a while."}
      </p>
      <Button
        variant="outline"
        className="mt-4 max-[16rem]:whitespace-normal"
        pending={isPending}
        onClick={() => mutate()}
      >
        {isPending ? (
          <Spinner className="size-4" />
        ) : (
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        Download your data
      </Button>
    </>
  );
}
