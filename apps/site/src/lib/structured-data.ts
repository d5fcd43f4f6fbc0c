import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { paths, servicePath } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import type { PostalAddress } from "@frontage/content/schemas/broker";
import { services } from "@frontage/content/services";
import { stateName } from "@frontage/records/state-rules/state-names";

const { address, firm, hours, position, website } = broker;
/** The broker's id, to which other records refer. */
export const agentId = `${website.url}/#agent`;
const absolute = (path: string) => website.url + path;

const addressData = ({ city, country, postalCode, region, street }: PostalAddress) => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

/** The broker on the pages of listings, whose subject is a property: the rest is on the others. */
export const agentInBrief = {
  "@type": "RealEstateAgent",
  "@id": agentId,
  name: broker.businessName,
  url: absolute(paths.home),
  telephone: broker.phone.e164,
};

/** The broker, as a record for search engines. */
const agent = {
  ...agentInBrief,
  image: absolute("/og-image.jpg"),
  email: broker.email,
  address: addressData(address),
  geo: { "@type": "GeoCoordinates", ...position },
  openingHoursSpecification: hours.map(({ closes, opens, weekdays }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays,
    opens,
    closes,
  })),
  parentOrganization: {
    "@type": "RealEstateAgent",
    name: firm.name,
    url: firm.website,
    telephone: (firm.phone ?? broker.phone).e164,
    address: addressData(firm.address ?? address),
  },
  hasCredential: broker.licenses.map(({ kind, number, state }) => ({
    "@type": "EducationalOccupationalCredential",
    credentialCategory: `${kind} license`,
    identifier: number,
    validIn: { "@type": "AdministrativeArea", name: stateName(state) ?? state },
  })),
  sameAs: Object.values(broker.social).filter((url) => url !== "#"),
};

/** The breadcrumb of a page. */
export function breadcrumb(...steps: [name: string, path: string][]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/**
 * A page's JSON-LD: the broker on every page; the questions on the home page; the service and its
 * breadcrumb on a service's page.
 *
 * @param path one that the build renders
 */
export function structuredDataFor(path: string) {
  const graph: object[] = [agent];
  const home: [string, string] = ["Home", paths.home];
  const service = services.find(({ slug }) => servicePath(slug) === path);
  if (path === paths.home && faqs.length > 0) {
    graph.push({
      "@type": "FAQPage",
      mainEntity: faqs.map(({ answer, question }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    });
  } else if (service) {
    graph.push(
      {
        "@type": "Service",
        name: service.title,
        serviceType: service.title,
        description: service.lead,
        url: absolute(path),
        provider: { "@id": agentId },
      },
      breadcrumb(home, ["Services", paths.services], [service.title, path]),
    );
  } else if (path === paths.services) {
    graph.push(breadcrumb(home, ["Services", path]), {
      "@type": "ItemList",
      itemListElement: services.map(({ slug, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: absolute(servicePath(slug)),
      })),
    });
  } else if (path === paths.about) {
    graph.push(breadcrumb(home, [pages.about.heading, path]));
  } else if (path === paths.contact) {
    graph.push(breadcrumb(home, ["Contact", path]));
  }
  return { "@context": "https://schema.org", "@graph": graph };
}
