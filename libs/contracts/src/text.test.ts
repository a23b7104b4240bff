import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { NewReplies } from './analysis.js';
import { Registration } from './auth.js';
import { BuilderForm } from './build.js';
import { NewDraft } from './builder-draft.js';
import { CoverLetterRequest, LetterToCheck } from './cover-letter.js';
import type { Schema } from './define.js';
import { DocumentExport, DocumentPreview } from './documents.js';
import { OptimizeRequest } from './optimize.js';
import { FactWords, NewOwnFacts } from './own-facts.js';
import { endpoints } from './registry.js';
import { EditedLetter, LetterJob, NewName, NewVersionName } from './saved-resumes.js';
import { LongText, ShortText, maybe, requiredText, text } from './text.js';

const texts = { resumeText: 'Engineer at Acme. '.repeat(5), jobDescription: 'We look for an engineer. '.repeat(5) };
const entry = { company: 'Acme', position: 'Engineer', start_date: '2020', end_date: '2021', description: 'Wrote C++' };
const school = { institution: 'MIT', degree: 'BSc', field: 'Physics', start_date: '2010', end_date: '2013' };
const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };

const form = {
  personal_info: {
    ...person,
    ...{ phone: '1', location: 'London', headline: 'Engineer', summary: 'Writes', links: ['example.com'] },
  },
  work_experience: [entry],
  education: [school],
  skills: ['C++'],
  additional: { languages: ['French'], certifications: ['CKA'], projects: ['Engine'], hobbies: ['Chess'] },
  project_details: [{ name: 'Engine', link: 'example.com', description: 'Wrote notes' }],
};

/** A valid body of every call that takes one with something a person writes. */
const bodies: [Schema, object][] = [
  [Registration, { name: 'Ada Lovelace', email: person.email, password: 'secret' }],
  [OptimizeRequest, texts],
  [CoverLetterRequest, { ...texts, applicantName: 'Ada', companyName: 'Acme', recipientName: 'Bob' }],
  [NewReplies, { replies: [{ requirement: 'r1', reply: 'sentence', text: 'I run Kubernetes at home.' }] }],
  [NewName, { name: 'Second try', was: 'First try' }],
  [NewVersionName, { name: 'As sent', was: 'First' }],
  [EditedLetter, { text: 'Dear Acme', was: 'Dear team' }],
  [
    NewOwnFacts,
    { facts: [{ id: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11', text: 'I ran it.', requirement: 'Kubernetes' }] },
  ],
  [FactWords, { text: 'I ran it for two years.', was: 'I ran it.' }],
  [
    LetterToCheck,
    {
      resumeText: 'x'.repeat(60),
      jobDescription: 'x'.repeat(60),
      applicantName: 'Ada',
      companyName: 'Acme',
      recipientName: 'Jo',
      ownLines: ['Dear Acme'],
    },
  ],
  [LetterJob, { jobId: '0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b11', company: 'Acme' }],
  [DocumentExport, { kind: 'resume', format: 'pdf', markdown: '# Ada', title: 'Ada' }],
  [DocumentPreview, { kind: 'resume', markdown: '# Ada' }],
  [BuilderForm, form],
  [NewDraft, { form }],
];
/** Words the code knows, or that are never stored as they are. */
const notFree = new Set(['email', 'password', 'kind', 'format', 'reply', 'jobId', 'id']);
const freeText = bodies.flatMap(([schema, body]) =>
  pathsOf(body).map((path): [string, Schema, object] => [path, schema, body]),
);

describe('what a person writes', () => {
  it.each(freeText)('into %s is stored without NUL and controls', (path, schema, body) => {
    const parsed = z.parse(
      schema,
      changed(body, path, (value) => `${value}\0\u0007\u001b[1m\u007f\u0085 end`),
    );
    expect(at(parsed, path)).toBe(`${String(at(body, path))}[1m end`);
  });

  it.each(freeText)('into %s is refused with half a character', (path, schema, body) => {
    const { error } = z.safeParse(
      schema,
      changed(body, path, (value) => `${value}\ud83d`),
    );
    expect(error?.issues).toMatchObject([
      { path: path.split('.').map(key), message: expect.stringMatching('broken character') },
    ]);
  });

  it('is looked at here for every body there is', () => {
    const known = new Set<Schema>(bodies.map(([schema]) => schema));
    const others = endpoints.flatMap(({ body, path }) => (body && !known.has(body) ? [path] : []));
    expect(others).toEqual([
      '/account/delete',
      '/auth/login',
      '/email/test',
      '/resumes/claim',
      '/resumes/:resumeId/archive',
      '/resumes/:resumeId/look',
    ]);
  });
});

describe('a text', () => {
  it('keeps lines, tabs, every script and whole pairs', () => {
    const value = 'a\tb\nc Žižková 王小明 العربية 👩‍💻';
    expect(z.parse(text(), value)).toBe(value);
    expect(z.parse(LongText, 'a\r\nb\rc')).toBe('a\nb\nc');
  });

  it('of one line stays one line', () => {
    expect(z.parse(ShortText, ' Ada\r\nBcc: all@example.com\t')).toBe('Ada Bcc: all@example.com');
  });

  it('of nothing but controls is missing', () => {
    expect(z.safeParse(requiredText('Company name is required'), '\0 \0').error?.issues).toMatchObject([
      { message: 'Company name is required' },
    ]);
  });

  it('that may be left out may be null as well', () => {
    const Form = z.object({ city: maybe(ShortText) });
    for (const form of [{}, { city: null }, { city: undefined }]) expect(z.parse(Form, form).city).toBeUndefined();
    expect(z.parse(Form, { city: ' Rome ' })).toEqual({ city: 'Rome' });
    expect(z.safeParse(Form, { city: 7 }).success).toBe(false);
  });
});

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return notFree.has(path.split('.').at(-1) ?? '') ? [] : [path];
  return Object.entries(value as object).flatMap(([name, part]) => pathsOf(part, path ? `${path}.${name}` : name));
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], value);
}

function changed(body: object, path: string, change: (value: string) => string): object {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = (names.length > 0 ? at(copy, names.join('.')) : copy) as Record<string, string>;
  holder[last] = change(holder[last] ?? '');
  return copy;
}

function key(name: string): string | number {
  return /^\d+$/.test(name) ? Number(name) : name;
}
