import * as z from "zod";

const text = z.string().min(1);
const lines = z.array(text).min(1).readonly();
/** A sentence containing a link: the text before, in and after it. */
const sentenceWithLink = z.object({ before: text, link: text, after: text });
const labelled = z.object({ label: text, text });

/** The metadata of every page, for browsers and search engines. */
export const pageMetadataSchema = z.object({
  /** Has room for a long business name after the page's title. */
  title: z.string().min(5).max(90),
  description: z.string().min(50).max(160),
});

const pageSchema = <Shape extends z.ZodRawShape>(copy: Shape) =>
  z.strictObject({ ...pageMetadataSchema.shape, ...copy });

const articleSchema = z.object({ heading: text, lead: text, paragraphs: lines });

export const pagesSchema = z.strictObject({
  home: pageSchema({
    heroHeading: text,
    tagline: text,
    servicesLabel: text,
    servicesHeading: text,
    servicesIntro: text,
    statsLabel: text,
    faqLabel: text,
    faqTitle: text,
    faqIntro: sentenceWithLink,
    faqMore: text,
    ctaHeading: text,
    ctaText: text,
  }),
  about: pageSchema({
    heading: text,
    tagline: text,
    glanceHeading: text,
    glance: z.array(labelled).length(3).readonly(),
    experience: articleSchema,
    approach: articleSchema,
    contactHeading: text,
  }),
  services: pageSchema({ label: text, heading: text, intro: text }),
  service: z.strictObject({ helpHeading: text, approachHeading: text }),
  contact: pageSchema({
    heading: text,
    intro: text,
    fields: z.strictObject({
      name: z.object({ label: text, placeholder: text }),
      email: z.object({ label: text, placeholder: text }),
      phone: z.object({ label: text, placeholder: text }),
      service: z.object({ label: text, placeholder: text }),
      message: z.object({ label: text, placeholder: text }),
    }),
    submit: text,
    sending: text,
    allRequired: text,
    formNote: text,
    cardHeading: text,
    mapHeading: text,
    mapTitle: text,
    directions: text,
  }),
  privacyPolicy: pageSchema({}),
  terms: pageSchema({}),
  notFound: pageSchema({ code: text, heading: text, homeLink: text }),
  renderError: z.strictObject({
    label: text,
    heading: text,
    textBeforePhone: text,
    textAfterPhone: text,
    reload: text,
    homeLink: text,
  }),
});

/** Further texts of the contact page, if inquiries are sent by webhook. */
export const webhookFormSchema = z.strictObject({
  deliveryTitle: text,
  deliveryText: text,
  deliverySet: text,
  deliveryNotSet: text,
  webhookLabel: text,
  webhookPlaceholder: text,
  noScript: text,
});

/** The same, if the server stores them. */
export const serverFormSchema = z.strictObject({
  trapLabel: text,
  receipt: z.strictObject({
    /** This is also the title of the page with only the receipt. */
    title: text,
    referenceLabel: text,
    receivedLabel: text,
    next: text,
    keep: z.object({ beforePhone: text, afterPhone: text }),
    another: text,
  }),
  refusal: z.strictObject({
    title: text,
    fields: text,
    failed: text,
    offline: text,
    callBeforePhone: text,
    callAfterPhone: text,
    retry: text,
  }),
});

export const footerSchema = z.strictObject({
  line: text,
  companyHeading: text,
  servicesHeading: text,
  contactHeading: text,
  copyrightOwner: text,
  rights: text,
});

export type PageMetadata = z.infer<typeof pageMetadataSchema>;
export type Pages = z.infer<typeof pagesSchema>;
export type WebhookForm = z.infer<typeof webhookFormSchema>;
export type ServerForm = z.infer<typeof serverFormSchema>;
export type Footer = z.infer<typeof footerSchema>;
