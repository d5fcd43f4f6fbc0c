import { comparisonKey } from "@frontage/records/fold";
import { prospectColumns } from "@frontage/records/import-columns";
import { interests, roleNamesOf } from "@frontage/records/offer-words";
import { type ProspectRole, prospectRoles } from "@frontage/records/schemas/listing";
import {
  type ProspectForm,
  prospectFormSchema,
  prospectImportMax,
} from "@frontage/records/schemas/prospect";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { FileDrop } from "@frontage/ui/file-drop";
import { Link as TextLink } from "@frontage/ui/link";
import { useMutation } from "@tanstack/react-query";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { FailureNote } from "../../components/failure-note.tsx";
import { useAction } from "../../components/use-action.ts";
import { readImportFile, templateFile } from "../../files/import-file.ts";
import { saveFile } from "../../files/save-file.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** More problems than these are only counted. */
const shownProblemsMax = 5;

/** A dialog that adds the people of a CSV file to a listing. */
export function ImportProspectsDialog({
  listingId,
  onClose,
}: {
  listingId: string;
  onClose: () => void;
}) {
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

  const { choose, dropProps, field, isDragging } = useFileChooser({
    label: "CSV file",
    onChoose: (files) => readCsv(files),
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
        <FileDrop {...dropProps} active={isDragging} className="mt-6">
          {field}
          <p>Drop a file here, or choose one from your device.</p>
          <Button variant="outline" onClick={choose}>
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
                {problems.slice(0, shownProblemsMax).map(({ message, row }) => (
                  <li key={row}>
                    Row {row} stays out: {message}
                  </li>
                ))}
                {problems.length > shownProblemsMax && (
                  <li>So do {problems.length - shownProblemsMax} others.</li>
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

/** The prospects in a file, and the problems of rows without one. */
export type ProspectFile = {
  prospects: readonly ProspectForm[];
  problems: readonly { row: number; message: string }[];
};

/**
 * Reads prospects from a CSV file.
 *
 * @throws an Error written for the broker if it can't be read
 */
export async function readProspects(files: readonly File[]): Promise<ProspectFile> {
  const { rows } = await readImportFile(files, prospectColumns, ["name", "email"]);
  const prospects: ProspectForm[] = [];
  const problems: ProspectFile["problems"][number][] = [];
  for (const { cells, row } of rows) {
    const { company = "", email = "", name = "", phone = "", role = "" } = cells;
    const read = prospectFormSchema.safeParse({
      name,
      email,
      company,
      phone,
      // Without a role, prospects are "Other", as in the site's form.
      role: prospectRoles.find((each) => isRole(each, role)) ?? "other",
      buyerName: "",
    });
    if (!read.success) {
      problems.push({ row, message: read.error.issues[0]?.message ?? "" });
    } else if (prospects.length === prospectImportMax) {
      problems.push({ row, message: `One file adds up to ${prospectImportMax}.` });
    } else prospects.push(read.data);
  }
  return { prospects, problems };
}

const isRole = (role: ProspectRole, text: string) =>
  [role, ...interests.map((interest) => roleNamesOf(interest)[role])].some(
    (name) => comparisonKey(name) === comparisonKey(text),
  );
