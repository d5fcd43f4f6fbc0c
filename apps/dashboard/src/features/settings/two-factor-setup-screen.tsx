import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import { Wordmark } from "@frontage/ui/wordmark";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { Passkeys } from "./passkeys.tsx";
import { sectionText } from "./settings-labels.ts";
import { SettingsSection, type SaveNote } from "./settings-section.tsx";
import { TwoFactor, twoFactorQuery } from "./two-factor.tsx";
import { passkeysQuery } from "../../api/queries.ts";
import { logOut } from "../../session/log-out.ts";
import { setTwoFactorNeeded } from "../../api/two-factor-needed.ts";

const title = "Set up a second way to confirm it’s you";

/** Replaces all screens for a broker who must set up two-factor or a passkey first. */
export default function TwoFactorSetup() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [notes, setNotes] = useState<{ passkeys?: SaveNote; twoFactor?: SaveNote }>({});
  const { data: isOn } = useQuery(twoFactorQuery);
  const { data: kept } = useQuery(passkeysQuery);
  const isDone = isOn === true || (kept !== undefined && kept.items.length > 0);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  useEffect(() => {
    document.title = `${title} | ${broker.businessName}`;
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main className="mx-auto flex min-h-dvh max-w-4xl flex-col gap-8 bg-canvas px-gutter py-8 text-base text-fg-2">
      <Wordmark
        size="sm"
        href={paths.home}
        name={broker.name}
        className="self-start text-fg [--pin:var(--color-accent)]"
      />
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
          {title}
        </h1>
        <p className="mt-3 text-fg-3">
          Your account opens every client’s documents, so a password isn’t enough. Add a passkey, or
          turn on two-factor authentication.
        </p>
      </div>
      <div>
        <SettingsSection
          {...sectionText("passkeys")}
          {...(notes.passkeys ? { note: notes.passkeys } : {})}
        >
          <Passkeys
            timeZone={timeZone}
            onNote={(note) => setNotes(note ? { passkeys: note } : {})}
          />
        </SettingsSection>
        <SettingsSection
          {...sectionText("twoFactor")}
          {...(notes.twoFactor ? { note: notes.twoFactor } : {})}
        >
          <TwoFactor onNote={(note) => setNotes(note ? { twoFactor: note } : {})} />
        </SettingsSection>
      </div>
      <div className="flex flex-wrap gap-3">
        {isDone && (
          <Button
            onClick={() => {
              setTwoFactorNeeded(false);
              void client.resetQueries();
            }}
          >
            Continue to your dashboard
          </Button>
        )}
        <Button variant="outline" onClick={logOut}>
          Log out
        </Button>
      </div>
    </main>
  );
}
