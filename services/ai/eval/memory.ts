import { coverLetterStyles } from '@tailwright/contracts/cover-letter';
import { optimizeStyles } from '@tailwright/contracts/optimize';
import type { textTasks } from '../src/text-work/text-work.js';
import { TextThread } from '../src/text-work/text-thread.js';
import { textWorkProgram } from '../src/text-work/text-threads.js';
import { letterForm } from './timing.js';

/**
 * measureMemory gives the most that this process holds, in MiB above what it holds while a thread is ready and has nothing
 * to do, when every resume is tailored, checked, scored and gets a letter in every style. The work is done in a thread as
 * the worker has it, with its limit.
 */
export async function measureMemory(resumes: string[], postings: string[]): Promise<number> {
  const thread = new TextThread(textWorkProgram);
  await thread.started;
  const idleBytes = process.memoryUsage().rss;
  let mostBytes = idleBytes;
  for (const [row, resumeText] of resumes.entries()) {
    const jobDescription = postings[row % postings.length] ?? '';
    for (const [column, style] of optimizeStyles.entries()) {
      const request = { resumeText, jobDescription, style };
      const tailored = await thread.work({ name: 'built-in.tailor', input: request }, undefined);
      const draft = { ...(tailored as ReturnType<(typeof textTasks)['built-in.tailor']>), askedAt: new Date() };
      await thread.work({ name: 'optimize.complete', input: { request, draft } }, undefined);
      const letterStyle = coverLetterStyles[column % coverLetterStyles.length] ?? 'standard';
      const letter = { resumeText, jobDescription, style: letterStyle, ...letterForm };
      await thread.work({ name: 'built-in.write-letter', input: letter }, undefined);
      mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
    }
  }
  await thread.close();
  return (mostBytes - idleBytes) / 2 ** 20;
}
