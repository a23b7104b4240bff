import { foldCase, type Word } from '../../text/words.js';

const meanings: Record<string, string> = {
  smb: 'small business|small and medium|small-business',
  b2b: 'business-to-business|business clients|business customers',
  arr: 'annual recurring revenue',
  mrr: 'monthly recurring revenue',
  qbr: 'quarterly business review',
  ehr: 'epic|cerner|meditech|electronic health record|electronic medical record',
  emr: 'epic|cerner|meditech|electronic health record|electronic medical record',
  crm: 'salesforce|hubspot|dynamics|zoho|customer relationship',
  erp: 'sap|netsuite|oracle|dynamics|enterprise resource',
  adl: 'activities of daily living|daily living activities',
  etl: 'data pipeline|extract',
  ci: 'jenkins|github actions|gitlab|circleci|continuous integration',
  sdr: 'sales development representative',
  rn: 'registered nurse',
  cna: 'certified nursing assistant',
  kpi: 'key performance indicator',
  faq: 'frequently asked',
  roi: 'return on investment',
  hr: 'human resources',
  qa: 'quality assurance',
  pr: 'public relations|press',
  ui: 'user interface',
  ux: 'user experience',
  pto: 'parent teacher',
  pos: 'point of sale|point-of-sale|register',
  ot: 'overtime',
  us: 'united states|usa|u.s.',
  usa: 'united states|u.s.',
  uk: 'united kingdom',
};

/** standsFor is true where an abbreviation and its words stand for each other, in either direction. */
export function standsFor(word: Word, { text, lower }: { text: string; lower: string }): boolean {
  const key = word.key.replace(/s$/, '');
  if ((meanings[word.key] ?? meanings[key])?.split('|').some((phrase) => lower.includes(phrase))) return true;
  return /^\p{Lu}{3,6}s?$/u.test(word.text) && initialsOf(text).includes(key);
}

let last = { original: '', initials: '' };

/** The first letters of all words in a row; kept for the text asked about last, because one resume gets hundreds of questions. */
function initialsOf(original: string): string {
  if (last.original === original) return last.initials;
  const words = original.match(/[\p{L}\p{N}]+|[.;\n|]/gu) ?? [];
  const initials = words
    .filter((each) => !/^(?:and|of|the|for|in)$/i.test(each))
    .map((each) => foldCase(each).charAt(0))
    .join('');
  last = { original, initials };
  return initials;
}
