import {
  importColumns,
  importFileMaxBytes,
  importRowsMax,
  type ImportKind,
} from "@frontage/content/import-columns";
import { Button } from "@frontage/ui/button";
import { FileDrop } from "@frontage/ui/file-drop";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState } from "react";
import { useDropzone } from "react-dropzone";

import { FailureNote } from "../../components/failure-note.tsx";
import { saveFile } from "../../files/save-file.ts";
import { currentTime } from "../../time/server-clock.ts";
import { readImportFile, templateFile, UnreadableFile, type ImportFile } from "./import-file.ts";
import { kindLabels } from "./import-labels.ts";

export type ChooseFileProps = { kind: ImportKind; onChoose: (file: ImportFile) => void };

/** Where a file is chosen or dropped, and what it has to contain. */
export function ChooseFile({ kind, onChoose }: ChooseFileProps) {
  const [failure, setFailure] = useState<{ message: string; at: number }>();
  const { many, rule } = kindLabels[kind];

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
      <h2 className="mt-6 font-display text-title">Import {many} from a CSV file.</h2>
      <p className="mt-2 max-w-[72ch] text-small">{rule}</p>
      <FileDrop {...getRootProps({ role: "presentation" })} active={isDragActive} className="mt-6">
        <input {...getInputProps()} aria-label="CSV file" />
        <p>
          Drop a file here, or choose one from your device. Up to{" "}
          {importRowsMax.toLocaleString("en-US")} rows and {importFileMaxBytes / 1_000_000} MB.
          You’ll see what it would do before anything is saved.
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
      <section aria-labelledby="import-columns" className="mt-9">
        <RuleListHeader>
          <RuleListTitle id="import-columns" level={3}>
            Columns
          </RuleListTitle>
          <RuleListActions>
            <TextLink asChild>
              <button
                type="button"
                className="cursor-pointer"
                onClick={() => saveFile(templateFile(kind), `${many}.csv`)}
              >
                Download the template
              </button>
            </TextLink>
          </RuleListActions>
        </RuleListHeader>
        <RuleList>
          {importColumns[kind].map(({ hint, isRequired, label, name }) => (
            <RuleListRow key={name} size="sm" align="baseline" className="max-sm:flex-wrap">
              <span className="w-44 shrink-0 font-medium text-fg">{label}</span>
              <span className="w-24 shrink-0 text-fg-3">
                {isRequired ? "Required" : "Optional"}
              </span>
              <span className="min-w-0 max-sm:w-full">
                {name === "name" && kind !== "deals" ? "Or a first and a last name." : hint}
              </span>
            </RuleListRow>
          ))}
        </RuleList>
      </section>
    </>
  );
}
