import { uploadMaxLabel } from "@frontage/records/limits";
import {
  type ElsewhereAgreement,
  elsewhereAgreementSchema,
  type Prospect,
} from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { FileField } from "@frontage/ui/file-field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { useState } from "react";

import { prospects } from "../../api/clients.ts";
import { RequestError } from "../../api/request-error.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { fileSize } from "../../files/file-size.ts";
import { refusalOf } from "../../files/upload-files.ts";
import { mediaTypeOf } from "../../files/upload-type.ts";
import { dayIn, formatDay } from "../../time/dates.ts";

type Signer = Pick<Prospect, "agreements" | "company" | "id" | "name" | "version">;

type SignedElsewhereProps = {
  prospect: Signer;
  timeZone: string;
  now: Date;
  onClose: () => void;
};

const pdf = "application/pdf";
const missing = "Attach the signed agreement.";

/** A dialog that records an agreement which a prospect signed elsewhere, with its file. */
export function SignedElsewhereDialog(props: SignedElsewhereProps) {
  const { now, onClose, prospect, timeZone } = props;
  const { company, id, name } = prospect;
  const first = name.split(" ", 1)[0];
  const today = dayIn(now, timeZone);
  const [years, setYears] = useState<number>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const form = useRecordForm<ElsewhereAgreement, void, Signer>({
    schema: elsewhereAgreementSchema,
    values: { signedOn: today, endsOn: yearsAfter(today, 1), note: "" },
    draftName: `signed-elsewhere-${id}`,
    isChange: false,
    edited: {
      record: prospect,
      valuesOf: () => ({ signedOn: today, endsOn: yearsAfter(today, 1), note: "" }),
      texts: {},
      newsOf: (before, { agreements }) =>
        agreements.slice(before.agreements.length).map(({ elsewhere, signedAt }) => {
          const day = formatDay(dayIn(signedAt, timeZone), { month: "short", day: "numeric" });
          return elsewhere
            ? `${elsewhere.recordedBy} recorded an agreement: ${formatSignedElsewhere(day)}.`
            : `${name} signed on the page, ${day}.`;
        }),
    },
    save: async (values, seen = prospect) => {
      if (!file) throw new RequestError(missing);
      const query = { ...values, version: String(seen.version) };
      await read(prospects[":id"].agreements.$post({ param: { id }, query }, uploading(file)));
    },
    changes: ["listings"],
    done: `Saved. A link is on its way to ${name}.`,
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onSubmit, register, setValue, watch } = form;
  const signedOn = watch("signedOn");
  // Until another end is chosen, a restored draft's too.
  const choice = years ?? [1, 2].find((n) => watch("endsOn") === yearsAfter(signedOn, n)) ?? 0;

  function end(day: string, after: number) {
    setYears(after);
    if (after > 0) setValue("endsOn", yearsAfter(day, after), { shouldDirty: true });
  }
  function choose(chosen: File) {
    const refusal = mediaTypeOf(chosen) === pdf ? refusalOf(chosen) : "Choose a PDF.";
    setProblem(refusal);
    if (refusal === undefined) setFile(chosen);
  }
  return (
    <RecordDialog
      title="Agreement signed elsewhere"
      description={[name, company].filter(Boolean).join(", ")}
      submit="Save and send the link"
      variant="primary"
      {...{ conflict, isPending, onClose }}
      failure={failure?.message === missing ? undefined : failure}
      onSubmit={async (event) => {
        if (!file) {
          setProblem(missing);
          event.currentTarget.querySelector<HTMLElement>("[type=file]")?.focus();
        }
        await onSubmit(event);
      }}
    >
      <Field label="Day signed" error={errors.signedOn?.message}>
        <Input
          type="date"
          required
          max={today}
          {...register("signedOn", { onChange: ({ target }) => end(target.value, choice) })}
        />
      </Field>
      <Field label="Ends">
        <Select
          value={String(choice)}
          onChange={({ target }) => end(signedOn, Number(target.value))}
        >
          <option value="1">One year after</option>
          <option value="2">Two years after</option>
          <option value="0">On another day</option>
        </Select>
      </Field>
      {choice === 0 && (
        <Field label="Last day" error={errors.endsOn?.message} className="sm:col-start-2">
          <Input type="date" required min={signedOn} {...register("endsOn")} />
        </Field>
      )}
      <Field label="Signed agreement" error={problem} className="sm:col-span-2">
        <FileField
          accept=".pdf"
          limits={`PDF, up to ${uploadMaxLabel}`}
          file={file && { name: file.name, size: fileSize(file.size) }}
          onChoose={choose}
          onCancel={() => undefined}
        />
      </Field>
      <Field label="Note (optional)" error={errors.note?.message} className="sm:col-span-2">
        <Input autoComplete="off" {...register("note")} />
      </Field>
      <p className="text-small text-fg-3 sm:col-span-2">
        {first} gets the usual link by email, which confirms the address. Every list says “Signed
        elsewhere”; there is no typed signature and no evidence page.
      </p>
    </RecordDialog>
  );
}

/** "Signed elsewhere, Jul 10" */
export const formatSignedElsewhere = (day: string) => `Signed elsewhere, ${day}`;

/** The same day this many years later; after February 29, March 1. "" for none. */
function yearsAfter(day: string, years: number): string {
  const [year = NaN, month = NaN, date = NaN] = day.split("-").map(Number);
  const after = new Date(Date.UTC(year + years, month - 1, date));
  return Number.isNaN(after.getTime()) ? "" : after.toISOString().slice(0, 10);
}
