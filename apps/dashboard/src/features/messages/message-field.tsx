import type { Ref } from "react";

export type MessageFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  /** The id of the hint about the keys. */
  describedBy: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** A text field that grows with its text. Enter sends, if Shift+Enter can make a new line. */
export function MessageField({
  describedBy,
  label,
  onChange,
  onSend,
  ref,
  text,
}: MessageFieldProps) {
  return (
    // A hidden copy of the text sets the field’s height.
    <div className="grid max-h-40 min-w-0 grow overflow-y-auto *:[grid-area:1/1] *:px-1 *:py-2 *:text-small *:pointer-coarse:text-copy *:wrap-anywhere *:whitespace-pre-wrap">
      <div aria-hidden className="invisible">{`${text} `}</div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder="Write a message"
        className="resize-none overflow-hidden text-fg outline-none placeholder:text-fg-3"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // On a touch keyboard, Enter is the only key for a new line.
          if (
            event.key !== "Enter" ||
            event.shiftKey ||
            event.nativeEvent.isComposing ||
            !window.matchMedia("(pointer: fine)").matches
          ) {
            return;
          }
          event.preventDefault();
          onSend();
        }}
      />
    </div>
  );
}
