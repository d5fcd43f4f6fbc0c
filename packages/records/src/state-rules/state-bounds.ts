import { type Position, positionExample } from "../position.ts";
import { stateName } from "./state-names.ts";

/**
 * A rough box around each state and territory, in degrees, with a margin: south, north, west, east.
 * It catches a lost minus sign or swapped numbers, not a pin across the street. Alaska's leaves out
 * the Aleutian Islands beyond the date line, which have no county seat.
 */
const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AK: [51.0, 71.6, -180.0, -129.9],
  AL: [30.1, 35.1, -88.6, -84.8],
  AS: [-14.7, -10.9, -171.3, -168.0],
  AZ: [31.2, 37.1, -115.0, -108.9],
  AR: [32.9, 36.6, -94.8, -89.5],
  CA: [32.4, 42.1, -124.6, -114.0],
  CO: [36.9, 41.1, -109.2, -101.9],
  CT: [40.8, 42.2, -73.9, -71.6],
  DC: [38.7, 39.1, -77.3, -76.8],
  DE: [38.3, 40.0, -75.9, -74.9],
  FL: [24.3, 31.2, -87.8, -79.9],
  GA: [30.2, 35.2, -85.8, -80.7],
  GU: [13.1, 13.8, 144.5, 145.1],
  HI: [18.8, 28.6, -178.5, -154.7],
  IA: [40.2, 43.7, -96.8, -90.0],
  ID: [41.8, 49.2, -117.4, -110.9],
  IL: [36.8, 42.7, -91.7, -87.3],
  IN: [37.6, 41.9, -88.3, -84.6],
  KS: [36.8, 40.2, -102.2, -94.4],
  KY: [36.3, 39.3, -89.8, -81.8],
  LA: [28.8, 33.2, -94.2, -88.6],
  MA: [41.1, 43.0, -73.7, -69.7],
  MD: [37.7, 39.9, -79.7, -74.9],
  ME: [42.9, 47.6, -71.3, -66.8],
  MI: [41.5, 48.4, -90.6, -82.2],
  MN: [43.3, 49.5, -97.4, -89.3],
  MO: [35.8, 40.8, -95.9, -88.9],
  MP: [13.9, 20.7, 144.7, 146.2],
  MS: [30.0, 35.2, -91.8, -87.9],
  MT: [44.2, 49.2, -116.2, -103.9],
  NC: [33.6, 36.7, -84.5, -75.2],
  ND: [45.8, 49.2, -104.2, -96.4],
  NE: [39.8, 43.2, -104.2, -95.1],
  NH: [42.5, 45.5, -72.7, -70.5],
  NJ: [38.7, 41.5, -75.8, -73.7],
  NM: [31.1, 37.2, -109.3, -102.8],
  NV: [34.8, 42.2, -120.2, -113.8],
  NY: [40.3, 45.2, -79.9, -71.6],
  OH: [38.2, 42.5, -85.0, -80.3],
  OK: [33.4, 37.2, -103.2, -94.2],
  OR: [41.8, 46.5, -124.8, -116.2],
  PA: [39.5, 42.6, -80.7, -74.5],
  PR: [17.6, 18.7, -68.1, -65.0],
  RI: [41.0, 42.2, -72.1, -70.9],
  SC: [31.8, 35.4, -83.6, -78.3],
  SD: [42.3, 46.1, -104.3, -96.2],
  TN: [34.8, 36.9, -90.5, -81.4],
  TX: [25.7, 36.7, -106.9, -93.3],
  UT: [36.8, 42.2, -114.3, -108.8],
  VA: [36.3, 39.7, -83.9, -75.0],
  VI: [17.5, 18.6, -65.2, -64.4],
  VT: [42.5, 45.2, -73.6, -71.3],
  WA: [45.3, 49.2, -125.0, -116.7],
  WI: [42.3, 47.5, -93.1, -86.1],
  WV: [37.0, 40.8, -82.9, -77.5],
  WY: [40.8, 45.2, -111.3, -103.8],
};

/** Whether a pin is in a state’s box; true for a state without a box. */
export function isInState(state: string, { latitude, longitude }: Position): boolean {
  const box = boxes[state];
  if (!box) return true;
  const [south, north, west, east] = box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * Why a pin can't be in its state, with the likely mistake; undefined if it can.
 *
 * @param state two letters
 */
export function stateProblem(state: string, pin: Position): string | undefined {
  if (isInState(state, pin)) return undefined;
  const { latitude, longitude } = pin;
  const meant = [
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: latitude },
    { latitude: longitude, longitude: -latitude },
  ].find((one) => isInState(state, one));
  const place = `${latitude}, ${longitude} isn’t in ${stateName(state) ?? state}.`;
  return meant
    ? `${place} Please enter ${meant.latitude}, ${meant.longitude} if that is what you mean.`
    : `${place} Please enter latitude and longitude, ${positionExample}; west of Greenwich the longitude is negative.`;
}
