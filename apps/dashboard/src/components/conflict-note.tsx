import { useEffect, useId, useRef } from "react";

import type { Conflict, ConflictField } from "./conflict.ts";

export type ConflictNoteProps = {
  conflict: Conflict;
  /** Sets a field's value in the form. */
  onChoose: (field: ConflictField, value: unknown) => void;
};

/** Lists what others changed since a form was opened, next to the user's values, to choose from. */
export function ConflictNote({ conflict, onChoose }: ConflictNoteProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The submit button lost the focus while it was disabled.
    heading.current?.focus();
  }, [conflict]);
  const { fields, news } = conflict;
  const adopted = fields.filter(({ yours }) => !yours);
  return (
    <div
      data-slot="conflict"
      className="col-span-full mt-6 rounded-control bg-warn-tint p-4 text-small text-fg"
    >
      <p ref={heading} role="alert" tabIndex={-1} className="font-medium outline-none">
        This was changed after you opened it. Your changes are still here.
      </p>
      {(news.length > 0 || adopted.length > 0) && (
        <ul className="mt-2">
          {news.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {adopted.map(({ label, name, saved }) => (
            <li key={name} className="whitespace-pre-line">
              {label}, now saved: {saved.text}
            </li>
          ))}
        </ul>
      )}
      {fields.map(
        (field) =>
          field.yours && (
            // A new conflict selects the user's value again.
            <Choice
              key={`${field.name} ${field.saved.text} ${field.yours.text}`}
              {...{ field, onChoose }}
              yours={field.yours}
            />
          ),
      )}
      <p className="mt-3">Check the fields, then save again. Or cancel to keep what’s saved.</p>
    </div>
  );
}

type ChoiceProps = Pick<ConflictNoteProps, "onChoose"> & {
  field: ConflictField;
  yours: NonNullable<ConflictField["yours"]>;
};

function Choice({ field, onChoose, yours }: ChoiceProps) {
  const group = useId();
  const options = [
    { label: "Yours", ...yours },
    { label: "Now saved", ...field.saved },
  ];
  return (
    <fieldset className="mt-3">
      <legend className="font-medium">{field.label}</legend>
      {options.map(({ label, text, value }, index) => (
        <label
          key={label}
          htmlFor={`${group}-${index}`}
          className="flex min-h-8 cursor-pointer items-center gap-3 pointer-coarse:min-h-11"
        >
          <input
            id={`${group}-${index}`}
            type="radio"
            name={group}
            defaultChecked={index === 0}
            className="size-4 shrink-0 accent-accent"
            onChange={() => onChoose(field, value)}
          />
          <span className="whitespace-pre-line">
            {label}: {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
