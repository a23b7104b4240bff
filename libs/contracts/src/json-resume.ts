import * as z from 'zod/mini';

/** A field that is missing and one that is null are read alike. */
const or = <S extends z.ZodMiniType>(schema: S, absent: z.output<S>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((given) => given ?? absent),
  );
const text = or(z.string(), '');
const texts = or(z.array(z.string()), []);
const list = <S extends z.ZodMiniType>(entry: S) => or(z.array(entry), []);
const dated = { startDate: text, endDate: text };

/** JsonResume is version 1.0.0 of https://jsonresume.org/schema, read leniently: unknown fields are left alone. */
export const JsonResume = z.object({
  basics: z.nullish(
    z.object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.nullish(z.object({ address: text, postalCode: text, city: text, region: text, countryCode: text })),
      profiles: list(z.object({ network: text, username: text, url: text })),
    }),
  ),
  work: list(
    z.object({ name: text, position: text, location: text, url: text, summary: text, highlights: texts, ...dated }),
  ),
  volunteer: list(z.object({ organization: text, position: text, summary: text, highlights: texts, ...dated })),
  education: list(z.object({ institution: text, area: text, studyType: text, score: text, courses: texts, ...dated })),
  awards: list(z.object({ title: text, date: text, awarder: text, summary: text })),
  certificates: list(z.object({ name: text, date: text, issuer: text })),
  publications: list(z.object({ name: text, publisher: text, releaseDate: text, summary: text })),
  skills: list(z.object({ name: text, level: text, keywords: texts })),
  languages: list(z.object({ language: text, fluency: text })),
  interests: list(z.object({ name: text, keywords: texts })),
  references: list(z.object({ name: text, reference: text })),
  projects: list(z.object({ name: text, description: text, highlights: texts, url: text, ...dated })),
  meta: z.nullish(z.object({ version: text })),
});
export type JsonResume = z.infer<typeof JsonResume>;
