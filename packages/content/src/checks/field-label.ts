/** The fields of `broker.ts` in an owner's words. `#` is the number in the path, counted from 1. */
const labels: Readonly<Record<string, string>> = {
  name: "your name",
  descriptor: "what you do, next to your name",
  businessName: "your business name",
  color: "your brand's color",
  "firm.name": "your firm's name",
  "firm.website": "your firm's website",
  "firm.phone.e164": "your firm's phone number in dialing format",
  "firm.phone.display": "your firm's phone number as shown",
  licenses: "your licenses",
  "licenses.*.state": "the state of license #",
  "licenses.*.kind": "the kind of license #",
  "licenses.*.number": "the number of license #",
  "licenses.*.firmLicense": "the firm's number for license #",
  "phone.e164": "the phone number in dialing format",
  "phone.display": "the phone number as shown",
  email: "your email address",
  "website.url": "the site's address",
  "website.display": "the site's address as shown",
  "address.street": "the street of your address",
  "address.city": "the city of your address",
  "address.region": "the state of your address",
  "address.postalCode": "the ZIP code of your address",
  "address.country": "the country of your address",
  "postalAddress.street": "the street of your postal address",
  "postalAddress.city": "the city of your postal address",
  "postalAddress.region": "the state of your postal address",
  "postalAddress.postalCode": "the ZIP code of your postal address",
  "postalAddress.country": "the country of your postal address",
  position: "the pin on the map",
  "position.latitude": "the latitude of the pin on the map",
  "position.longitude": "the longitude of the pin on the map",
  timeZone: "your time zone",
  hours: "your hours",
  "hours.*.opens": "the opening time in line # of your hours",
  "hours.*.closes": "the closing time in line # of your hours",
  "social.facebook": "your Facebook profile",
  "social.twitter": "your Twitter profile",
  "social.linkedin": "your LinkedIn profile",
  "social.instagram": "your Instagram profile",
  sendTo: "the address that receives inquiries",
  inquiries: "how inquiries are sent",
  "inquiries.transport": "how inquiries are sent",
  "assistant.provider": "the assistant's language model",
};

/**
 * A field in an owner's words, followed by its path: "the phone number as shown (phone.display)".
 *
 * @param path "licenses.0.number"
 */
export function fieldLabel(path: string): string {
  const index = /\d+/.exec(path)?.[0];
  const label = labels[path.replaceAll(/\.\d+/g, ".*")]?.replace("#", String(Number(index) + 1));
  return label ? `${label} (${path})` : `\`${path}\``;
}
