import { z } from 'zod';

// The specification fixes words, counts and dates (Screens, Content).

const text = z.string().min(1);

const path = z.string().regex(/^\/([a-z-]+(\/[a-z-]+)*)?$/, 'expected a path such as "/news"');

const linkSchema = z.strictObject({ label: text, href: path });

const mailSchema = z.strictObject({ label: z.email(), href: text.startsWith('mailto:') });

const headSchema = z.strictObject({
  title: text,
  /**
   * A description has 120 to 155 characters, so that search results show it whole; unique on the
   * site.
   */
  description: z.string().min(120).max(155),
});

export const legalPageSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected words joined by hyphens'),
  title: text,
  lastUpdated: z
    .string()
    .regex(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/, 'expected a day such as "August 13, 2025"'),
  head: headSchema,
  /** The page in four figures, each with the words that follow it. */
  figures: z.array(z.strictObject({ figure: text, words: text })).length(4),
  sections: z
    .array(
      z.strictObject({
        heading: text,
        paragraphs: z.array(text).min(1),
        list: z.array(text).min(1).optional(),
      }),
    )
    .min(1),
});

const passage = z.strictObject({ heading: text, text });

export const aboutSchema = z.strictObject({
  title: text,
  lead: text,
  head: headSchema,
  mission: passage,
  vision: passage,
  valuesHeading: text,
  values: z.tuple([
    z.strictObject({ name: z.literal('Passion'), text }),
    z.strictObject({ name: z.literal('Integrity'), text }),
    z.strictObject({ name: z.literal('Community'), text }),
  ]),
  writersHeading: text,
  /** Below the picture: in which order the writers after it stand in it. */
  writersCaption: text,
  /** The writers, in the order of the picture. Articles name the URL `/about#<id>` as that of their author. */
  writers: z.array(z.strictObject({ id: text, name: text, text })),
  join: z.strictObject({ heading: z.literal('Join Our Journey'), text, action: mailSchema }),
  partners: z.strictObject({ heading: text, text, action: linkSchema }),
});

const noteSchema = z.strictObject({ name: text, text });

/** A page that invites to write to us: the desks, or what is open. */
export const invitationSchema = z.strictObject({
  title: text,
  text,
  notesHeading: text,
  notes: z.array(noteSchema).min(1).max(4),
  head: headSchema,
});

export type Note = z.infer<typeof noteSchema>;

export const builderSchema = z.strictObject({
  title: text,
  head: headSchema,
  lead: text,
  /** The sentence of the lead that a phone has space for. */
  promise: text,
  /**
   * The words beside each element, in the order of the page, and whether its view is twice as wide as
   * others. Other elements have their descriptions and come last.
   */
  elements: z.array(
    z.strictObject({ tag: text, heading: text, text, isWide: z.boolean().optional() }),
  ),
  promises: z.array(passage),
  fragments: z.strictObject({ heading: text, lead: text }),
  sections: z.strictObject({ heading: text, lead: text }),
});

/** A list of advice, each with a text, lines to copy, or both. */
const advice = z.array(
  z.strictObject({ name: text, description: text.optional(), code: text.optional() }),
);

/** Where a newsletter's email addresses go, and what frameworks need. */
export const referenceSchema = z.strictObject({ ways: advice, frameworks: advice });

export const iframePageSchema = z.strictObject({ text, head: headSchema });

export const notFoundSchema = z.strictObject({
  title: text,
  text,
  action: linkSchema,
  waysHeading: text,
  ways: z
    .array(noteSchema.extend({ href: path }))
    .min(1)
    .max(4),
  head: headSchema,
});

/** A section of the home page. `action` is the link to the whole list, if there is one. */
const homeSection = <Heading extends string>(heading: Heading) =>
  z.strictObject({ heading: z.literal(heading), action: linkSchema.optional() });

export const homeSchema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    actions: z.tuple([linkSchema, linkSchema]),
    stats: z.array(z.strictObject({ value: text, label: text })).length(3),
  }),
  featured: homeSection('Featured Stories'),
  guides: homeSection('Top Rated Gear Guides'),
  training: homeSection('Training Highlights'),
  fitness: homeSection('Fitness and Nutrition'),
  gear: homeSection('Recommended Gear'),
  latest: homeSection('Latest News'),
  newsletter: z.strictObject({
    heading: z.literal('Join the Fight Club'),
    pitch: text,
    audience: text,
    /** The form's note about the email address: it stays in the browser. */
    note: text,
  }),
});

export const siteSchema = z.strictObject({
  name: text,
  tagline: text,
  email: z.email(),
  phone: text,
  country: text,
  footerYear: z.int(),
  /** The specification's six. Sections added later may have links of their own. */
  navigation: z.array(linkSchema).min(6),
  footerColumns: z.array(z.strictObject({ heading: text, links: z.array(linkSchema) })).length(3),
  /** The buttons open no URL: they show a toast with the label. */
  socialNetworks: z
    .array(z.strictObject({ id: z.enum(['facebook', 'x', 'instagram', 'youtube']), label: text }))
    .length(4),
});

export type Link = z.infer<typeof linkSchema>;
export type Head = z.infer<typeof headSchema>;
export type LegalPage = z.infer<typeof legalPageSchema>;
export type About = z.infer<typeof aboutSchema>;
export type IframePage = z.infer<typeof iframePageSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
export type Home = z.infer<typeof homeSchema>;
export type Site = z.infer<typeof siteSchema>;
