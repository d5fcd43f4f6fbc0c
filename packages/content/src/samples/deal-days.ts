// Days counted from today. Properties, documents, events, messages and the profile describe the
// same deals, so each day that two of them mention is defined here once.

/** The purchase of 48 Example Road, the replacement in a 1031 exchange. */
export const warehouseDays = {
  /** The exchanged property was transferred: the 45 and 180 days count from the day after. */
  exchangeTransfer: -68,
  offerAccepted: -31,
  identification: -31,
  exchangeDay45: -68 + 45,
  agreementSigned: -17,
  titleObjected: -5,
  assessment: -3,
  revisedOffer: -2,
  /** Day 62 from the accepted offer. */
  closing: 31,
  exchangeDay180: -68 + 180,
} as const;

/** The sale of 15 Placeholder Plaza. */
export const plazaDays = {
  listingSigned: -96,
  onTheMarket: -75,
  lettersDue: -7,
  offersDue: 6,
} as const;

/**
 * Minutes since the latest activity. The overview calls the revised agreement "5 hours ago" at any
 * time of day, so it and everything about it is between five and six hours old.
 */
export const recentMinutes = {
  inquiry: 120,
  closingAnswered: 303,
  closingAskedRead: 304,
  closingAsked: 305,
  agreementSent: 307,
  inspectionWindow: 309,
  agreementRevised: 315,
  viewingReminder: 347,
  abstractShared: 357,
  vacancyAnswered: 385,
  vacancyAsked: 386,
} as const;
