import { commonWords } from '../data/common-words.data.js';
import { credentialWords } from '../data/credential-words.data.js';
import { degreeWords } from '../data/degree-words.data.js';
import { detailVerbs } from '../data/detail-verbs.data.js';
import { institutionWords } from '../data/institution-words.data.js';
import { languageNames } from '../data/language-names.data.js';
import { organizationWords } from '../data/organization-words.data.js';
import { placeNames } from '../data/place-names.data.js';
import { titleWords } from '../data/title-words.data.js';
import { toolNames } from '../data/tool-names.data.js';
import { WordList } from './word-list.js';

/** titles holds the words that mark a job title: "nurse", "team lead". */
export const titles = new WordList(titleWords);
/** organizations holds the words that mark the name of an employer: "inc", "hospital". */
export const organizations = new WordList(organizationWords);
/** institutions holds the words that mark a place of learning: "university", "high school". */
export const institutions = new WordList(institutionWords);
/** degrees holds the names of degrees, diplomas and school certificates. */
export const degrees = new WordList(degreeWords);
/** credentials holds licences, certificates and the letters people write behind their names. */
export const credentials = new WordList(credentialWords);
/** places holds countries, states and towns. */
export const places = new WordList(placeNames);
/** verbs holds the verbs, in every form, that begin a line about what somebody did. */
export const verbs = new WordList(detailVerbs);
/** common holds common words of six letters and more: with `verbs`, what a word broken in two may be. */
export const common = new WordList(commonWords);
/** languages holds the names of languages. */
export const languages = new WordList(languageNames);
/** tools holds programs and systems by their names: "excel", "google sheets". */
export const tools = new WordList(toolNames);
