import {
  columnsOf,
  importFileMaxBytes,
  importParts,
  importRowsMax,
} from "@frontage/records/import-columns";
import { Button } from "@frontage/ui/button";
import { FileDrop } from "@frontage/ui/file-drop";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState } from "react";
import { useDropzone } from "react-dropzone";

import { FailureNote } from "../../components/failure-note.tsx";
import { saveFile } from "../../files/save-file.ts";
import { currentTime } from "../../time/server-clock.ts";
import {
  isPartOfName,
  readImportFile,
  templateFile,
  UnreadableFile,
  type ImportFile,
} from "../../files/import-file.ts";
import { partTitle } from "./import-labels.ts";

type ChooseFileProps = { onChoose: (file: ImportFile) => void };

/** Where a file is chosen or dropped, and what it must contain. */
export function ChooseFile({ onChoose }: ChooseFileProps) {
  const [failure, setFailure] = useState<{ message: string; at: number }>();

  function read(files: readonly File[]) {
    const [file, ...others] = files;
    if (!file) return;
    const fail = (message: string) => setFailure({ message, at: currentTime().getTime() });
    if (others.length > 0) return fail("Please choose one file at a time.");
    readImportFile(file).then(onChoose, (error: unknown) =>
      fail(
        error instanceof UnreadableFile
          ? error.message
          : "Couldn’t read this file. Choose it again, or save a copy.",
      ),
    );
  }
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => read([...accepted, ...rejections.map(({ file }) => file)]),
  });

  return (
    <>
      <h2 className="font-display text-title">Import clients, deals and contacts.</h2>
      <p className="mt-2 max-w-[72ch] text-small">
        One CSV file is enough: each row has a client, and may have a deal and a contact of theirs.
        A client is recognized by their login email; you’ll see what would be added or changed
        before anything is saved. Importing doesn’t invite anyone.
      </p>
      <FileDrop {...getRootProps({ role: "presentation" })} active={isDragActive} className="mt-6">
        <input {...getInputProps()} aria-label="CSV file" />
        <p>
          Drop a file here, or choose one from your device. Up to{" "}
          {importRowsMax.toLocaleString("en-US")} rows and {importFileMaxBytes / 1_000_000} MB.
        </p>
        <Button variant="ink" onClick={open}>
          Choose a file
        </Button>
      </FileDrop>
      {failure && (
        <FailureNote key={failure.at} className="mt-4">
          {failure.message}
        </FailureNote>
      )}
      {importParts.map((part, index) => (
        <section key={part} aria-labelledby={`import-${part}`} className="mt-9">
          <RuleListHeader>
            <RuleListTitle id={`import-${part}`} level={3}>
              {partTitle(part)}
            </RuleListTitle>
            <RuleListCount>
              {part === "client" ? "In every row" : "Optional, in the same row"}
            </RuleListCount>
            {index === 0 && (
              <RuleListActions>
                <TextLink asChild>
                  <button
                    type="button"
                    className="cursor-pointer"
                    onClick={() => saveFile(templateFile(), "clients.csv")}
                  >
                    Download the template
                  </button>
                </TextLink>
              </RuleListActions>
            )}
          </RuleListHeader>
          <RuleList>
            {columnsOf(part)
              .filter(({ name }) => !isPartOfName(name))
              .map(({ hint, isRequired, label, name }) => (
                <RuleListRow key={name} size="sm" align="baseline" className="max-sm:flex-wrap">
                  <span className="w-44 shrink-0 font-medium text-fg">{label}</span>
                  <span className="w-24 shrink-0 text-fg-3">
                    {isRequired ? "Required" : "Optional"}
                  </span>
                  <span className="min-w-0 max-sm:w-full">{hint}</span>
                </RuleListRow>
              ))}
          </RuleList>
        </section>
      ))}
    </>
  );
}
