import { FileDropCover } from "@frontage/ui/file-drop";
import { useEffect, type ReactNode } from "react";
import { useDropzone } from "react-dropzone";

export type DropAreaProps = {
  /** All dropped files, including those that will be refused. */
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Accepts files dropped anywhere on its children. */
export function DropArea({ children, onDrop }: DropAreaProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejections) => onDrop([...accepted, ...rejections.map(({ file }) => file)]),
  });

  useEffect(() => {
    // Otherwise the browser would open a file dropped elsewhere.
    function keepPage(event: DragEvent) {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    }
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  return (
    <div {...getRootProps()} role="presentation" className="relative">
      {children}
      {isDragActive && <FileDropCover>Drop files to upload</FileDropCover>}
    </div>
  );
}
