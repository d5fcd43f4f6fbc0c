import { eventPath } from "@frontage/content/dashboard";
import type { TodayNeed } from "@frontage/records/schemas/today";
import { ActionRowEditor } from "@frontage/ui/action-list";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { events } from "../../api/clients.ts";
import { read } from "../../api/request.ts";

type AnswerEditorProps = {
  need: Extract<TodayNeed, { kind: "time" }>;
  onAnswered: (answer: "confirm" | "decline") => void;
  onClose: () => void;
};

/** Buttons that answer a requested time in its row; Esc closes them. */
export function AnswerEditor({ need, onAnswered, onClose }: AnswerEditorProps) {
  const { id, isChange, version } = need;
  const confirm = useRef<HTMLButtonElement>(null);
  const { error, isPending, mutate, variables } = useMutation({
    mutationFn: (answer: "confirm" | "decline") =>
      read(events[":id"].answer.$post({ param: { id }, json: { answer, note: "", version } })),
    onSuccess: (_, answer) => onAnswered(answer),
  });
  useEffect(() => confirm.current?.focus(), []);
  const pending = (answer: typeof variables) => isPending && variables === answer;
  return (
    <ActionRowEditor
      role="group"
      aria-label={`Answer ${need.client.name}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={confirm}
          variant="ink"
          pending={pending("confirm")}
          onClick={() => mutate("confirm")}
        >
          {isChange ? "Accept this time" : "Confirm this time"}
        </Button>
        <Button variant="outline" pending={pending("decline")} onClick={() => mutate("decline")}>
          {isChange ? "Keep the old time" : "Decline"}
        </Button>
        <TextLink asChild className="text-ui font-medium">
          <Link to={eventPath(id)}>Propose another time</Link>
        </TextLink>
      </div>
      {error && (
        <p role="alert" className="mt-2 text-caption text-error">
          {error.message}
        </p>
      )}
    </ActionRowEditor>
  );
}
