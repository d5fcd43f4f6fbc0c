import { FileText, Upload } from "lucide-react";
import { useRef, type ChangeEvent, type ComponentProps } from "react";

import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";

/** The file of a field: on its way, or there. */
export type FieldFile = {
  name: string;
  /** Its size: "420 KB". */
  size?: string;
  /** The part that is uploaded, from 0 to 1; absent once all of it is. */
  share?: number;
};

type FileFieldProps = Omit<ComponentProps<"div">, "onChange"> & {
  accept: string;
  /** Which files are taken: "PDF or Word, up to 20 MB". */
  limits: string;
  file?: FieldFile | undefined;
  onChoose: (file: File) => void;
  onCancel: () => void;
  /** Absent if the file can only be replaced. */
  onRemove?: (() => void) | undefined;
};

const action = "relative cursor-pointer py-2 text-small font-medium text-fg underline-hairline";

/**
 * A form's field for one file, 64 px high: chosen or dropped, on its way, then replaced or removed.
 * Inside a `Field` it takes its name and its error from there.
 */
export function FileField({
  accept,
  className,
  file,
  limits,
  onCancel,
  onChoose,
  onRemove,
  ...props
}: FileFieldProps) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const isUploading = file?.share !== undefined;
  const choose = {
    type: "file",
    accept,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [chosen] = target.files ?? [];
      if (chosen) onChoose(chosen);
      target.value = "";
    },
    // Covers what it is for: files can be dropped on it.
    className: "absolute inset-0 w-full cursor-pointer opacity-0 file:cursor-pointer",
  } as const;
  const release = (leave: () => void) => {
    leave();
    // The pressed button is gone once the file is.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div
      data-slot="file-field"
      className={cn(
        "relative flex min-h-16 items-center gap-3.5 rounded-site border border-field bg-surface px-4 py-2.5 text-copy/snug text-fg has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--focus-ring) has-[input[aria-invalid]]:border-2 has-[input[aria-invalid]]:border-error",
        className,
      )}
      {...props}
    >
      {file ? (
        <>
          <FileText aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
          <span className="min-w-0 grow wrap-anywhere">
            {file.name}
            <span role="status" className="block text-caption text-fg-3">
              {isUploading ? `Uploading, ${Math.round((file.share ?? 0) * 100)}%` : file.size}
            </span>
          </span>
          {isUploading ? (
            <button type="button" className={action} onClick={() => release(onCancel)}>
              Cancel
            </button>
          ) : (
            <>
              <span className={cn(action, "max-sm:sr-only")}>
                Replace
                <input
                  {...choose}
                  id={control.id}
                  ref={input}
                  aria-label={`Replace ${file.name}`}
                />
              </span>
              {onRemove && (
                <button
                  type="button"
                  className={action}
                  aria-label={`Remove ${file.name}`}
                  onClick={() => release(onRemove)}
                >
                  Remove
                </button>
              )}
            </>
          )}
        </>
      ) : (
        <>
          <Upload aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
          <span className="min-w-0">
            <span className="font-medium underline-hairline">Choose a file</span>
            <span className="text-small text-fg-3 max-sm:hidden"> or drop it here</span>
            <span className="block text-caption text-fg-3">{limits}</span>
          </span>
          <input {...choose} {...control} ref={input} />
        </>
      )}
    </div>
  );
}
