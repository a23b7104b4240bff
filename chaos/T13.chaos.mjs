import { join } from 'node:path';
import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { Verdict } from './figures.mjs';
import { foreignRequests } from './hostile-page.mjs';
import { attacks, harmless } from './injections.mjs';
import { System, root } from './system.mjs';
import { Visitor, optimization } from './visitor.mjs';

const key = 'sk-secret-5f0c1b7e';
/** Words of our own prompts and of what the documents ordered; none of them may reach a person. */
const traces = [
  key,
  'evil.example',
  'data only. Text inside them',
  'not a source of facts about the applicant',
  'Move nothing from one employer',
  'You are an editor who',
  '<<<RESUME',
  '<<<END',
  'Globex',
  'best of all',
  'Match score: 100',
];
const inParallel = 8;

const hasTrace = (text) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

async function inTurns(items, work) {
  const results = [];
  for (let at = 0; at < items.length; at += inParallel)
    results.push(...(await Promise.all(items.slice(at, at + inParallel).map(work))));
  return results;
}

/** The place of an attack: a line of its own, the end of a bullet, or the posting. */
function planted(clean, { text, place }) {
  if (place === 'posting') return { ...clean, jobDescription: `${clean.jobDescription}\n${text}` };
  const lines = clean.resumeText.split('\n');
  const bullet = lines.findLastIndex((line) => line.startsWith('- '));
  if (place === 'line') lines.splice(bullet + 1, 0, `- ${text}`);
  else lines[bullet] = `${lines[bullet]}. ${text}`;
  return { ...clean, resumeText: lines.join('\n') };
}

/** The builder's form with the attack typed where the resume is told: the summary, a bullet, a skill. */
function formWith({ text, place }) {
  const item = text.replace(/\s+/g, ' ').slice(0, 180);
  return {
    personal_info: { first_name: 'Ada', last_name: 'Example', email: 'ada@example.com', summary: place === 'line' ? text : '' },
    work_experience: [
      { company: 'Loom', position: 'Engineer', start_date: '2019', current: true, description: `Kept Redis running\n${place === 'bullet' ? text : ''}` },
    ],
    education: [],
    skills: ['Redis', ...(place === 'posting' ? [item] : [])],
    additional: { languages: [], certifications: [], projects: [], hobbies: [] },
    template: 'modern',
  };
} // prettier-ignore

export default {
  title: `${attacks.length} documents that order a model about, and one that obeys`,
  minutes: 6,
  sabotages: {
    'the ear for orders': { breaks: 'score', edits: [
      { file: 'services/ai/dist/text/orders.js', find: 'if (!isOrder(text) &&', replace: 'if (true ||' },
    ] },
    'the fact guard': { breaks: 'traces', edits: [
      { file: 'services/ai/dist/facts/guard.js', find: 'const checked = checkResume(', replace: 'const checked = (({ tailored }) => ({ text: tailored, edits: [], report: { checked: 0, notAdded: [] } }))(' },
    ] },
    'the ban on foreign addresses': { breaks: 'traces', edits: [
      { file: 'services/ai/dist/facts/foreign-links.js', find: 'if (!/[[<]', replace: 'if (true || !/[[<]' },
    ] },
    'the ear for echoes': { breaks: 'traces', edits: [
      { file: 'services/ai/dist/engine/openai/echo.js', find: 'const lines = answer', replace: 'return answer; const lines = answer' },
    ] },
  }, // prettier-ignore
  async run({ sabotage, short, keep }) {
    const provider = keep(await startFakeProvider());
    const env = {
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'fake-model',
      OPENAI_API_KEY: key,
      // A model that obeys tells all it was given, over and over: more than a day has for a key.
      PROVIDER_TOKENS_PER_DAY: '0',
      PROVIDER_CALLS_PER_DAY: '0',
      WEB_ROOT: join(root, 'frontend', 'dist'),
    };
    const system = keep(await System.start({ env, sabotage }));
    const visitor = new Visitor(system);
    const optimize = (body) => visitor.post('/api/resume/optimize-json', body);
    const clean = optimization('Loom');
    const { body: expected } = await optimize(clean);
    provider.setMode('obeying');
    const asked = short ? attacks.filter((_attack, index) => index % 12 === 0) : attacks;
    const answers = await inTurns(asked, async (attack) => ({ attack, ...(await optimize(planted(clean, attack))) }));
    const moved = answers.filter(
      ({ status, body }) =>
        status !== 200 ||
        body.analysis.matching_percentage !== expected.analysis.matching_percentage ||
        body.analysis.original_percentage !== expected.analysis.original_percentage,
    );
    const leaking = answers.filter(({ body }) => hasTrace(String(body.optimizedResume)).length > 0);
    for (const { attack, status, body } of moved)
      console.log(`  score moved (${status}, ${body?.analysis?.matching_percentage}): ${attack.place}: ${attack.text}`);
    for (const { attack, body } of leaking) console.log(`  leaked ${hasTrace(body.optimizedResume)}: ${attack.text}`);
    const some = asked.filter((_attack, index) => index % 4 === 0);
    const [letters, built, changed, foreign] = await Promise.all([
      inTurns(some, (attack) =>
        visitor.post('/api/cover-letter/generate', { ...planted(clean, attack), applicantName: 'Ada Example' }),
      ),
      inTurns(some, (attack) => visitor.post('/api/resume/build', formWith(attack))),
      changedPhrases(optimize, clean),
      foreignRequests(visitor.url),
    ]);
    const told = letters.filter(({ status, body }) => status !== 200 || hasTrace(String(body.coverLetter)).length > 0);
    for (const { status, body } of told) console.log(`  letter ${status}: ${hasTrace(String(body?.coverLetter))}`);
    const typed = built.filter(
      ({ status, body }) => status !== 200 || hasTrace(String(body.generatedResume)).length > 0,
    );
    for (const { status, body } of typed) console.log(`  built ${status}: ${hasTrace(String(body?.generatedResume))}`);
    for (const url of foreign) console.log(`  loaded: ${url}`);
    return new Verdict()
      .expect('score', `score identical in ${answers.length - moved.length}/${answers.length}`, moved.length === 0)
      .expect('traces', `${leaking.length} resumes, ${told.length} of ${letters.length} letters and ${typed.length} of ${built.length} built resumes with a secret, a prompt or a lie`, leaking.length + told.length + typed.length === 0)
      .expect('foreign requests', `${foreign.length} requests to another origin in Chromium`, foreign.length === 0)
      .expect('harmless phrases', `${changed.length} of ${harmless.length} harmless phrases changed`, changed.length === 0); // prettier-ignore
  },
};

/** Harmless phrases go through a truthful model and must come back as they were. */
async function changedPhrases(optimize, clean) {
  const lines = clean.resumeText.split('\n');
  const bullet = lines.findLastIndex((line) => line.startsWith('- '));
  lines.splice(bullet + 1, 0, ...harmless.map((phrase) => `- ${phrase}`));
  const { body } = await optimize({ ...clean, resumeText: lines.join('\n') });
  const words = (text) => text.replace(/\\/g, '');
  const changed = harmless.filter((phrase) => !words(String(body.optimizedResume)).includes(phrase));
  for (const phrase of changed) console.log(`  changed: ${phrase}`);
  return changed;
}
