import { describe, expect, test } from '@jest/globals';
import { toolsIn } from '../evidence/families.js';
import { linesOf } from '../text/data-file.js';
import { namesTool } from '../posting/tools.js';
import { skillsInText } from './context.js';

const toolWords = (text: string) => toolsIn(text).toolMatches.length;
const skillNames = (text: string) => skillsInText(text).map(({ skill }) => skill.name);

describe('a single letter is a language only where the words around it say so', () => {
  test.each([
    'Python, R, SQL',
    'Tableau · SAS · R',
    'Statistics in R and SPSS',
    'programming in R',
    'R (ggplot2)',
    'Experience with R',
    'Survival analysis in R/Bioconductor',
    'Python/R',
    'R',
  ])('%s', (text) => {
    expect(skillNames(text)).toContain('R');
    expect(toolWords(text)).toBeGreaterThan(0);
    expect(namesTool(text)).toBe(true);
  });
  test.each([
    'Prepared R&D claims for three breweries',
    'R & D manager',
    'R. Okonkwo, partner',
    'DALE R. HOLT',
    'Gage R&R studies',
    'Ms R. Pillay, Director',
    'Vacancy R-20418',
    'E X P E R I E N C E',
    'R 840 000 per annum',
    'Route R and route S',
    'Speaking 7.5 R 7.0 W 6.5',
  ])('no R in: %s', (text) => {
    expect(skillNames(text)).not.toContain('R');
    expect(toolWords(text)).toBe(0);
    expect(namesTool(text)).toBe(false);
  });
  test.each(['C and C++', 'Embedded C on STM32', 'drivers written in C', 'C, Python'])('C is meant in: %s', (text) => {
    expect(skillNames(text)).toContain('C');
  });
  test.each([
    'Licence category C, E',
    'Blocks A, B, C',
    'C-section recovery',
    'Vitamin C',
    'Hepatitis B and C clinics',
    'c. €4.2m outstanding',
    'GCSEs: English C, Maths D',
    'Reported to C-suite',
    '(c) Night guard, two sites',
  ])('no C in: %s', (text) => {
    expect(skillNames(text)).not.toContain('C');
  });
});

describe('a common word is a tool only where it is meant as its name', () => {
  test.each([
    'Excel models for the board',
    'Used Slack daily',
    'Word, Excel, Outlook',
    'Clean licence. Word, Outlook',
    'Prometheus · Go · Terraform',
    'Services in Go on a cluster',
    'Microsoft Teams',
    'Opera PMS',
    'Java 17',
    'Outlook calendars of two directors',
  ])('%s', (text) => {
    expect(toolWords(text)).toBeGreaterThan(0);
  });
  test.each([
    'Excel at customer care',
    'Excels under pressure',
    'Led Teams of 12',
    'Team Leader, nights',
    'Word of mouth sales',
    'Go the extra mile',
    'Go-live support',
    'Front desk, weekends',
    'Swift action in emergencies',
    'Head Chef de Partie',
    'Slack season maintenance',
    'Certified trainer',
    'Project Name and site',
  ])('none in: %s', (text) => {
    expect(toolWords(text)).toBe(0);
  });
  test.each(['Own car and access to a van', 'Access control and CCTV', 'Access to transport'])(
    'no database in: %s',
    (text) => {
      expect(skillNames(text)).not.toContain('Access');
      expect(namesTool(text)).toBe(false);
    },
  );
});

test.each(['lexicon/abbreviations-in-s.txt', 'lexicon/ordinary-uses.txt'])('%s is sorted, no line twice', (file) => {
  const lines = linesOf(file);
  expect(lines).toEqual([...new Set(lines)].sort());
});
