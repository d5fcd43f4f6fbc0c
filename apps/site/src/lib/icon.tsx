import {
  Building2,
  ChartSpline,
  Compass,
  Eye,
  Handshake,
  KeyRound,
  Landmark,
  ListChecks,
  Ruler,
  Signpost,
  type LucideIcon,
  type LucideProps,
} from "lucide-react";

const icons = {
  "building-2": Building2,
  "chart-spline": ChartSpline,
  compass: Compass,
  eye: Eye,
  handshake: Handshake,
  "key-round": KeyRound,
  landmark: Landmark,
  "list-checks": ListChecks,
  ruler: Ruler,
  signpost: Signpost,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** The content's icon names, as pictures. Decoration: the text beside it says the same. */
export function Icon({ name, ...props }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing strokeWidth={1.25} {...props} aria-hidden />;
}
