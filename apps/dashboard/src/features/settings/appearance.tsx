import { themes, type Theme } from "@frontage/records/schemas/settings";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { Moon, Settings, Sun, type LucideIcon } from "lucide-react";

import { motionKey, motions, themeKey, useChoice } from "../../appearance/use-choice.ts";
import { motionLabels, themeLabels } from "./settings-labels.ts";

const themeIcons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Settings };

// At high zoom, the choices are stacked.
const controlClasses = "max-[16rem]:h-auto max-[16rem]:flex-col pointer-coarse:max-[16rem]:h-auto";
const choiceClasses = "max-[16rem]:h-11 max-[16rem]:px-2";

type ChosenProps = {
  /** Called after a choice. `isKept`: whether the browser has stored it. */
  onChosen: (isKept: boolean) => void;
};

/** The choice of theme and motion, stored in the browser. */
export function Appearance({ onChosen }: ChosenProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-6">
      <Choice
        name={themeKey}
        label="Theme"
        choices={themes}
        labels={themeLabels}
        byDefault="system"
        icons={themeIcons}
        onChosen={onChosen}
      />
      <Choice
        name={motionKey}
        label="Motion"
        choices={motions}
        labels={motionLabels}
        byDefault="system"
        onChosen={onChosen}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = ChosenProps & {
  name: string;
  label: string;
  choices: readonly Value[];
  labels: Record<Value, string>;
  byDefault: Value;
  icons?: Record<Value, LucideIcon>;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { byDefault, choices, icons, label, labels, name, onChosen } = props;
  const { choose, chosen } = useChoice(name, choices, byDefault);
  return (
    <div>
      <p id={`${name}-label`} className="mb-2 text-small font-medium text-fg">
        {label}
      </p>
      <SegmentedControl
        className={controlClasses}
        aria-labelledby={`${name}-label`}
        value={chosen}
        onValueChange={(value) => {
          const choice = choices.find((candidate) => candidate === value);
          if (choice) onChosen(choose(choice));
        }}
      >
        {choices.map((value) => {
          const Icon: LucideIcon | undefined = icons?.[value];
          return (
            <SegmentedControlItem key={value} value={value} className={choiceClasses}>
              {Icon && <Icon aria-hidden strokeWidth={1.5} />}
              {labels[value]}
            </SegmentedControlItem>
          );
        })}
      </SegmentedControl>
    </div>
  );
}
