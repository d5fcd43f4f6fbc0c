import { paths } from "@frontage/content/navigation";
import type { AssistantState } from "@frontage/records/schemas/assistant";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { draftStore } from "../../storage/use-draft.ts";

type Provider = NonNullable<AssistantState["provider"]>;
const providerSchema = z.object({
  name: z.string(),
  consent: z.enum(["unasked", "allowed", "refused"]),
});

type ProviderLineProps = {
  /** Null if there is none, undefined until known. */
  provider: Provider | null | undefined;
  onChange: () => void;
};

const lastProvider = draftStore("assistant-provider", z.nullable(providerSchema));

/** Where a question goes; until that is known, what was shown before a reload. */
export function ProviderLine({ onChange, provider: known }: ProviderLineProps) {
  const [last] = useState(lastProvider.read);
  const provider = known === undefined ? last : known;
  useEffect(() => {
    if (known !== undefined) lastProvider.keep(known);
  }, [known]);
  // Keeps its line free.
  if (provider === undefined) return <p>{"\u00A0"}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
      <span>
        {provider?.consent === "allowed"
          ? `${provider.name} writes the sentences from these passages. It receives your question, the one before it and the passages.`
          : "Passages from your records. Your question stays on this site."}
      </span>
      {provider && provider.consent !== "unasked" && (
        <TextLink asChild>
          <button type="button" className="cursor-pointer font-medium" onClick={onChange}>
            Change
          </button>
        </TextLink>
      )}
    </p>
  );
}

type ProviderConsentProps = {
  provider: Provider;
  /** Opened to change an earlier answer, so it takes the focus. */
  isChange: boolean;
  /** Called once it is answered or closed. */
  onDone: () => void;
};

/** Asks whether a language model may read the questions and the passages they match. */
export function ProviderConsent({ isChange, onDone, provider }: ProviderConsentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { pendingWith, run } = useAction({
    act: (isAllowed: boolean) => read(assistant.consent.$put({ json: { isAllowed } })),
    changes: ["assistant"],
    focus: onDone,
  });
  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [isChange]);
  const { consent, name } = provider;
  const isAllowed = consent === "allowed";

  return (
    <section
      aria-labelledby={id}
      className="max-w-170 rounded-panel border border-hairline bg-surface p-5 text-ui text-fg-2"
    >
      <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold text-fg outline-none">
        {isAllowed ? `The assistant uses ${name}` : `May the assistant use ${name}?`}
      </h3>
      <p className="mt-1 max-w-prose">
        {isAllowed
          ? `Your question, the one before it and the passages they match go to ${name}, which writes sentences from them. Whole files aren’t sent. If you’d rather not, you still get the passages.`
          : `Your question, the one before it and the passages they match would go to ${name}, which writes sentences from them. Whole files aren’t sent. If you’d rather not, you still get the passages.`}
      </p>
      <p className="mt-3.5 flex flex-wrap items-center gap-2.5">
        {isAllowed ? (
          <>
            <Button variant="ink" pending={pendingWith !== undefined} onClick={() => run(false)}>
              Stop using it
            </Button>
            <Button variant="outline" onClick={onDone}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="ink"
              pending={pendingWith === true}
              disabled={pendingWith !== undefined}
              onClick={() => run(true)}
            >
              Allow
            </Button>
            <Button
              variant="outline"
              pending={pendingWith === false}
              disabled={pendingWith !== undefined}
              onClick={() => (consent === "refused" ? onDone() : run(false))}
            >
              Not now
            </Button>
          </>
        )}
        <TextLink href={`${paths.privacyPolicy}#ai-assistant`} className="ml-2 font-medium">
          Read more
        </TextLink>
      </p>
    </section>
  );
}
