import { lazyPart } from "@frontage/ui/lazy-part";

import { usePortal } from "../../portal/portal-context.tsx";
import type { LoginEmailProps } from "./login-email.tsx";
import type { PasskeysProps, PasskeysRemainProps } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import type { SectionName } from "./settings-labels.ts";
import { SettingsSection, type SaveNote, type SettingsSectionProps } from "./settings-section.tsx";
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

/** The ways to log in, and the devices that are. */
export function LoginSections({ noteFor, section, timeZone }: LoginSectionsProps) {
  const portal = usePortal();
  return (
    <>
      {portal.loginEmail && (
        <SettingsSection {...section("loginEmail")}>
          <loginEmail.Part loginEmail={portal.loginEmail} timeZone={timeZone} />
        </SettingsSection>
      )}
      <SettingsSection {...section("password")}>
        <PasswordForm
          onChanged={() => noteFor("password")({ text: "Changed", isFailure: false })}
        />
        {portal.passkeys && <passkeysRemain.Part passkeys={portal.passkeys} />}
      </SettingsSection>
      {portal.passkeys && (
        <SettingsSection {...section("passkeys")}>
          <passkeys.Part
            passkeys={portal.passkeys}
            timeZone={timeZone}
            onNote={noteFor("passkeys")}
          />
        </SettingsSection>
      )}
      {portal.twoFactor && (
        <SettingsSection {...section("twoFactor")}>
          <twoFactor.Part twoFactor={portal.twoFactor} onNote={noteFor("twoFactor")} />
        </SettingsSection>
      )}
      <SettingsSection {...section("sessions")}>
        <SessionList timeZone={timeZone} onNote={noteFor("sessions")} />
      </SettingsSection>
    </>
  );
}
