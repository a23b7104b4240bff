import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { isUnderstood, languageOf } from './language.js';
import { readPosting } from './read-posting.js';

const posting = `Night Baker
Cobnut Bakery | Leeds | £14.20 an hour

Cobnut has been baking for the north since 1988. We're a family of forty and we love bread.

What you'll do
- Mix, shape and bake sourdough
- Scale ingredients and complete batch sheets
- Clean down at the end of the shift

What you'll need
• Two years in a craft bakery
• Level 2 Food Hygiene certificate
• Experience with deck ovens or rotary ovens
• Available from 10 pm, five nights a week

Nice to have
• NVQ in bakery
• You can speak Polish

What we offer
28 days of holiday, a pension, and all the bread you can carry.

We are an equal opportunity employer. You must have the right to work in the UK. Please apply with a CV.
`;

const textsOf = (text: string) => readPosting(text).map((each) => each.text);

describe('a posting', () => {
  test('is listed as what it asks, in its order, without company, benefits, law and application', () => {
    expect(readPosting(posting).map(({ text, strength, kind }) => `${strength} ${kind}: ${text}`)).toEqual([
      'mentioned duty: Mix, shape and bake sourdough',
      'mentioned duty: Scale ingredients',
      'mentioned duty: complete batch sheets',
      'mentioned duty: Clean down at the end of the shift',
      'required years: Two years in a craft bakery',
      'required credential: Level 2 Food Hygiene certificate',
      'required skill: Experience with deck ovens or rotary ovens',
      'required availability: Available from 10 pm, five nights a week',
      'preferred degree: NVQ in bakery',
      'preferred language: speak Polish',
      'required availability: the right to work in the UK',
    ]);
  });

  test('keeps every statement verbatim at its place', () => {
    for (const { text, span } of readPosting(posting)) expect(posting.slice(span.start, span.end)).toBe(text);
  });

  test('gives its conditions no score', () => {
    const unscored = readPosting(posting).filter(({ isScored }) => !isScored);
    expect(unscored.map(({ kind }) => kind)).toEqual(['availability', 'availability']);
  });

  test('gives each statement an id that only its text and place decide', () => {
    const ids = readPosting(posting).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(readPosting(posting).map(({ id }) => id)).toEqual(ids);
  });

  test('points into the posting as given when it is Markdown or HTML', () => {
    const marked = '## Requirements\r\n* **Forklift licence** (counterbalance)\r\n* R&amp;D experience\r\n';
    const html = '<h2>Requirements</h2><ul><li>Forklift licence</li><li>Two years of order picking</li></ul>';
    expect(textsOf(marked)).toEqual(['Forklift licence (counterbalance)', 'R&D experience']);
    expect(readPosting(html).map(({ span }) => html.slice(span.start, span.end))).toEqual([
      'Forklift licence',
      'Two years of order picking',
    ]);
  });

  test('lists a statement broken over two lines as one', () => {
    const wrapped = 'Requirements\n- Experience in the design of potable water networks and\n  pumping stations\n- EIT';
    expect(textsOf(wrapped)).toEqual([
      'Experience in the design of potable water networks and pumping stations',
      'EIT',
    ]);
  });

  test('lists a statement that stands in it twice once, with the greater strength', () => {
    const twice = 'Nice to have\n- Forklift licence\n\nRequirements\n- Forklift licence\n- Two years in a warehouse';
    expect(readPosting(twice).map(({ text, strength }) => [text, strength])).toEqual([
      ['Forklift licence', 'required'],
      ['Two years in a warehouse', 'required'],
    ]);
  });
});

describe('criteria that are counted by letters', () => {
  const counted = `Head of Archives

Essential
A1  Long experience of running a record office in the public sector
A2  Knowledge of cataloguing standards for paper and born-digital collections
A3  Ability to win grants from trusts and foundations
Desirable
B1  Experience of working with schools
B2  Understanding of data protection law`;

  test('are one requirement each, without their number', () => {
    expect(readPosting(counted).map(({ text, strength }) => [strength, text])).toEqual([
      ['required', 'Long experience of running a record office in the public sector'],
      ['required', 'Knowledge of cataloguing standards for paper and born-digital collections'],
      ['required', 'Ability to win grants from trusts and foundations'],
      ['preferred', 'Experience of working with schools'],
      ['preferred', 'Understanding of data protection law'],
    ]);
  });

  test('are told from levels of a language', () => {
    expect(textsOf('Requirements\nC1 English\nB2 German\nTwo years of reception work')).toEqual([
      'C1 English',
      'B2 German',
      'Two years of reception work',
    ]);
  });
});

describe('what tells of the advert, the employer or the offer asks nothing', () => {
  const asks = 'Must haves:\nTwo years of Scala\nKnowledge of card schemes';
  test.each([
    ['what is paid', 'Relocation flight, visa fee and the first exam paid; six weeks of housing'],
    ['when the place is shut', 'We have no late shifts and are closed on public holidays'],
  ])('%s', (_case, text) => {
    expect(textsOf(`Dental Nurse\n\n${asks}\n\n${text}.`)).toEqual(['Two years of Scala', 'Knowledge of card schemes']);
  });
});

