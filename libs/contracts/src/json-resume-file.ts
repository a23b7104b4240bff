import * as z from 'zod/mini';

const text = z.optional(z.string());
const texts = z.optional(z.array(z.string()));
/** A day, a month or a year, as the schema's `iso8601` definition has it. */
const date = z.optional(
  z.string().check(z.regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/)),
);
const url = z.optional(z.url());
const list = <S extends z.ZodMiniType>(item: S) => z.optional(z.array(item));

/**
 * JsonResumeFile is what we write: the open format of jsonresume.org, version 1.0.0, strictly: no unknown key at the
 * top, any in its parts.
 * Source: https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json
 */
export const JsonResumeFile = z
  .strictObject({
    $schema: z.optional(z.url()),
    basics: z.optional(
      z.looseObject({
        name: text,
        label: text,
        image: text,
        email: z.optional(z.email()),
        phone: text,
        url,
        summary: text,
        location: z.optional(
          z.looseObject({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
        ),
        profiles: list(z.looseObject({ network: text, username: text, url })),
      }),
    ),
    work: list(
      z.looseObject({
        name: text,
        location: text,
        description: text,
        position: text,
        url,
        startDate: date,
        endDate: date,
        summary: text,
        highlights: texts,
      }),
    ),
    volunteer: list(
      z.looseObject({
        organization: text,
        position: text,
        url,
        startDate: date,
        endDate: date,
        summary: text,
        highlights: texts,
      }),
    ),
    education: list(
      z.looseObject({
        institution: text,
        url,
        area: text,
        studyType: text,
        startDate: date,
        endDate: date,
        score: text,
        courses: texts,
      }),
    ),
    awards: list(z.looseObject({ title: text, date, awarder: text, summary: text })),
    certificates: list(z.looseObject({ name: text, date, url, issuer: text })),
    publications: list(z.looseObject({ name: text, publisher: text, releaseDate: date, url, summary: text })),
    skills: list(z.looseObject({ name: text, level: text, keywords: texts })),
    languages: list(z.looseObject({ language: text, fluency: text })),
    interests: list(z.looseObject({ name: text, keywords: texts })),
    references: list(z.looseObject({ name: text, reference: text })),
    projects: list(
      z.looseObject({
        name: text,
        description: text,
        highlights: texts,
        keywords: texts,
        startDate: date,
        endDate: date,
        url,
        roles: texts,
        entity: text,
        type: text,
      }),
    ),
    meta: z.optional(z.looseObject({ canonical: url, version: text, lastModified: text })),
  })
  .check(z.meta({ id: 'JsonResumeFile' }));
export type JsonResumeFile = z.infer<typeof JsonResumeFile>;
