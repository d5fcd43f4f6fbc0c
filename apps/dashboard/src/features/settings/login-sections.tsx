import { Accordion } from "@frontage/ui/accordion";

import { usePortal } from "../../portal/portal-context.tsx";
import { LoginEmail } from "./login-email.tsx";
import { Passkeys, PasskeysRemain } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import type { SectionName } from "./settings-labels.ts";
import { FoldedSection, type SaveNote, type SettingsSectionProps } from "./settings-section.tsx";
import { TwoFactor } from "./two-factor.tsx";

export type LoginSectionsProps = {
  section: (name: SectionName) => Omit<SettingsSectionProps, "children">;
  noteFor: (name: SectionName) => (note: SaveNote | undefined) => void;
  timeZone: string;
};

/** The ways to log in, and the logged-in devices. */
export function LoginSections({ noteFor, section, timeZone }: LoginSectionsProps) {
  const portal = usePortal();
  return (
    <Accordion>
      {portal.loginEmail && (
        <FoldedSection {...section("loginEmail")}>
          <LoginEmail loginEmail={portal.loginEmail} timeZone={timeZone} />
        </FoldedSection>
      )}
      <FoldedSection {...section("password")}>
        <PasswordForm
          onChanged={() => noteFor("password")({ text: "Changed", isFailure: false })}
        />
        {portal.passkeys && <PasskeysRemain passkeys={portal.passkeys} />}
      </FoldedSection>
      {portal.passkeys && (
        <FoldedSection {...section("passkeys")}>
          <Passkeys passkeys={portal.passkeys} timeZone={timeZone} onNote={noteFor("passkeys")} />
        </FoldedSection>
      )}
      {portal.twoFactor && (
        <FoldedSection {...section("twoFactor")}>
          <TwoFactor twoFactor={portal.twoFactor} onNote={noteFor("twoFactor")} />
        </FoldedSection>
      )}
      <FoldedSection {...section("sessions")}>
        <SessionList timeZone={timeZone} onNote={noteFor("sessions")} />
      </FoldedSection>
    </Accordion>
  );
}
