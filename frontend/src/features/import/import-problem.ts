const sentences = {
  not_json: 'This file is not valid JSON. Export it again as JSON Resume, or choose a PDF, Word or text file.',
  not_json_resume: 'This JSON file is not a JSON Resume (jsonresume.org, version 1.0.0).',
  other_version: 'This JSON Resume is of another version than 1.0.0, the one we can read.',
  nothing_found: 'We found no text we could use in this file.',
} as const;

/** ImportProblem says why a file cannot be the start of a resume; `field` is the place in it that is wrong. */
export class ImportProblem extends Error {
  constructor(
    readonly code: keyof typeof sentences,
    readonly field?: string,
  ) {
    super(field ? `${sentences[code]} The part “${field}” is not as it should be.` : sentences[code]);
    this.name = 'ImportProblem';
  }
}
