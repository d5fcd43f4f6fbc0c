import { prospectColumns } from "@frontage/records/import-columns";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { FileDrop } from "@frontage/ui/file-drop";
import { Link as TextLink } from "@frontage/ui/link";
import { useMutation } from "@tanstack/react-query";
import { useDropzone } from "react-dropzone";

import { read } from "../../api/request.ts";
import { listings } from "../../api/clients.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { FailureNote } from "../../components/failure-note.tsx";
import { useAction } from "../../components/use-action.ts";
import { templateFile } from "../../files/import-file.ts";
import { saveFile } from "../../files/save-file.ts";
import { readProspects, type ProspectFile } from "./prospect-file.ts";

type ImportProspectsDialogProps = { listingId: string; onClose: () => void };

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** More rows that stay out are only counted. */
const problemsShown = 5;

/** Adds the people of a CSV file to a listing. */
export function ImportProspectsDialog(props: ImportProspectsDialogProps) {
  const { listingId, onClose } = props;
  const { data: file, error, mutate: readCsv } = useMutation({ mutationFn: readProspects });
  const { isPending, run } = useAction({
    act: async (prospects: ProspectFile["prospects"]) =>
      read(
        listings[":id"].prospects.import.$post({
          param: { id: listingId },
          json: { prospects: [...prospects] },
        }),
      ),
    changes: ["listings"],
    done: ({ added, known }) =>
      `${added} added.${known > 0 ? ` ${known} ${known === 1 ? "was" : "were"} in the list already.` : ""}`,
    failed: "Couldn’t import them.",
    onDone: onClose,
  });

  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) =>
      readCsv([...accepted, ...rejections.map((each) => each.file)]),
  });
  const { problems = [], prospects = [] } = file ?? {};

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>Import prospects</DialogTitle>
        <DialogDescription>
          Fill in{" "}
          <TextLink asChild>
            <button
              type="button"
              className="cursor-pointer"
              onClick={() => saveFile(templateFile(prospectColumns), "prospects.csv")}
            >
              the template
            </button>
          </TextLink>
          . They get no email, and those in the list already stay as they are.
        </DialogDescription>
        <FileDrop
          {...getRootProps({ role: "presentation" })}
          active={isDragActive}
          className="mt-6"
        >
          <input {...getInputProps()} aria-label="CSV file" />
          <p>Drop a file here, or choose one from your device.</p>
          <Button variant="outline" onClick={open}>
            Choose a file
          </Button>
        </FileDrop>
        {error && <FailureNote className="mt-4">{error.message}</FailureNote>}
        {file && (
          <div role="status" className="mt-5 grid gap-2 text-ui text-fg">
            <p>
              {prospects.length === 0
                ? "Nobody in this file can be added."
                : `This file has ${people(prospects.length)} to add.`}
            </p>
            {problems.length > 0 && (
              <ul className="grid gap-1 text-fg-3">
                {problems.slice(0, problemsShown).map(({ message, row }) => (
                  <li key={row}>
                    Row {row} stays out: {message}
                  </li>
                ))}
                {problems.length > problemsShown && (
                  <li>So do {problems.length - problemsShown} others.</li>
                )}
              </ul>
            )}
          </div>
        )}
        <DialogButtons
          type="button"
          variant="ink"
          pending={isPending}
          disabled={prospects.length === 0}
          onClick={() => run(prospects)}
        >
          {prospects.length > 0 ? `Add ${people(prospects.length)}` : "Add"}
        </DialogButtons>
      </DialogContent>
    </Dialog>
  );
}
