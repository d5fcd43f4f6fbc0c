const geocoder = "https://geocoding.geo.census.gov/geocoder/locations/onelineaddress";

/**
 * Looks an address up at the US Census Bureau, which answers without an account.
 *
 * @param service another geocoder's URL, for tests
 * @returns "30.2649, -97.7446"; nothing if it isn't found or nobody answers in ten seconds
 */
export async function findPosition(
  address: string,
  service: string = geocoder,
): Promise<string | undefined> {
  const query = new URLSearchParams({ address, benchmark: "Public_AR_Current", format: "json" });
  try {
    const response = await fetch(`${service}?${query}`, { signal: AbortSignal.timeout(10_000) });
    const { result } = (await response.json()) as {
      result?: { addressMatches?: { coordinates: { x: number; y: number } }[] };
    };
    const place = result?.addressMatches?.[0]?.coordinates;
    return place && `${place.y.toFixed(4)}, ${place.x.toFixed(4)}`;
  } catch {
    return undefined;
  }
}
