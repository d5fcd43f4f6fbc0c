import { currentTime } from "../time/server-clock.ts";
import { logInWithPasskey, type PasskeyAnswer } from "./passkey-request.ts";

/** The server forgets what it asked for after five minutes. */
const validMs = 4.5 * 60_000;

const signsOfUse = ["visibilitychange", "focusin", "pointerdown", "keydown"] as const;

/** An offer of passkeys among what the browser fills the email field with. */
export type PasskeyOffer = {
  /** Leaves the browser to another request. */
  pause: () => void;
  /** Makes the offer again, as soon as the page is used. */
  resume: () => void;
  end: () => void;
};

/** How soon a request that failed may be made again. */
const retryMs = 15_000;

/** Offers passkeys, and again once the offer has expired and the page is used or seen again. */
export function offerPasskey(onAnswer: (answer: PasskeyAnswer) => void): PasskeyOffer {
  let expiresAt = 0;
  let isPaused = false;

  async function offer() {
    const isHidden = document.visibilityState === "hidden";
    if (isPaused || isHidden || currentTime().getTime() < expiresAt) return;
    expiresAt = currentTime().getTime() + validMs;
    // What the button asks for meanwhile is not to be taken from it.
    const answer = await logInWithPasskey({ isOffered: true, isWanted: () => !isPaused });
    if (answer.isUnavailable) expiresAt = currentTime().getTime() + retryMs;
    // The chosen passkey didn’t work; another may.
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
