import type { Block, MarkdownResume } from './markdown-resume.js';
import { textOf } from './markdown-spans.js';

export const sectionKinds = [
  'summary',
  'work',
  'volunteer',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'awards',
  'publications',
  'interests',
  'references',
] as const;
export type SectionKind = (typeof sectionKinds)[number] | 'other';

/** Entry is what stands under one heading inside a section: a job, a degree, a project. */
export interface Entry {
  title: string;
  /** Dates and place, as written. */
  meta: string;
  items: string[];
  paragraphs: string[];
}

/** Section is what stands under one heading; `blocks` come before its first entry. */
export interface Section {
  kind: SectionKind;
  heading: string;
  blocks: Block[];
  entries: Entry[];
}

export interface Sections {
  headline: string;
  contacts: Block[];
  /** Blocks above the first section that are neither name, headline nor contacts. */
  opening: Block[];
  sections: Section[];
}

const headings: [SectionKind, RegExp][] = [
  ['volunteer', /volunteer|ehrenamt|bénévol|voluntari|волонт/i],
  [
    'education',
    /education|academic|studies|bildung|studium|formation|formación|educación|istruzione|образование|εκπαίδευση|教育|学历|التعليم/i,
  ],
  ['certificates', /certifi|licen[cs]e|zertifi|сертификат|πιστοποι|证书|الشهادات/i],
  ['publications', /publi[ck]a|veröffentlich|публикац|δημοσιεύσεις|出版|论文/i],
  ['awards', /award|hono[u]?rs|prize|auszeichnung|награ|βραβεί|获奖|荣誉|الجوائز/i],
  ['references', /references|referees|referenzen/i],
  ['interests', /interests|hobbies|interessen|loisirs|интересы|ενδιαφέροντα|兴趣|爱好|الاهتمامات/i],
  ['languages', /^languages|language skills|sprachen|langues|idiomas|lingue|^языки|γλώσσες|语言|اللغات/i],
  ['projects', /projects?|projekte|projets|proyectos|проекты|έργα|项目|المشاريع/i],
  [
    'skills',
    /skills|competenc|expertise|technolog|kenntnisse|fähigkeiten|compétences|habilidades|навыки|δεξιότητες|技能|المهارات/i,
  ],
  [
    'work',
    /experience|employment|work|career|erfahrung|laufbahn|expérience|experiencia|esperienza|опыт|εμπειρία|经历|经验|الخبر/i,
  ],
  [
    'summary',
    /summary|profile|about|objective|profil|résumé|resumen|perfil|zusammenfassung|о себе|περίληψη|个人简介|简介|概要|الملخص|نبذة/i,
  ],
];

/** sectionsOf sorts the blocks of a resume under their headings, which are known in nine languages. */
export function sectionsOf({ blocks }: MarkdownResume): Sections {
  const found: Sections = { headline: '', contacts: [], opening: [], sections: [] };
  let section: Section | undefined;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      section = { kind: kindOf(plain(block)), heading: plain(block), blocks: [], entries: [] };
      found.sections.push(section);
    } else if (section) {
      addTo(section, block);
    } else {
      addToTop(found, block);
    }
  }
  return found;
}

function kindOf(heading: string): SectionKind {
  return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'other';
}

function addToTop(top: Sections, block: Block): void {
  if (block.kind === 'rule' || (block.kind === 'heading' && block.level === 1)) return;
  const role = block.kind === 'paragraph' ? block.role : 'text';
  if (role === 'contacts') top.contacts.push(block);
  else if (role === 'headline' && top.headline === '') top.headline = plain(block);
  else top.opening.push(block);
}

const entryKinds: readonly SectionKind[] = ['work', 'volunteer', 'education', 'projects'];

function addTo(section: Section, block: Block): void {
  if (block.kind === 'rule') return;
  const text = plain(block);
  const entry = section.entries.at(-1);
  if (startsEntry(section, block)) {
    section.entries.push({ title: text, meta: '', items: [], paragraphs: [] });
  } else if (!entry) {
    section.blocks.push(block);
  } else if (block.kind === 'item') {
    entry.items.push(text);
  } else if (isMeta(block) && entry.meta === '' && entry.items.length + entry.paragraphs.length === 0) {
    entry.meta = text;
  } else {
    entry.paragraphs.push(text);
  }
}

/** Models also write "**Title**, Company" as a line of its own. */
function startsEntry({ kind }: Section, block: Block): boolean {
  if (block.kind === 'heading') return true;
  const isBoldLine = block.kind === 'paragraph' && block.spans[0]?.isBold === true && plain(block).length <= 160;
  return isBoldLine && entryKinds.includes(kind);
}

function isMeta(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  return block.role === 'meta' || block.spans.every((span) => span.isItalic === true);
}

/** plain is the text of a block on one line. */
export function plain(block: Block): string {
  return block.kind === 'rule' ? '' : textOf(block.spans).replace(/\s+/g, ' ').trim();
}
