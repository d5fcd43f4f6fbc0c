import { Input } from "@frontage/ui/input";
import type { ComponentProps } from "react";

import { uploadAccept } from "./upload-type.ts";

type FileInputProps = Omit<ComponentProps<typeof Input>, "accept" | "onChange" | "type"> & {
  onChoose: (file: File | undefined) => void;
  /** Whether it is emptied afterwards, because what was chosen is listed beneath it. */
  isEmptied?: boolean;
};

/** A form's visible field for one file that can be uploaded. */
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
