import type { ProjectDetails } from '@tailwright/contracts/build';
import { fieldProblems } from '@tailwright/contracts/errors';
import { JsonResume } from '@tailwright/contracts/json-resume';
import type { EducationValues, ExperienceValues } from '../build/form';
import { ImportProblem } from './import-problem';
import {
  type Imported,
  blankEducation,
  blankExperience,
  nameToCheck,
  nothingImported,
  splitName,
  unique,
} from './imported';

const sections = Object.keys(JsonResume.shape).filter((name) => name !== 'meta');

/** readJsonResume turns a JSON Resume into form fields. Throws ImportProblem for anything else. */
export function readJsonResume(file: string): Imported {
  const resume = parse(file);
  const imported = nothingImported();
  const { values, toCheck } = imported;
  const rest = readBasics(resume, imported);
  values.work_experience = resume.work.map(experienceOf);
  values.education = resume.education.map(educationOf);
  values.skills = unique(resume.skills.flatMap(({ name, level, keywords }) => skillsOf(name, level, keywords)));
  values.additional = {
    languages: unique(resume.languages.map(({ language, fluency }) => withNote(language, fluency))),
    certifications: unique(resume.certificates.map(({ name, issuer, date }) => joined(name, issuer, date))),
    projects: unique(resume.projects.map(projectName)),
    hobbies: unique(resume.interests.flatMap(({ name, keywords }) => skillsOf(name, '', keywords))),
  };
  values.project_details = resume.projects.map(projectDetails).filter(({ link, description }) => link || description);
  const others = [...rest, ...otherSections(resume)];
  if (others.length > 0) {
    values.personal_info.summary = [values.personal_info.summary, ...others].filter(Boolean).join('\n\n');
    toCheck.push('Your summary: what has no field of its own here was added to its end.');
  }
  return imported;
}

function parse(file: string): JsonResume {
  let json: unknown;
  try {
    json = JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportProblem('not_json');
  }
  if (typeof json !== 'object' || json === null || !sections.some((name) => name in json)) {
    throw new ImportProblem('not_json_resume');
  }
  const parsed = JsonResume.safeParse(json);
  if (!parsed.success) throw new ImportProblem('not_json_resume', fieldProblems(parsed.error.issues)[0]?.field);
  if (!/^v?1(\.|$)|^$/.test(parsed.data.meta?.version ?? '')) throw new ImportProblem('other_version');
  return parsed.data;
}

/** Returns what of the basics has no field: names on networks. */
function readBasics({ basics }: JsonResume, { values, toCheck }: Imported): string[] {
  if (!basics) return [];
  const { isCertain, ...name } = splitName(basics.name);
  if (!isCertain) toCheck.push(nameToCheck);
  const { address, postalCode, city, region, countryCode } = basics.location ?? {};
  Object.assign(values.personal_info, {
    ...name,
    email: basics.email,
    phone: basics.phone,
    headline: basics.label,
    location: joined(address, postalCode, city, region, countryCode),
    summary: basics.summary,
  });
  values.personal_info.links = unique([basics.url, ...basics.profiles.map(({ url }) => url)]);
  // A name on a network is no address.
  const named = basics.profiles.filter(({ url }) => !url);
  return named.map(({ network, username }) => withLabel(network, username)).filter(Boolean);
}

function experienceOf(work: JsonResume['work'][number]): ExperienceValues {
  return {
    ...blankExperience(),
    company: joined(work.name, work.location),
    position: work.position,
    ...datesOf(work),
    description: [work.summary, ...work.highlights, work.url].filter(Boolean).join('\n'),
  };
}

function educationOf(study: JsonResume['education'][number]): EducationValues {
  return {
    ...blankEducation(),
    institution: study.institution,
    degree: study.studyType,
    field: [joined(study.area, study.score), ...study.courses].filter(Boolean).join('; '),
    ...datesOf(study),
  };
}

/** A started job or study without an end goes on. */
const datesOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  start_date: formDate(startDate),
  end_date: formDate(endDate),
  current: Boolean(startDate) && !endDate,
});

/** formDate words `2020-03-01` and `2020-03` as the form does, `03/2020`; anything else stays as it is. */
const formDate = (date: string) => date.replace(/^(\d{4})-(\d{2})(?:-\d{2})?$/, '$2/$1');

function skillsOf(name: string, level: string, keywords: string[]): string[] {
  return keywords.length === 0 ? [withNote(name, level)] : [withNote(name, level), ...keywords];
}

type Project = JsonResume['projects'][number];

/** A project without a name is called by what is said of it. */
function projectName({ name, description, startDate, endDate }: Project): string {
  const period = [startDate, endDate]
    .map((date) => formDate(date))
    .filter(Boolean)
    .join(' – ');
  return joined(name || description, period);
}

function projectDetails(project: Project): Required<ProjectDetails> {
  const { name, description, highlights, url } = project;
  const lines = [...(name ? [description] : []), ...highlights].filter(Boolean);
  return { name: projectName(project), link: url, description: lines.join('\n') };
}

function otherSections({ volunteer, awards, publications, references }: JsonResume): string[] {
  const blocks: [string, string[]][] = [
    [
      'Volunteer work',
      volunteer.map((each) =>
        [
          joined(each.position, each.organization, formDate(each.startDate), formDate(each.endDate)),
          each.summary,
          ...each.highlights,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ],
    ['Awards', awards.map(({ title, awarder, date, summary }) => joined(title, awarder, date, summary))],
    [
      'Publications',
      publications.map(({ name, publisher, releaseDate, summary }) => joined(name, publisher, releaseDate, summary)),
    ],
    ['References', references.map(({ name, reference }) => withLabel(name, reference))],
  ];
  return blocks.flatMap(([title, lines]) => (lines.length > 0 ? [`${title}:\n${lines.join('\n')}`] : []));
}

type Maybe = string | undefined;
const joined = (...parts: Maybe[]) => parts.filter(Boolean).join(', ');
const withNote = (name: string, note: string) => (name && note ? `${name} (${note})` : name);
const withLabel = (label: string, content: string) => [label, content].filter(Boolean).join(': ');
