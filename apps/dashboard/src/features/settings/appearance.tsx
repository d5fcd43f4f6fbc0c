import { themes, type Theme } from "@frontage/content/schemas/settings";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { Moon, Settings, Sun, type LucideIcon } from "lucide-react";

import { chooseMotion, motions, useMotion } from "../../lib/motion.ts";
import { chooseTheme, useTheme } from "../../lib/theme.ts";
import { motionWords, themeWords } from "./settings-words.ts";

const themeIcons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Settings };

// On a page enlarged that far the choices stand below each other.
const controlClasses = "max-[16rem]:h-auto max-[16rem]:flex-col pointer-coarse:max-[16rem]:h-auto";
const choiceClasses = "max-[16rem]:h-11 max-[16rem]:px-2";

export type AppearanceProps = {
  /** Hears whether the browser kept a choice. */
  onChosen: (isKept: boolean) => void;
};

/** The theme and how much moves, both kept by the browser. */
export function Appearance({ onChosen }: AppearanceProps) {
  const theme = useTheme();
  const motion = useMotion();
  return (
    <div className="flex flex-col items-start gap-6">
      <div>
        <p id="theme-label" className="mb-2 text-small font-medium text-fg">
          Theme
        </p>
        <SegmentedControl
          className={controlClasses}
          aria-labelledby="theme-label"
          value={theme}
          onValueChange={(value) => {
            const chosen = themes.find((candidate) => candidate === value);
            if (chosen) onChosen(chooseTheme(chosen));
          }}
        >
          {themes.map((value) => {
            const Icon = themeIcons[value];
            return (
              <SegmentedControlItem key={value} value={value} className={choiceClasses}>
                <Icon aria-hidden strokeWidth={1.5} />
                {themeWords[value]}
              </SegmentedControlItem>
            );
          })}
        </SegmentedControl>
      </div>
      <div>
        <p id="motion-label" className="mb-2 text-small font-medium text-fg">
          Motion
        </p>
        <SegmentedControl
          className={controlClasses}
          aria-labelledby="motion-label"
          value={motion}
          onValueChange={(value) => {
            const chosen = motions.find((candidate) => candidate === value);
            if (chosen) onChosen(chooseMotion(chosen));
          }}
        >
          {motions.map((value) => (
            <SegmentedControlItem key={value} value={value} className={choiceClasses}>
              {motionWords[value]}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
      </div>
    </div>
  );
}
