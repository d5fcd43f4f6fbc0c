import { useDropzone, type Accept } from "react-dropzone";

type FileChooserOptions = {
  /** The name of the hidden field. */
  label: string;
  /** The types that are offered, with their endings; by default all. */
  accept?: Accept;
  isMultiple?: boolean;
  disabled?: boolean;
  /** Receives every file, also of other types: each place has its own limits, and says them. */
  onChoose: (files: readonly File[]) => void;
};

/** Chooses files from the device, or takes those that are dropped. */
export function useFileChooser({
  accept,
  disabled = false,
  isMultiple = false,
  label,
  onChoose,
}: FileChooserOptions) {
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    ...(accept && { accept }),
    disabled,
    multiple: isMultiple,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => onChoose([...accepted, ...refused.map(({ file }) => file)]),
  });
  return {
    /** Opens the device's dialog. */
    choose: open,
    /** The hidden field, which has to be rendered for that. */
    field: <input {...getInputProps()} aria-label={label} />,
    /** Props of the element on which files can be dropped. */
    dropProps: getRootProps(),
    isDragging: isDragActive,
  };
}
