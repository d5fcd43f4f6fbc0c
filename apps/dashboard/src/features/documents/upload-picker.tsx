import { Button } from "@frontage/ui/button";
import { FileDrop } from "@frontage/ui/file-drop";
import { CircleAlert } from "lucide-react";
import { useDropzone } from "react-dropzone";

import { uploadAccept } from "../../files/upload-type.ts";

export type UploadPickerProps = {
  error: string | undefined;
  disabled: boolean;
  /** All chosen files, including those that will be refused. */
  onChoose: (files: readonly File[]) => void;
};

/** Chooses or drops the files of an upload. */
export function UploadPicker({ disabled, error, onChoose }: UploadPickerProps) {
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    accept: uploadAccept,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (accepted, rejections) =>
      onChoose([...accepted, ...rejections.map(({ file }) => file)]),
  });
  return (
    <div>
      <FileDrop {...getRootProps({ role: "presentation" })} active={isDragActive}>
        <input {...getInputProps()} aria-label="Files" />
        <p>Drop files here, or choose them from your device.</p>
        <Button
          variant="outline"
          aria-describedby={error && "upload-files-error"}
          data-invalid={error ? true : undefined}
          disabled={disabled}
          onClick={open}
        >
          Choose files
        </Button>
      </FileDrop>
      {error && (
        <p
          id="upload-files-error"
          className="mt-2 flex items-start gap-2 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      )}
    </div>
  );
}
