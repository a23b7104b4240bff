import { endsWithTitle } from './titles.js';

const remark =
  /^(?:c?gpa|atar|wam|grades?|(?:final |overall )?(?:grade|mark|result|score|average|classification)s?|thesis|dissertation|(?:relevant |completed )?coursework|relevant|honou?rs|dean(?=['’]s)|awards?|scholarships?|minor|majors?|concentration|subjects?|units?|modules?|electives?|activities|societies)(?!\p{L})/iu;

/** isStudyRemark is true for a line that says more of the degree above it: its grade, its subjects, a thesis, a prize. */
export function isStudyRemark(text: string): boolean {
  // "Unit Manager, Harbour Care" is a post.
  return remark.test(text) && !endsWithTitle(text.split(/[,:(|–—]/)[0]?.trim() ?? '');
}
