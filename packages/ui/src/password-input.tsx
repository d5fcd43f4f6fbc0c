import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { cn } from "./cn.ts";
import { Input, type InputProps } from "./input.tsx";

export type PasswordInputProps = Omit<InputProps, "type"> & {
  /** The button's names: what pressing it will do. */
  labels?: { show: string; hide: string };
};

/** A password, hidden until its button shows it. The button leaves what is typed and the caret alone. */
export function PasswordInput({
  className,
  labels = { show: "Show password", hide: "Hide password" },
  ...props
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div data-slot="password-input" className={cn("relative", className)}>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? "text" : "password"}
        className="[padding-right:3rem]"
      />
      <button
        type="button"
        aria-label={isShown ? labels.hide : labels.show}
        className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded-control text-fg-3 transition-colors hover:text-fg focus-visible:-outline-offset-4"
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}
