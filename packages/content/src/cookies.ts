/** A cookie that the server sets, and what it does. */
type Cookie = { name: string; purpose: string };

/**
 * Every cookie. Over HTTPS, their names begin with "__Secure-". A test compares them with what the
 * server sets.
 */
export const cookies: readonly Cookie[] = [
  {
    name: "better-auth.session_token",
    purpose: "keeps you logged in, until you log out or have been away for a week",
  },
  {
    name: "frontage.device",
    purpose:
      "recognizes for a year a browser that you have logged in with, so that you are warned of others",
  },
  {
    name: "better-auth.two_factor",
    purpose: "holds a login until its second step, for ten minutes",
  },
  {
    name: "better-auth.better-auth-passkey",
    purpose: "holds the question that a passkey answers, for five minutes",
  },
  {
    name: "frontage.signed",
    purpose: "remembers for a day that this browser signed a confidentiality agreement",
  },
  {
    name: "frontage.room-",
    purpose: "followed by a listing’s id, keeps its document room open to you for 30 days",
  },
];
