/** resumeTitle is the resume's first heading, cut to fit a tab, or the general title. */
export function resumeTitle(markdown: string): string {
  const heading = /^#\s+(\S.*)$/m
    .exec(markdown)?.[1]
    ?.replace(/[*_`#]/g, '')
    .trim();
  return heading ? `${heading.slice(0, 60)} – Resume` : 'Shared Resume';
}
