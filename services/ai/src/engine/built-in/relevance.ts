import { skillsInText } from '../../lexicon/context.js';
import { findKeywords, type Keyword } from '../../analysis/keywords.js';
import { findSkillByName, foldName, type Skill } from '../../lexicon/lexicon.js';
import { contentStems } from '../../lexicon/facets.js';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { splitWords, stem } from '../../text/words.js';

/** Target is what a posting asks for, ready to weigh a person's own lines against. */
export class Target {
  readonly title: string;
  readonly keywords: readonly Keyword[];
  private readonly bySkill = new Map<Skill, Keyword>();
  private readonly byTerm = new Map<string, Keyword>();
  private readonly wording: Set<string>;
  /** The lines weighed so far: texts repeat lines, and are weighed more than once. */
  private readonly weights = new Map<string, number>();

  constructor(jobDescription: string) {
    this.title = findJobTitle(jobDescription);
    this.keywords = findKeywords(jobDescription);
    this.wording = new Set(contentStems(jobDescription));
    for (const keyword of this.keywords) {
      if (keyword.skill) this.bySkill.set(keyword.skill, keyword);
      else this.byTerm.set(foldName(keyword.term), keyword);
    }
  }

  /** The keywords a line speaks of, the weightiest first. */
  keywordsIn(line: string): Keyword[] {
    const named = new Set(skillsInText(line).flatMap((match) => this.bySkill.get(match.skill) ?? []));
    const folded = ` ${foldName(line)} `;
    for (const [term, keyword] of this.byTerm) if (folded.includes(` ${term} `)) named.add(keyword);
    return [...named].sort((a, b) => b.weight - a.weight);
  }

  /** How much a line says for this job: keywords first, then shared wording, then a figure. */
  weigh(line: string): number {
    const weight = this.weights.get(line) ?? this.weighAnew(line);
    this.weights.set(line, weight);
    return weight;
  }

  private weighAnew(line: string): number {
    const keywords = this.keywordsIn(line).reduce((sum, keyword) => sum + keyword.weight, 0);
    const shared = new Set(splitWords(line).map((word) => stem(word.key)));
    const wording = [...shared].filter((each) => this.wording.has(each)).length;
    return keywords + 0.12 * wording + (/\d/.test(line) ? 0.15 : 0);
  }

  /** The keyword a single entry of a skills list answers. */
  keywordOf(item: string): Keyword | undefined {
    const bare = item.replace(/(?:(?<!\s)\s+)?\([^()]*\)$/, '');
    const skill = findSkillByName(bare);
    return (skill && this.bySkill.get(skill)) ?? this.byTerm.get(foldName(bare));
  }
}
