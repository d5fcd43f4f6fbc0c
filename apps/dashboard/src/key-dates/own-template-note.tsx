import { templateOf, type TemplateDates } from "@frontage/records/deal-clock/templates";
import { dealSideNames } from "@frontage/records/record-names";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import type { DealSide } from "@frontage/records/schemas/deal";
import { Link as TextLink } from "@frontage/ui/link";
import { useRef } from "react";

import { keyDateTemplates } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { useConfirm } from "../components/use-confirm.tsx";

type OwnTemplateNoteProps = {
  side: DealSide;
  /** The deal’s dates. */
  dates: readonly KeyDateView[];
  /** The broker’s own templates. */
  own: TemplateDates;
};

/** Saves a side's template from this deal's dates, or restores the standard one. */
export function OwnTemplateNote({ dates, own, side }: OwnTemplateNoteProps) {
  const name = dealSideNames[side].toLowerCase();
  const template = templateOf(dates);
  const { confirm, dialog } = useConfirm();
  const title = useRef<HTMLHeadingElement>(null);
  const count = template.length === 1 ? "1 date" : `${template.length} dates`;
  const focusTitle = () => title.current?.focus();

  const askToSave = () =>
    confirm({
      title: `Save as your ${name} template?`,
      description: `It gets the names, rules and roles of ${count} of this deal, and replaces the ${side in own ? "one you saved before" : "standard one"}. Deals you have don’t change.`,
      action: "Save",
      act: () =>
        read(keyDateTemplates[":name"].$put({ param: { name: side }, json: { dates: template } })),
      changes: ["deals"],
      done: `Your ${name} template now has ${count}.`,
      focus: focusTitle,
    });
  const askToReset = () =>
    confirm({
      title: `Use the standard ${name} template again?`,
      description: "Your own is removed. Deals you have don’t change.",
      action: "Use the standard one",
      act: () => read(keyDateTemplates[":name"].$delete({ param: { name: side } })),
      changes: ["deals"],
      done: `The standard ${name} template is back.`,
      focus: focusTitle,
    });
  return (
    <section aria-labelledby="own-template" className="mt-6 border-t border-hairline pt-5 text-ui">
      <h3 ref={title} id="own-template" tabIndex={-1} className="font-medium text-fg outline-none">
        Your own {name} template
      </h3>
      <p className="mt-1 text-fg-3">
        {template.length > 0
          ? "Deals you start from now on can begin with this deal’s dates: their names, rules and who is responsible. Their days and an exchange’s deadlines stay here."
          : "Add dates with rules to this deal first; then you can keep them as your template."}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2 font-medium">
        {template.length > 0 && (
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={askToSave}>
              Save this deal’s dates as your template
            </button>
          </TextLink>
        )}
        {side in own && (
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={askToReset}>
              Use the standard template again
            </button>
          </TextLink>
        )}
      </div>
      {dialog}
    </section>
  );
}
