/** At how many points a part of a curve is sampled. */
const samples = 24;

/**
 * The lowest and highest value of a part of a curve. The curve is the one that charts draw as
 * `monotone`, through equally spaced values.
 *
 * @param from where the part starts, counted in values: 1.5 is halfway between the second and the
 * third
 */
export function rangeOfCurve(
  values: readonly number[],
  from: number,
  to: number,
): { lowest: number; highest: number } {
  const slopes = slopesOf(values);
  const last = values.length - 1;
  const taken = Array.from({ length: samples + 1 }, (_, sample) => {
    const at = Math.min(last, Math.max(0, from + ((to - from) * sample) / samples));
    const index = Math.min(Math.floor(at), Math.max(0, last - 1));
    return valueBetween(values, slopes, { index, along: at - index });
  });
  return { lowest: Math.min(...taken), highest: Math.max(...taken) };
}

/**
 * The curve's slope at each value: zero at a peak, and never so steep that the curve overshoots.
 */
function slopesOf(values: readonly number[]): number[] {
  const rises = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const inner = rises.slice(1).map((after, index) => {
    const before = rises[index] ?? after;
    if (before * after <= 0) return 0;
    const least = Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4);
    return 2 * Math.sign(after) * least;
  });
  const [firstRise = 0] = rises;
  const lastRise = rises.at(-1) ?? 0;
  return [
    (3 * firstRise - (inner[0] ?? firstRise)) / 2,
    ...inner,
    (3 * lastRise - (inner.at(-1) ?? lastRise)) / 2,
  ];
}

function valueBetween(
  values: readonly number[],
  slopes: readonly number[],
  { along, index }: { index: number; along: number },
): number {
  const start = values[index] ?? 0;
  const end = values[index + 1] ?? start;
  const rest = 1 - along;
  return (
    start * (1 + 2 * along) * rest ** 2 +
    (slopes[index] ?? 0) * along * rest ** 2 +
    end * along ** 2 * (3 - 2 * along) -
    (slopes[index + 1] ?? 0) * along ** 2 * rest
  );
}
