import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import { analyse } from '../src/analysis/analyse.js';
import { BuiltInEngine } from '../src/engine/built-in/built-in.engine.js';
import { guardLetter, guardResume } from '../src/facts/guard.js';
import { inThisThread } from '../src/text-work/text-work.js';

/** Timing is what one whole request costs: tailored resume, check, analysis, letter, check. */
export interface Timing {
  requests: number;
  p95Ms: number;
  /** Resume and posting pairs whose four styles are not four different texts. */
  alike: number;
}

/** letterForm is what a person fills in for a letter. */
export const letterForm = { applicantName: 'Sam Lee', companyName: 'Acme', recipientName: 'Dr. Roy' };

export async function measureTiming(resumes: string[], postings: string[]): Promise<Timing> {
  const engine = new BuiltInEngine(inThisThread);
  const run = { signal: new AbortController().signal, onText: () => undefined };
  // As in the product, every step is given the same day.
  const today = new Date();
  const times: number[] = [];
  let alike = 0;
  for (const [row, resumeText] of resumes.entries()) {
    const jobDescription = postings[row % postings.length] ?? '';
    const texts = new Set<string>();
    for (const [column, style] of optimizeStyles.entries()) {
      // Processor time: the machine's other work is not ours.
      const began = process.cpuUsage();
      const { text: tailored } = await engine.tailor({ resumeText, jobDescription, style }, run);
      const { text } = guardResume({ original: resumeText, tailored, today, jobDescription });
      analyse({ jobDescription, originalResume: resumeText, tailoredResume: text, today });
      const letterStyle = coverLetterStyles[column % coverLetterStyles.length] ?? 'standard';
      const letter = await engine.writeLetter({ resumeText, jobDescription, style: letterStyle, ...letterForm }, run);
      guardLetter({ original: resumeText, form: letterForm, jobDescription, letter, today });
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1_000);
      texts.add(text);
    }
    if (texts.size < optimizeStyles.length) alike += 1;
  }
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    alike,
  };
}
