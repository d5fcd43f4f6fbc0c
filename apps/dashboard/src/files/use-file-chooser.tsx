import { useDropzone, type Accept } from "react-dropzone";

type FileChooserOptions = {
  /** The accessible name of the hidden input. */
  label: string;
  /** The media types that the dialog offers, with their extensions; by default all. */
  accept?: Accept;
  isMultiple?: boolean;
  disabled?: boolean;
  /**
   * Receives all chosen files, even of other types: each caller checks its own limits, and reports
   * them.
   */
  onChoose: (files: readonly File[]) => void;
};

/** Chooses files in the device's dialog, or accepts dropped ones. */
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
    /** Opens the device's dialog; needs `field` to be rendered. */
    choose: open,
    /** The hidden input. */
    field: <input {...getInputProps()} aria-label={label} />,
    /** Props of the element that accepts dropped files. */
    dropProps: getRootProps(),
    isDragging: isDragActive,
  };
}
