import { cutText } from "@frontage/records/cut-text";
import {
  type ListingDocument,
  type ListingDocumentForm,
  listingDocumentFormSchema,
} from "@frontage/records/schemas/broker-listing";
import { type DocumentTier, documentTiers } from "@frontage/records/schemas/listing";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { NamedOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refusalOf } from "../../files/upload-files.ts";
import { mediaTypeOf, uploadAccept } from "../../files/upload-type.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { tierNames } from "./listings.ts";

type ListingDocumentDialogProps = {
  listingId: string;
  /** The document to edit; absent for a new one. */
  document: ListingDocument | undefined;
  onClose: () => void;
};

const newDocument = {
  name: "",
  tier: "agreement",
  isOfferingMemorandum: false,
  isDownloadable: false,
} as const;

const formOf = ({
  isDownloadable,
  isOfferingMemorandum,
  name,
  tier,
}: ListingDocument): ListingDocumentForm => ({ name, tier, isOfferingMemorandum, isDownloadable });

type ListingUpload = { file: File; mediaType: string };

/** A boolean as a query parameter. */
const flag = (isSet: boolean) => (isSet ? ("1" as const) : ("0" as const));

const yesNo = (isSet: boolean) => (isSet ? "yes" : "no");

/** The form of a listing's document: its name, access and, for a new one, file. */
export function ListingDocumentDialog(props: ListingDocumentDialogProps) {
  const { document, listingId, onClose } = props;
  const chosen = useListingFile();
  const { upload } = chosen;
  const [suggested, setSuggested] = useState<DocumentTier>(newDocument.tier);
  const form = useRecordForm<ListingDocumentForm, void, ListingDocument>({
    schema: listingDocumentFormSchema,
    values: document ? formOf(document) : newDocument,
    isChange: document !== undefined,
    edited: document && {
      record: document,
      valuesOf: formOf,
      texts: {
        name: "Name",
        tier: { label: "Who may open it", format: (tier) => tierNames[tier] },
        isOfferingMemorandum: { label: "Offering memorandum", format: yesNo },
        isDownloadable: { label: "Downloads", format: yesNo },
      },
    },
    save: async (values, seen) => {
      if (seen) {
        const change = { ...values, version: seen.version };
        await read(
          listings[":id"].documents[":documentId"].$put({
            param: { id: listingId, documentId: seen.id },
            json: change,
          }),
        );
      } else {
        if (!upload) throw new Error("Choose the file.");
        const { isDownloadable, isOfferingMemorandum, name, tier } = values;
        const query = {
          name,
          tier,
          isDownloadable: flag(isDownloadable),
          isOfferingMemorandum: flag(isOfferingMemorandum),
          fileName: upload.file.name,
          mediaType: upload.mediaType,
        };
        const to = { param: { id: listingId }, query };
        await read(listings[":id"].documents.$post(to, uploading(upload.file)));
      }
    },
    changes: ["listings"],
    done: document ? "Document saved." : "Document added.",
    onSaved: onClose,
  });
  const { conflict, control, errors, failure, getValues, isPending, onSubmit, register, setValue } =
    form;

  function choose(file: File) {
    chosen.choose(file);
    if (getValues("name")) return;
    const name = cutText(file.name.replace(/\.[^.]+$/, "").replaceAll(/[-_]+/g, " "), 80);
    setValue("name", name.charAt(0).toUpperCase() + name.slice(1));
    suggest(name);
  }
  /** Suggests the usual access to a document with this name, unless the user has chosen one. */
  function suggest(name: string) {
    if (document || getValues("tier") !== suggested) return;
    const { isOfferingMemorandum, tier = newDocument.tier } = suggestAccess(name);
    setValue("tier", tier);
    setSuggested(tier);
    if (isOfferingMemorandum) setValue("isOfferingMemorandum", true);
  }

  return (
    <RecordDialog
      title={document ? `Edit document: ${document.name}` : "Add a document"}
      description="Each page that a buyer reads carries their name, company and the date."
      submit={document ? "Save document" : "Add document"}
      {...{ conflict, failure, isPending, onClose }}
      onSubmit={async (event) => {
        if (!document && !upload) chosen.require();
        await onSubmit(event);
      }}
    >
      {!document && <FileField {...chosen} choose={choose} className="sm:col-span-2" />}
      <Field label="Name" error={errors.name?.message} className="sm:col-span-2">
        <Input
          required
          autoComplete="off"
          {...register("name", { onBlur: () => suggest(getValues("name")) })}
        />
      </Field>
      <Field label="Who may open it" error={errors.tier?.message} className="sm:col-span-2">
        <Select required {...register("tier")}>
          <NamedOptions values={documentTiers} names={tierChoices} />
        </Select>
      </Field>
      {(
        [
          ["isOfferingMemorandum", "This is the offering memorandum"],
          ["isDownloadable", "May be downloaded"],
        ] as const
      ).map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { onChange, ref, value } }) => (
            <label className="flex items-center gap-2.5 text-ui text-fg sm:col-span-2">
              <Checkbox
                ref={ref}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
              />
              {label}
            </label>
          )}
        />
      ))}
    </RecordDialog>
  );
}

