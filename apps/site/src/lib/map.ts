/** How far the map extends from the pin, in degrees: some ten blocks. */
const reach = { latitude: 0.006, longitude: 0.014 };

type Position = { latitude: number; longitude: number };

/** OpenStreetMap's page of a map with a pin, for a frame. */
export function mapUrl({ latitude, longitude }: Position): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  }).toString()}`;
}

/**
 * Whether the map can be reached. A frame can't say that it failed, and would cover the drawing with
 * the browser's own message.
 */
export const canReach = async (url: string): Promise<boolean> =>
  fetch(url, { mode: "no-cors" }).then(
    () => true,
    () => false,
  );

export const mapFailed = "A drawing. The map couldn’t load.";
