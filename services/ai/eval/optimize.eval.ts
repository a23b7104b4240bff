// `npm run eval -- optimize --resume FILE --job FILE --style S [--engine built-in] [--tailored FILE.md]`: what the person
// would get, as one line of JSON: the tailored resume, its analysis and the fact check. With --tailored a text that
// exists already is checked and scored in place of the engine's.
import { readFileSync } from 'node:fs';
import { OptimizeStyle } from '@tailwright/contracts/optimize';
import { modelDefault } from '../src/config.js';
import { BuiltInEngine } from '../src/engine/built-in/built-in.engine.js';
import { chooseEngine } from '../src/engine/choose-engine.js';
import type { Engine, Run } from '../src/engine/engine.js';
import { completeOptimization } from '../src/results/complete-optimization.js';
import { asked, refuse } from './asked.js';
import { inThisThread } from '../src/text-work/text-work.js';

const { resume: [resume] = [], job } = asked;
const style = OptimizeStyle.safeParse(asked.style);
const engine = await engineNamed(asked.engine);
if (resume === undefined || job === undefined || !style.success || !engine)
  refuse('optimize needs --resume FILE, --job FILE, --style STYLE and, if any, --engine built-in.');

const request = {
  resumeText: readFileSync(resume, 'utf8'),
  jobDescription: readFileSync(job, 'utf8'),
  style: style.data,
};
const run: Run = { signal: new AbortController().signal, onText: () => undefined };
const written =
  asked.tailored === undefined
    ? await engine.tailor(request, run)
    : { text: readFileSync(asked.tailored, 'utf8'), edits: [] };
const body = completeOptimization({ request, draft: { ...written, askedAt: new Date() } }, () => undefined);
console.log(JSON.stringify({ ...body, originalResume: request.resumeText, engine: engine.name }));

/** Without a name it is the engine the environment plugs in, as in the product. */
async function engineNamed(name: string | undefined): Promise<Engine | undefined> {
  if (name === 'built-in') return new BuiltInEngine(inThisThread);
  if (name !== undefined) return undefined;
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = modelDefault } = process.env;
  const settings = { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS: 60_000 };
  return chooseEngine(settings, inThisThread);
}
