import { paths } from './paths';

interface NavLink {
  label: string;
  to: string;
  /** Paths under which the link is highlighted; aliases of a screen highlight the same link. */
  activeUnder: readonly string[];
}

export const navLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home, activeUnder: [] },
  { label: 'Resume Optimizer', to: paths.resumeOptimizer, activeUnder: [paths.resumeOptimizer, paths.optimize] },
  { label: 'Cover Letter', to: paths.coverLetter, activeUnder: [paths.coverLetter, paths.coverLetterGenerator] },
  { label: 'Pricing', to: paths.pricing, activeUnder: [] },
];

/** isActive: Home on exactly `/`; the others by path prefix. Pricing is a part of Home and never active itself. */
export function isActive(link: NavLink, pathname: string): boolean {
  if (link.to === paths.home) return pathname === paths.home;
  return link.activeUnder.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
