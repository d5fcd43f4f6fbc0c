const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
const districtAndTerritories = "DC AS GU MP PR VI";
/** The samples' made-up states, so that the samples can be edited. */
const sampleStates = "ST SA EX";

const known = new Set(`${states} ${districtAndTerritories} ${sampleStates}`.split(" "));

/** Whether this is a US state, the District of Columbia or a territory, as two capital letters. */
export const isUsState = (region: string): boolean => known.has(region);
