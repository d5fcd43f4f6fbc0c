import { Skeleton } from "@frontage/ui/skeleton";
import { Switch } from "@frontage/ui/switch";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { isAssistantOnQuery } from "../../api/assistant-queries.ts";
import type { SaveNote } from "./settings-section.tsx";

type AssistantSwitchProps = {
  onNote: (note: SaveNote | undefined) => void;
};

/** A switch for the assistant of all the broker's clients. */
export function AssistantSwitch({ onNote }: AssistantSwitchProps) {
  const id = useId();
  const query = useQuery(isAssistantOnQuery);
  const { data } = query;
  const { pendingWith, run } = useAction({
    act: (isOn: boolean) => read(assistant.settings.$put({ json: { isOn } })),
    changes: ["assistant", "threads"],
    onDone: () => onNote({ text: "Saved", isFailure: false }),
    failed: "Not saved.",
    onNote,
  });
  if (data === undefined) {
    return (
      <NotLoaded what="this setting" queries={[query]}>
        <Skeleton aria-busy="true" className="h-6 w-10" />
      </NotLoaded>
    );
  }
  const isOn = pendingWith ?? data;
  return (
    <div className="flex items-start justify-between gap-6 text-small">
      <div>
        <p id={`${id}-label`} className="text-fg">
          Clients can ask the assistant
        </p>
        <p id={`${id}-hint`} className="mt-1 max-w-[54ch] text-caption text-fg-3">
          When it’s off, no client sees it. Questions, answers and notes are kept. To turn it off
          for one client, open the menu on their page.
          {!isOn &&
            " Your public pages still mention it: ask whoever runs your site to change them."}
        </p>
      </div>
      <Switch
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onCheckedChange={(checked) => pendingWith === undefined && run(checked)}
      />
    </div>
  );
}
