import type { Template } from './template.js';

/** compact puts an entry's title, employer and dates on one line and leaves less room between things. */
export const compact: Template = {
  typst: `
#let name(body) = block(below: 0.85em, sticky: true, text(size: size * 1.9, weight: "bold", fill: accent, body))
#let headline(body) = block(below: 0.6em, text(size: size * 1.1, fill: soft, plainly(body)))
#let contacts(pieces) = block(below: 0.5em, text(size: size * 0.96, fill: soft, contacts-line(pieces)))
#let section-below = 0.65em
#let section(body) = block(
  above: gap * 1.1, below: section-below, sticky: true, width: 100%, inset: (bottom: 0.25em), stroke: (bottom: 0.5pt + hairline),
  text(size: size * 1.05, weight: "bold", fill: accent, body),
)
#let entry-gap = data.gap * 0.85em
#let own-entry(part, above, under) = {
  let title = title-look(words(part.title)) + if under != none { names-look[, ] + under }
  let dates = dates-box(dates-look, part)
  block(above: above, below: entry-below, sticky: part.staysWithNext, breakable: false, width: 100%, layout(area => {
    if dates == none { heading(level: 3, title) } else {
      let fits(body) = measure(body).width + measure(dates).width + 1.2 * size <= area.width
      if fits(title) { heading(level: 3, pair(title, dates)) } else {
        let first = title-look(words(part.title))
        heading(level: 3, if fits(first) { pair(first, dates) } else { first })
        if under != none { par(under) }
        if not fits(first) { par[#h(1fr) #dates] }
      }
    }
  }))
}
`,
  accent: '#1f2937',
  settings: [
    { size: 9.6, margin: 1.6, leading: 0.55, spacing: 0.7, gap: 1.25 },
    { size: 9.2, margin: 1.4, leading: 0.52, spacing: 0.64, gap: 1.1 },
    { size: 8.8, margin: 1.25, leading: 0.5, spacing: 0.6, gap: 0.95 },
  ],
  word: {
    font: 'Calibri',
    size: 19,
    nameSize: 36,
    sectionSize: 21,
    margin: 800,
    sectionLine: 'below',
    isOneLine: true,
    tightness: 0.7,
  },
};