const tierChoices = {
  public: "Everyone, on the site",
  agreement: "Who has signed the confidentiality agreement",
  approval: "Whom you approve, one by one",
};

/**
 * The file of a form that can be uploaded, or the problem with it.
 *
 * @param accept media types with their extensions; by default all that can be uploaded
 */
export function useListingFile(accept: Record<string, string[]> = uploadAccept) {
  const [upload, setUpload] = useState<ListingUpload>();
  const [error, setError] = useState<string>();
  return {
    upload,
    error,
    choose(file: File) {
      const mediaType = mediaTypeOf(file);
      const isOther = mediaType !== undefined && !(mediaType in accept);
      const refusal = isOther ? "Choose a picture or a PDF." : refusalOf(file);
      setError(refusal);
      setUpload(refusal === undefined && mediaType ? { file, mediaType } : undefined);
    },
    clear() {
      setError(undefined);
      setUpload(undefined);
    },
    /** Reports that the file is missing. */
    require: () => setError("Choose the file."),
  };
}

type FileFieldProps = Pick<ReturnType<typeof useListingFile>, "choose" | "error" | "upload"> & {
  className?: string;
};

/** A field for one file. */
function FileField({ choose, className, error, upload }: FileFieldProps) {
  const chooser = useFileChooser({
    label: "File",
    accept: uploadAccept,
    onChoose: ([file]) => file && choose(file),
  });
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className="mb-2 text-small font-medium text-fg">
        File
      </p>
      {chooser.field}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          aria-describedby={`${id} ${error ? `${id}-error` : ""}`.trim()}
          onClick={chooser.choose}
        >
          {upload ? "Choose another file" : "Choose a file"}
        </Button>
        <span className="min-w-0 text-ui wrap-anywhere text-fg-2">{upload?.file.name}</span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** A dialog that replaces a document's file. Access to it stays the same. */
export function ReplaceFileDialog({
  document,
  listingId,
  onClose,
}: ListingDocumentDialogProps & { document: ListingDocument }) {
  const chosen = useListingFile();
  const { isPending, run } = useAction({
    act: async ({ file, mediaType }: ListingUpload) =>
      read(
        listings[":id"].documents[":documentId"].file.$post(
          {
            param: { id: listingId, documentId: document.id },
            query: {
              fileName: file.name,
              mediaType,
              version: String(document.version),
            },
          },
          uploading(file),
        ),
      ),
    changes: ["listings"],
    done: `${document.name} replaced.`,
    failed: "Couldn’t replace the file.",
    onDone: onClose,
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent>
        <DialogTitle>Replace {document.name}</DialogTitle>
        <DialogDescription>
          Everyone with access gets the new file. The current one is {document.fileName}.
        </DialogDescription>
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen.upload) run(chosen.upload);
            else chosen.require();
          }}
        >
          <FileField {...chosen} />
          <DialogFooter>
            <Button type="submit" variant="ink" pending={isPending}>
              {isPending && <Spinner />}
              Replace
            </Button>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Access = Partial<Pick<ListingDocumentForm, "isOfferingMemorandum" | "tier">>;

const flyer = /\b(flyer|brochure)\b/i;
const memorandum = /\b(offering memorandum|OM)\b/i;
const financials =
  /\brent rolls?\b|\bt[- ]?12\b|\btrailing (12|twelve)\b|\bleases?\b|\boperating (statements?|history)\b/i;

/** The usual access to a document with this name; empty if the name doesn't reveal its kind. */
export function suggestAccess(name: string): Access {
  if (flyer.test(name)) return { tier: "public" };
  if (memorandum.test(name)) return { tier: "agreement", isOfferingMemorandum: true };
  return financials.test(name) ? { tier: "approval" } : {};
}
