import { currentTime } from "../time/server-clock.ts";
import { logInWithPasskey, type PasskeyAnswer } from "./passkey-request.ts";

/** How long an offer is valid: the server forgets its challenge after five minutes. */
const offerValidMs = 4.5 * 60_000;

const signsOfUse = ["visibilitychange", "focusin", "pointerdown", "keydown"] as const;

/** The browser's offer of passkeys in the email field's autofill. */
export type PasskeyOffer = {
  /** Ends the browser's request while another one is made. */
  pause: () => void;
  /** Makes the offer again, as soon as the page is used. */
  resume: () => void;
  end: () => void;
};

/** How long to wait after a failed request. */
const retryMs = 15_000;

/**
 * Offers passkeys in the autofill. An expired offer is made again when the page is used or shown.
 */
export function offerPasskey(onAnswer: (answer: PasskeyAnswer) => void): PasskeyOffer {
  let expiresAt = 0;
  let isPaused = false;

  async function offer() {
    const isHidden = document.visibilityState === "hidden";
    if (isPaused || isHidden || currentTime().getTime() < expiresAt) return;
    expiresAt = currentTime().getTime() + offerValidMs;
    // While the offer is paused, it must not replace the button's request.
    const answer = await logInWithPasskey({ isOffered: true, isWanted: () => !isPaused });
    if (answer.isUnavailable) expiresAt = currentTime().getTime() + retryMs;
    // The chosen passkey didn't work, but another one may.
    if (answer.failure) expiresAt = 0;
    onAnswer(answer);
  }
  const onUse = () => void offer();
  for (const sign of signsOfUse) document.addEventListener(sign, onUse, true);
  onUse();

  return {
    pause: () => void (isPaused = true),
    resume() {
      isPaused = false;
      expiresAt = 0;
    },
    end() {
      for (const sign of signsOfUse) document.removeEventListener(sign, onUse, true);
    },
  };
}
