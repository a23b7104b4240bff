import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { answerFormat, readAnswer, readPartialAnswer } from './answer.js';
import type { Format } from './answer-format.js';
import type { Prompt } from './chat.js';
import { editsShape } from './edits/edits.prompt.js';
import { type Proposals, editsFormat, hasAllEdits, readEdits } from './edits/edits-answer.js';
import { objectionsShape } from './edits/second-reading.prompt.js';
import { type Objection, objectionsFormat, readObjections } from './edits/objections-answer.js';
import { quotesShape } from './quotes/quotes.prompt.js';
import { type ProposedQuote, isTooMuch, quotesFormat, readQuotes } from './quotes/quotes-answer.js';

/** Question is what a model is asked, and how its answer is read. */
export interface Question<T> {
  prompt: Prompt;
  schema: ResponseFormatJSONSchema;
  /** What each form of answer is asked for with; a form that is missing cannot hold the answer. */
  forms: Partial<Record<Format, string>>;
  /** A question that can be left out makes no use of the last of the budget, and its faults trouble nobody. */
  isOptional?: boolean;
  /** Throws EngineFault. */
  read(raw: string): T;
  /** Told a few times a second what has come so far. */
  onPartial?(raw: string): void;
  /** True when what has come is all that will be read: the rest is not waited for. */
  isEnough?(raw: string): boolean;
}

const wholeDocument = 'Answer with one JSON object {"markdown": "…"} that holds the whole document, and nothing else.';

/** documentQuestion asks for one whole document. */
export function documentQuestion(prompt: Prompt, onText: (textSoFar: string) => void): Question<string> {
  return {
    prompt,
    schema: answerFormat,
    forms: {
      json_schema: wholeDocument,
      json_object: wholeDocument,
      plain: 'Answer with the Markdown document alone.',
    },
    read: readAnswer,
    onPartial: (raw) => onText(readPartialAnswer(raw)),
  };
}

/** editsQuestion asks for edits that cite their lines; bare Markdown cannot hold them. */
export function editsQuestion(
  prompt: Prompt,
  more: Pick<Question<Proposals>, 'onPartial' | 'isOptional'>,
): Question<Proposals> {
  return {
    prompt,
    schema: editsFormat,
    forms: jsonOf(editsShape),
    read: readEdits,
    isEnough: hasAllEdits,
    ...more,
  };
}

/** objectionsQuestion asks what edits say beyond their lines. */
export function objectionsQuestion(prompt: Prompt): Question<Objection[]> {
  return {
    prompt,
    schema: objectionsFormat,
    forms: jsonOf(objectionsShape),
    isOptional: true,
    read: readObjections,
  };
}

/** quotesQuestion asks which words of a resume show what the code did not find. */
export function quotesQuestion(prompt: Prompt): Question<ProposedQuote[]> {
  return {
    prompt,
    schema: quotesFormat,
    forms: jsonOf(quotesShape),
    isOptional: true,
    read: readQuotes,
    isEnough: isTooMuch,
  };
}

function jsonOf(shape: string): Question<unknown>['forms'] {
  const rule = `Answer with one JSON object of this form, and nothing else: ${shape}`;
  return { json_schema: rule, json_object: rule };
}
