import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { cn } from "./cn.ts";
import { Input, type InputProps } from "./input.tsx";

type PasswordInputProps = Omit<InputProps, "type"> & {
  /** The name of the button that shows the password; its pressed state says whether it is shown. */
  showLabel?: string;
  /** Shows the text from the start, for a password that is being chosen. */
  startsShown?: boolean;
};

/** A secret, masked until shown. Inside a `Field` it is connected like an `Input`. */
export function PasswordInput({
  className,
  showLabel = "Show password",
  startsShown = false,
  ...props
}: PasswordInputProps) {
  const [isShown, setShown] = useState(startsShown);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div data-slot="password-input" className="relative">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn("pr-13 aria-invalid:pr-13", className)}
        {...props}
        type={isShown ? "text" : "password"}
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={isShown}
        onClick={() => setShown((wasShown) => !wasShown)}
        className="absolute inset-y-0 right-0 grid w-13 cursor-pointer place-items-center rounded-control text-fg-3 transition-colors hover:text-fg focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}
