import { Button, Spinner } from "@frontage/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { dayIn } from "../../time/dates.ts";
import { saveFile } from "../../files/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { currentTime } from "../../time/server-clock.ts";
import type { SaveNote } from "./settings-section.tsx";

export type DataExportProps = {
  /** For the day in the file’s name. */
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/** Downloads all of the user’s data. */
export function DataExport({ onNote, timeZone }: DataExportProps) {
  const portal = usePortal();
  const isBroker = portal.brokerApi !== undefined;
  const { isPending, mutate } = useMutation({
    mutationFn: async () => portal.exportData(),
    onMutate: () => onNote(undefined),
    onSuccess: (file) => {
      saveFile(file, `account-data-${dayIn(currentTime(), timeZone)}.${portal.exportFormat}`);
      onNote({ text: "Downloaded", isFailure: false });
    },
    onError: (error) =>
      onNote({ text: `Couldn’t prepare your data. ${error.message}`, isFailure: true }),
  });
  return (
    <>
      <p className="text-ui text-fg-3">
        {portal.exportFormat === "json"
          ? "Profile, settings, properties, contacts, dates, messages and the list of your documents, as JSON. The documents themselves are on the documents screen."
          : isBroker
            ? "Profile, settings and notifications as JSON, in one zip."
            : "Profile, settings, properties, contacts, dates and messages as JSON, with all your documents and files, in one zip. Large exports take longer."}
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
