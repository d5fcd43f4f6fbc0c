import { FileDropCover } from "@frontage/ui/file-drop";
import { useImperativeHandle, type DOMAttributes, type Ref, type RefObject } from "react";
import { useDropzone } from "react-dropzone";

export type DropHandlers = Required<
  Pick<DOMAttributes<HTMLElement>, "onDragEnter" | "onDragLeave" | "onDragOver" | "onDrop">
>;

export type DropCoverProps = {
  ref: Ref<DropHandlers>;
  area: RefObject<HTMLElement | null>;
  /** All dropped files, including those that will be refused. */
  onDrop: (files: readonly File[]) => void;
};

/** Covers its area while files are dragged over it. Loaded by the first drag. */
export default function DropCover({ area, onDrop, ref }: DropCoverProps) {
  const { getRootProps, isDragActive, rootRef } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejections) => onDrop([...accepted, ...rejections.map(({ file }) => file)]),
  });
  useImperativeHandle(ref, () => {
    if (area.current) rootRef.current = area.current;
    return getRootProps<DropHandlers>();
  }, [area, getRootProps, rootRef]);
  return isDragActive && <FileDropCover>Drop files to upload</FileDropCover>;
}