describe('a text that is hardly a posting', () => {
  test('of one sentence is read by what it names', () => {
    expect(textsOf('We are looking for a bookkeeper with five years of QuickBooks experience.')).toEqual([
      'five years of QuickBooks experience',
    ]);
  });

  test('of benefits only asks nothing', () => {
    expect(textsOf('What we offer\n- 30 days of vacation\n- 401(k) with match\n- Dental and vision insurance')).toEqual(
      [],
    );
    expect(textsOf('We offer 30 days of vacation, a 401(k) with match and free lunch.')).toEqual([]);
  });

  test('of bullet fragments lists each of them', () => {
    expect(textsOf('• Java\n• 5+ yrs\n• SQL, NoSQL\n• BSc\n• on-call')).toEqual([
      'Java',
      '5+ yrs',
      'SQL, NoSQL',
      'BSc',
      'on-call',
    ]);
  });

  test('in capitals has its headings and sections all the same', () => {
    const capitals =
      'COOK\nREQUIREMENTS:\nTWO YEARS OF LINE COOKING\nSERVSAFE PREFERRED\nDUTIES:\nPREPARE SAUCES\nBENEFITS:\nPAID VACATION\nWE ARE AN EQUAL OPPORTUNITY EMPLOYER.';
    expect(readPosting(capitals).map(({ text, strength }) => [text, strength])).toEqual([
      ['TWO YEARS OF LINE COOKING', 'required'],
      ['SERVSAFE PREFERRED', 'preferred'],
      ['PREPARE SAUCES', 'mentioned'],
    ]);
  });

  test('of two jobs lists what both ask', () => {
    const two =
      'Line Cook\nRequirements:\n- Two years of line cooking\nBenefits:\n- Free meals\n\nDriver\nRequirements:\n- Clean driving licence\nBenefits:\n- Free meals';
    expect(textsOf(two)).toEqual(['Two years of line cooking', 'Clean driving licence']);
  });

  test('of three hundred requirements loses none of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => `- Experience with system number ${index}`);
    expect(readPosting(['Requirements', ...many].join('\n'))).toHaveLength(300);
  });

  test('that is a resume asks nothing', () => {
    const resume =
      'Ana Ruiz\nana.ruiz@example.com\n\nExperience\nHead Baker, Cobnut, 2019 - present\n- Baked sourdough for five shops\nBaker, Rye & Sons, 2015 - 2019\n- Experience with deck ovens\n\nSkills\nFood hygiene certificate';
    expect(textsOf(resume)).toEqual([]);
    expect(textsOf(posting)).not.toEqual([]);
  });

  test('in a language that is not read is said to be so', () => {
    const polish =
      'Wymagania\n- doświadczenie w pracy na podobnym stanowisku\n- znajomość języka angielskiego oraz obsługi komputera\nOferujemy\n- stabilne zatrudnienie na podstawie umowy o pracę';
    expect([languageOf(polish), isUnderstood(polish)]).toEqual(['pl', false]);
    expect([languageOf('応募条件\n・看護師免許\n・経験3年以上'), isUnderstood('応募条件\n・看護師免許')]).toEqual([
      'other',
      false,
    ]);
    expect([languageOf(posting), isUnderstood(posting)]).toEqual(['en', true]);
  });
});

describe('hostile text', () => {
  test('of 20,000 times one character takes no longer than 50 ms', () => {
    readPosting(posting);
    const characters = [
      'a',
      'A',
      '1',
      ' ',
      '-',
      '(',
      ')',
      ',',
      ';',
      '.',
      ':',
      '#',
      '*',
      '<',
      '&',
      '/',
      '\n',
      '•',
      'é',
      '漢',
      '\u200b',
      '"',
    ];
    for (const character of characters) {
      const text = character.repeat(20_000);
      // Processor time: the machine's other work is not ours. The least of three runs has no pause of the collector in it.
      const took = [1, 2, 3].map(() => {
        const began = process.cpuUsage();
        readPosting(text);
        isUnderstood(text);
        const { user, system } = process.cpuUsage(began);
        return (user + system) / 1_000;
      });
      expect({ character, isFast: Math.min(...took) <= 50 }).toEqual({ character, isFast: true });
    }
  });

  test('changes nothing between two readings', () => {
    const digest = () =>
      createHash('sha256')
        .update(JSON.stringify(readPosting(posting)))
        .digest('hex');
    expect(digest()).toBe(digest());
  });
});

test('half of a sentence that says whom one reports to asks for nothing', () => {
  const found = readPosting(
    'Duties\nYou will report to the Plant Superintendent and direct four foremen and up to 40 fitters.',
  );
  expect(found.map(({ text }) => text)).toEqual(['direct four foremen and up to 40 fitters']);
});
