import type { NotificationTopic, Settings } from "@frontage/records/schemas/settings";
import { Switch } from "@frontage/ui/switch";

import { channelLabels, topicLabels, type Channel } from "./settings-labels.ts";
import type { SettingsChange } from "./use-save-settings.ts";

const channels = Object.keys(channelLabels) as Channel[];

type NotificationMatrixProps = {
  topics: readonly NotificationTopic[];
  notifications: Settings["notifications"];
  onChange: (change: SettingsChange) => void;
};

/** A switch for each topic and channel. */
export function NotificationMatrix({ notifications, onChange, topics }: NotificationMatrixProps) {
  return (
    <table className="w-full border-collapse text-small max-[16rem]:text-caption">
      <caption className="sr-only">What to be notified about, and how</caption>
      <thead>
        <tr className="text-caption text-fg-3">
          <th scope="col" className="pb-2 text-left font-normal">
            What
          </th>
          {channels.map((channel) => (
            <th
              key={channel}
              id={`channel-${channel}`}
              scope="col"
              className="w-22 pb-2 text-right font-normal whitespace-nowrap max-[16rem]:w-11 max-[16rem]:whitespace-normal sm:w-28"
            >
              {channelLabels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic} className="border-t border-hairline">
            <th
              id={`topic-${topic}`}
              scope="row"
              className="h-13 py-2 pr-2 text-left font-normal text-fg"
            >
              {topicLabels[topic]}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-right">
                <Switch
                  aria-labelledby={`topic-${topic} channel-${channel}`}
                  className="align-middle"
                  checked={notifications[topic][channel]}
                  onCheckedChange={(isOn) => onChange(switched(topic, channel, isOn))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function switched(topic: NotificationTopic, channel: Channel, isOn: boolean): SettingsChange {
  return (settings) => ({
    ...settings,
    notifications: {
      ...settings.notifications,
      [topic]: { ...settings.notifications[topic], [channel]: isOn },
    },
  });
}
