import { FileDropCover } from "@frontage/ui/file-drop";
import type { ReactNode } from "react";
import { useDropzone } from "react-dropzone";

export type DropAreaProps = {
  /** Everything that was dropped, also what will be refused. */
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Takes files that are dropped anywhere on what it holds. */
export function DropArea({ children, onDrop }: DropAreaProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejections) => onDrop([...accepted, ...rejections.map(({ file }) => file)]),
  });
  return (
    <div {...getRootProps({ role: "presentation" })} className="relative">
      {children}
      {isDragActive && <FileDropCover>Drop the files to upload them</FileDropCover>}
    </div>
  );
}
