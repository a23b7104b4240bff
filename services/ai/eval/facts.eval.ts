// `npm run eval -- facts --resume FILE.txt --lines FILE.jsonl [--json]`: anybody's lines about anybody's resume (fields
// resume, tailored, faithful): what is caught, what is wrongly flagged.
import { asked, refuse } from './asked.js';
import { judgeLines, readLinesOf, tally } from './lines.js';
import { percent, share } from './print.js';

const { resume = [], lines, json } = asked;
if (resume.length === 0 || lines === undefined)
  refuse('facts needs --resume FILE.txt and --lines FILE.jsonl (fields resume, tailored, faithful).');

const judged = judgeLines(readLinesOf(lines), resume);
for (const { line, isDoubted } of judged) {
  if (isDoubted === line.faithful) console.log(`${isDoubted ? 'flagged' : 'missed '}  ${line.tailored}`);
}
const figures = tally(judged);
const { planted, caught, honest, flagged } = figures;
console.log(`caught ${caught} of ${planted} fabricated lines (${percent(share(caught, planted))}, target 85 %)`);
console.log(`flagged ${flagged} of ${honest} honest lines (${percent(share(flagged, honest))}, target 10 %)`);
if (json) console.log(JSON.stringify(figures));
if (caught < planted * 0.85 || flagged > honest * 0.1) process.exitCode = 1;
