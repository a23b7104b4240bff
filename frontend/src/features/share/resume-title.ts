/** nameIn is the resume's first heading, which is the person's name, or ''. */
export function nameIn(markdown: string): string {
  const [, heading = ''] = /^#[ \t]+(\S.*)$/m.exec(markdown) ?? [];
  return heading.replace(/[*_`#\\]/g, '').trim();
}

/** resumeTitle is the person's name, cut to fit a tab, or the general title. */
export function resumeTitle(markdown: string): string {
  const name = nameIn(markdown);
  return name ? `${name.slice(0, 60)} – Resume` : 'Shared Resume';
}
