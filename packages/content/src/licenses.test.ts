import { expect, test } from "vitest";
import { licenseTexts } from "./licenses.ts";

const firm = { name: "Riverside Commercial Partners" };
const name = "Morgan Ellis";
const phone = { e164: "+19165550142", display: "(916) 555-0142" };
const broker = { name, firm, phone };
const california = { state: "CA", kind: "Broker", number: "01234567", firmLicense: "07654321" };
const texas = { state: "TX", kind: "Broker", number: "700001" };
const newYork = { state: "NY", kind: "Associate Broker", number: "10401234567" };

test("one license without further notices is a sentence in the fine print", () => {
  const texts = licenseTexts({ ...broker, licenses: [{ ...texas, state: "CO" }] });
  expect(texts.licenseEntries).toEqual([]);
  expect(texts.licenseLine).toBe(
    "Morgan Ellis is licensed in CO through Riverside Commercial Partners. License 700001.",
  );
});

test("a firm's name that ends with a period gets no second one", () => {
  const texts = licenseTexts({
    ...broker,
    firm: { name: "Riverside Inc." },
    licenses: [{ ...texas, state: "CO" }],
  });
  expect(texts.licenseLine).toBe(
    "Morgan Ellis is licensed in CO through Riverside Inc. License 700001.",
  );
});

test("several licenses are listed by state, each with the firm's number and the notices of its state", () => {
  const texts = licenseTexts({ ...broker, licenses: [california, texas, newYork] });
  expect(texts.licenseEntries).toEqual([
    {
      state: "California",
      license: "Broker, license 01234567",
      firmLicense: "Riverside Commercial Partners, license 07654321",
      notices: [],
    },
    {
      state: "Texas",
      license: "Broker, license 700001",
      firmLicense: undefined,
      notices: [
        {
          label: "Texas Real Estate Commission Information About Brokerage Services",
          path: "/documents/tx-information-about-brokerage-services.pdf",
        },
        {
          label: "Texas Real Estate Commission Consumer Protection Notice",
          path: "/documents/tx-consumer-protection-notice.pdf",
        },
      ],
    },
    {
      state: "New York",
      license: "Associate Broker, license 10401234567",
      firmLicense: undefined,
      notices: [
        { label: "Fair Housing Notice", path: "/documents/ny-fair-housing-notice.pdf" },
        {
          label: "Housing and Anti-Discrimination Disclosure Form",
          path: "/documents/ny-housing-and-anti-discrimination-disclosure.pdf",
        },
        {
          label: "Commercial Agency Disclosure",
          path: "/documents/ny-commercial-agency-disclosure.pdf",
        },
      ],
    },
  ]);
  expect(texts.licenseLine).toBe(
    "Morgan Ellis works through Riverside Commercial Partners, (916) 555-0142. Elsewhere I work with a cooperating broker licensed in that state.",
  );
  expect(texts.licenseNumbers).toBe("Licenses 01234567 (CA), 700001 (TX), and 10401234567 (NY)");
});

test("a document with a custom name is linked by it", () => {
  const documents = { fairHousingNotice: "fair.pdf", agencyDisclosure: "agency.pdf" };
  const { licenseEntries } = licenseTexts({ ...broker, licenses: [{ ...newYork, documents }] });
  expect(licenseEntries[0]?.notices.map(({ path }) => path)).toEqual([
    "/documents/fair.pdf",
    "/documents/ny-housing-and-anti-discrimination-disclosure.pdf",
    "/documents/agency.pdf",
  ]);
});

test("a firm with its own phone and address is named with them", () => {
  const address = {
    street: "1 Firm Plaza",
    city: "Sacramento",
    region: "CA",
    postalCode: "95814",
    country: "US",
  };
  const firmPhone = { e164: "+19165550199", display: "(916) 555-0199" };
  const { licenseLine } = licenseTexts({
    ...broker,
    firm: { ...firm, address, phone: firmPhone },
    licenses: [california],
  });
  expect(licenseLine).toContain(
    "works through Riverside Commercial Partners, 1 Firm Plaza, Sacramento, CA 95814, (916) 555-0199.",
  );
});

test("a firm whose name ends with a period gets no second one", () => {
  const named = { ...broker, firm: { name: "Riverside Partners, Inc." } };
  expect(licenseTexts({ ...named, licenses: [california, texas] }).licenseLine).toContain(
    "works through Riverside Partners, Inc. Elsewhere",
  );
});

test("an associate in New York names the firm with a phone, others don't need to", () => {
  const texts = (license: typeof newYork) =>
    licenseTexts({ ...broker, licenses: [license, texas] });
  expect(texts(newYork).licenseLine).toContain(`${firm.name}, ${phone.display}.`);
  expect(texts({ ...newYork, kind: "Broker" }).licenseLine).toContain(`${firm.name}. Elsewhere`);
});

test("the firm is half the broker’s size only where a state requires it", () => {
  expect(licenseTexts({ ...broker, licenses: [newYork, texas] }).halfSizeFirm).toBe(firm.name);
  expect(licenseTexts({ ...broker, licenses: [newYork, california] }).halfSizeFirm).toBe("");
});
