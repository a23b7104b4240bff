import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from '@tailwright/resume-text/text/clean-text';
import { findFurniture, withoutFurniture } from '@tailwright/resume-text/lines/furniture';
import { featuresOf } from '@tailwright/resume-text/lines/line-features';
import { shapeOf } from '@tailwright/resume-text/lines/line-shape';
import { lineLabels, type LineLabel } from '@tailwright/resume-text/lines/line-tagger';
import { physicalLines } from '@tailwright/resume-text/page/physical-lines';
import type { ChainExample } from './fit-chain.js';
import type { LabelledLine } from './vary.js';

/** readLabelledResumes reads the files of a folder: a label, a tab and a line of a resume in each line. */
export function readLabelledResumes(folder: string): { name: string; lines: LabelledLine[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.tsv$/, ''),
      lines: readFileSync(join(folder, file), 'utf8')
        .replace(/\n$/, '')
        .split('\n')
        .map((row) => {
          const tab = row.indexOf('\t');
          return { label: row.slice(0, tab) as LabelledLine['label'], text: row.slice(tab + 1) };
        }),
    }));
}

/** exampleOf runs the product's own steps up to the tagger on a labelled resume. */
export function exampleOf(lines: LabelledLine[]): ChainExample<LineLabel> {
  const text = lines.map((line) => line.text).join('\n');
  const cleaned = cleanText(text);
  const starts = lineStarts(cleaned);
  const printed = physicalLines(cleaned);
  const physical = withoutFurniture(printed, findFurniture(printed));
  const labels = physical.map((line) => {
    const label = lines[starts.findLastIndex((start) => start <= line.start)]?.label ?? 'prose';
    return label === 'blank' ? 'prose' : label;
  });
  const unknown = labels.find((label) => !lineLabels.includes(label));
  if (unknown !== undefined) throw new Error(`No such label: ${unknown}`);
  return { features: featuresOf(physical.map(shapeOf)), labels };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
