import { Accordion } from "@frontage/ui/accordion";
import { lazyPart } from "@frontage/ui/lazy-part";

import { usePortal } from "../../portal/portal-context.tsx";
import type { LoginEmailProps } from "./login-email.tsx";
import type { PasskeysProps, PasskeysRemainProps } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import type { SectionName } from "./settings-labels.ts";
import { FoldedSection, type SaveNote, type SettingsSectionProps } from "./settings-section.tsx";
import type { TwoFactorProps } from "./two-factor.tsx";

// Only for a real account.
const loginEmail = lazyPart<LoginEmailProps>(() => import("./login-email.tsx"));
const passkeys = lazyPart<PasskeysProps>(() => import("./passkeys.tsx"));
const passkeysRemain = lazyPart<PasskeysRemainProps>(async () => ({
  default: (await import("./passkeys.tsx")).PasskeysRemain,
}));
const twoFactor = lazyPart<TwoFactorProps>(() => import("./two-factor.tsx"));

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
          <loginEmail.Part loginEmail={portal.loginEmail} timeZone={timeZone} />
        </FoldedSection>
      )}
      <FoldedSection {...section("password")}>
        <PasswordForm
          onChanged={() => noteFor("password")({ text: "Changed", isFailure: false })}
        />
        {portal.passkeys && <passkeysRemain.Part passkeys={portal.passkeys} />}
      </FoldedSection>
      {portal.passkeys && (
        <FoldedSection {...section("passkeys")}>
          <passkeys.Part
            passkeys={portal.passkeys}
            timeZone={timeZone}
            onNote={noteFor("passkeys")}
          />
        </FoldedSection>
      )}
      {portal.twoFactor && (
        <FoldedSection {...section("twoFactor")}>
          <twoFactor.Part twoFactor={portal.twoFactor} onNote={noteFor("twoFactor")} />
        </FoldedSection>
      )}
      <FoldedSection {...section("sessions")}>
        <SessionList timeZone={timeZone} onNote={noteFor("sessions")} />
      </FoldedSection>
    </Accordion>
  );
}
