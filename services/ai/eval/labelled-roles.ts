import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRolesOf, type LineRole } from '@tailwright/resume-text/document/line-roles';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { partOf } from '@tailwright/resume-text/document/role-tagger';
import { printedPage } from '@tailwright/resume-text/lines/logical-lines';
import { physicalLines } from '@tailwright/resume-text/page/physical-lines';
import { readResumeOnce } from '@tailwright/resume-text/read-resume';
import { evalFolder } from './chosen-lines.js';

/** What the file of labels calls the roles; furniture has none, and "?" is a line that two columns share. */
const roleLetters: Readonly<Record<string, LineRole | undefined>> = {
  N: 'name',
  L: 'headline',
  C: 'contact',
  S: 'heading',
  I: 'inline',
  U: 'sub',
  H: 'entry',
  h: 'head',
  B: 'bullet',
  '+': 'cont',
  T: 'item',
  P: 'prose',
};

/** LabelledResume is a resume as it is read once, and what a person says each line of `printedPage` is. */
export interface LabelledResume {
  name: string;
  isHeldOut: boolean;
  first: ResumeDocument;
  /** Undefined for a line of which nobody can say it. */
  roles: (LineRole | undefined)[];
}

/** readResumesWithRoles reads the labelled resumes; throws where a resume has other lines than when people labelled them. */
export function readResumesWithRoles(): LabelledResume[] {
  const apart = new Set(readFileSync(join(evalFolder, 'misread', 'held-out.txt'), 'utf8').split('\n'));
  return readFileSync(join(evalFolder, 'roles', 'labels.txt'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rows] = part.trim().split('\n');
      const letters = rows.flatMap((row) => row.trim().split(/\s+/).slice(1));
      return { name, isHeldOut: apart.has(name), ...withRoles(name, letters) };
    });
}

function withRoles(name: string, letters: string[]): Pick<LabelledResume, 'first' | 'roles'> {
  const first = readResumeOnce(readFileSync(join(evalFolder, 'to-read', name, 'resume.txt'), 'utf8'));
  const lines = physicalLines(first.text);
  if (lines.length !== letters.length)
    throw new Error(
      `${name} has ${lines.length} lines and ${letters.length} labels: its columns are read otherwise now`,
    );
  const known = new Map(lines.map(({ start }, at) => [start, roleLetters[letters[at] ?? '']]));
  const roles = printedPage(first.text)?.shapes.map(({ line }) => known.get(line.start)) ?? [];
  return { first, roles };
}

/** RoleFigures is how many lines a reading has right: the part they play in all, and those of three parts found and rightly found, 0–1. */
export interface RoleFigures {
  lines: number;
  right: number;
  parts: { part: string; precision: number; recall: number }[];
}

/** roleFigures compares readings of labelled resumes with what people say of each line. */
export function roleFigures(
  resumes: readonly LabelledResume[],
  read: (first: ResumeDocument) => ResumeDocument,
): RoleFigures {
  const pairs = resumes.flatMap(({ first, roles }) =>
    readRolesOf(read(first)).flatMap(({ role }, at) => {
      const said = roles[at];
      return said === undefined ? [] : [{ said: partOf(said), found: partOf(role) }];
    }),
  );
  const parts = (['heading', 'entry', 'cont'] as const).map((part) => {
    const both = pairs.filter(({ said, found }) => said === part && found === part).length;
    const share = (count: number) => (count === 0 ? 1 : both / count);
    return {
      part,
      precision: share(pairs.filter(({ found }) => found === part).length),
      recall: share(pairs.filter(({ said }) => said === part).length),
    };
  });
  const right = pairs.filter(({ said, found }) => said === found).length;
  return { lines: pairs.length, right: right / Math.max(1, pairs.length), parts };
}
