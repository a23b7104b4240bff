import type { Analysis } from '@tailwright/contracts/analysis';

export interface AnalysisInput {
  jobDescription: string;
  originalResume: string;
  tailoredResume: string;
}

/** analyse compares the posting with the resume before and after tailoring. Pure and deterministic. */
export function analyse(_input: AnalysisInput): Analysis {
  return {
    matching_percentage: 0,
    original_percentage: 0,
    enough_requirements: false,
    formula_version: '1',
    added_keywords: [],
    missing_keywords: [],
    improvement_areas: [],
    keywords: [],
  };
}
