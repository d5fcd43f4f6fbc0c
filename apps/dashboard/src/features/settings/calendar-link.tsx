import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { calendarLink } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { formatDateTime } from "../../time/dates.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { subjects } from "../../api/queries.ts";
import { CopyButton } from "./copy-button.tsx";
import { focusSection, type SaveNote } from "./settings-section.tsx";

type CalendarLinkProps = {
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/**
 * The private link for calendar apps, which can be created, replaced and revoked, and is shown only
 * once.
 */
export function CalendarLink(props: CalendarLinkProps) {
  const query = useQuery({
    queryKey: [subjects.calendarLink],
    // Query data must not be `undefined`.
    queryFn: async () => (await read(calendarLink.$get())).createdAt ?? null,
  });
  const { data } = query;
  if (data !== undefined) return <Loaded createdAt={data} {...props} />;
  return (
    <NotLoaded what="your calendar link" queries={[query]}>
      <Skeleton aria-busy="true" className="h-20" />
    </NotLoaded>
  );
}

type LoadedProps = CalendarLinkProps & { createdAt: string | null };

function Loaded({ createdAt, onNote, timeZone }: LoadedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { confirm, dialog } = useConfirm();
  const [link, setLink] = useState<string>();
  // The clicked button is gone.
  const focus = () => focusSection(frame.current);

  function finish(note: string, created: string | undefined) {
    setLink(created);
    onNote({ text: note, isFailure: false });
  }
  const create = useAction({
    act: () => read(calendarLink.$post()),
    changes: ["calendarLink"],
    onDone: ({ url }) => finish("Created", url),
    focus,
    failed: "Couldn’t create the link.",
    onNote,
  });
  const replace = () =>
    confirm({
      title: "Replace the link?",
      description: "The current link stops working. Subscribed calendars will stop updating.",
      action: "Replace",
      act: () => read(calendarLink.$post()),
      changes: ["calendarLink"],
      onDone: ({ url }) => finish("Replaced", url),
      focus,
    });
  const revoke = () =>
    confirm({
      title: "Revoke the link?",
      description: "The link stops working. Subscribed calendars will stop updating.",
      action: "Revoke",
      act: () => read(calendarLink.$delete()),
      changes: ["calendarLink"],
      onDone: () => finish("Revoked", undefined),
      focus,
    });

  return (
    <div ref={frame}>
      <p className="text-ui text-fg-3">
        Add this private link to your calendar app to stay in sync. Anyone with the link can see
        your events.
      </p>
      {createdAt === null ? (
        <Button
          variant="outline"
          className="mt-4"
          pending={create.isPending}
          onClick={() => create.run()}
        >
          {create.isPending && <Spinner className="size-4" />}
          Create link
        </Button>
      ) : (
        <>
          {link ? <NewLink link={link} /> : <EarlierLink {...{ createdAt, timeZone }} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="outline" onClick={replace}>
              Replace
            </Button>
            <Button variant="outline" onClick={revoke}>
              Revoke
            </Button>
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}

function EarlierLink({ createdAt, timeZone }: { createdAt: string; timeZone: string }) {
  return (
    <p className="mt-4 text-small text-fg">
      Link created <time dateTime={createdAt}>{formatDateTime(createdAt, timeZone)}</time>. If you
      no longer have it, replace it.
    </p>
  );
}

function NewLink({ link }: { link: string }) {
  return (
    <>
      <Field
        className="mt-4"
        label="Your calendar link"
        hint="It’s only shown now. Add it to your calendar app as a subscription."
      >
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton what="the link" text={link} />
      </div>
    </>
  );
}
