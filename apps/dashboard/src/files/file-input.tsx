import { Input } from "@frontage/ui/input";
import type { ComponentProps } from "react";

import { uploadAccept } from "./upload-type.ts";

type FileInputProps = Omit<ComponentProps<typeof Input>, "accept" | "onChange" | "type"> & {
  onChoose: (file: File | undefined) => void;
  /** Whether to empty the field after each choice, because chosen files are listed below it. */
  isEmptied?: boolean;
};

/** A form's visible field for one file of an accepted type. */
export function FileInput({ isEmptied = false, onChoose, ...props }: FileInputProps) {
  return (
    <Input
      type="file"
      accept={Object.values(uploadAccept).flat().join()}
      onChange={({ target }) => {
        onChoose(target.files?.[0]);
        if (isEmptied) target.value = "";
      }}
      {...props}
    />
  );
}
