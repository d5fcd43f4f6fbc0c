import type { ClientRef } from "@frontage/records/schemas/record";
import { ActionRow, ActionRowActions, ActionRowTitleButton } from "@frontage/ui/action-list";
import { Avatar } from "@frontage/ui/avatar";
import type { ReactNode } from "react";

import type { RowState } from "./use-question-rows.ts";

type QuestionRowProps = RowState & {
  client: ClientRef;
  /** Above the question: who asked. */
  head: string;
  question: string;
  actions: ReactNode;
  /** The row’s form, while it is open. */
  form: ReactNode;
  /** Below the question. */
  children: ReactNode;
};

/** A client’s question, which opens the form in its row; on a phone, the actions are below it. */
export function QuestionRow(props: QuestionRowProps) {
  const { actions, children, client, form, head, isEditing, isLeaving, onEdit, onLeft } = props;
  return (
    <ActionRow
      lead="none"
      className="grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3.5 py-4.5 @xl/action-list:items-start @xl/action-list:py-4.5"
      leaving={isLeaving}
      onAnimationEnd={() => isLeaving && onLeft()}
    >
      <Avatar name={client.name} aria-hidden />
      <div className="col-span-2 min-w-0 wrap-anywhere @xl/action-list:col-span-1">
        <p className="text-caption text-fg-3">{head}</p>
        <h3 className="text-section font-semibold text-fg">
          <ActionRowTitleButton aria-expanded={isEditing} onClick={() => onEdit(!isEditing)}>
            “{props.question}”
          </ActionRowTitleButton>
        </h3>
        {children}
      </div>
      <ActionRowActions
        last
        className="col-start-2 row-start-2 flex gap-x-3 justify-self-start @xl/action-list:col-start-3 @xl/action-list:row-start-1 @xl/action-list:justify-self-end"
      >
        {actions}
      </ActionRowActions>
      {isEditing && form}
    </ActionRow>
  );
}
