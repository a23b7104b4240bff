import { readRolesOf, type LineRole } from '@tailwright/resume-text/document/line-roles';
import { roleFeatures } from '@tailwright/resume-text/document/role-features';
import { printedPage } from '@tailwright/resume-text/lines/logical-lines';
import { readResumesWithRoles } from '../eval/labelled-roles.js';

/** RoleExample is a resume as the second tagger sees it, and what each of its lines really is; undefined where nobody can say. */
export interface RoleExample {
  isHeldOut: boolean;
  features: string[][];
  roles: (LineRole | undefined)[];
}

/** readRoleExamples reads the labelled resumes of eval/roles once and lists the features of their lines. */
export function readRoleExamples(): RoleExample[] {
  return readResumesWithRoles().map(({ first, isHeldOut, roles }) => {
    const shapes = printedPage(first.text)?.shapes ?? [];
    const read = readRolesOf(first).map(({ role }) => role);
    return { isHeldOut, features: roleFeatures(shapes, read), roles };
  });
}
