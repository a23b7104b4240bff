import type { Template } from './template.js';

/** academic is set in the type of papers and theses, for lists of publications, talks and posts of several pages. */
export const academic: Template = {
  typst: `
#let name(body) = block(below: 1em, sticky: true, text(size: size * 2, weight: "regular", fill: ink, body))
#let headline(body) = block(below: 0.7em, text(size: size * 1.05, style: "italic", fill: soft, plainly(body)))
#let contacts(pieces) = block(below: 0.6em, text(fill: soft, contacts-line(pieces)))
#let section-below = 0.85em
#let section(body) = block(
  above: gap * 1.05, below: section-below, sticky: true, width: 100%,
  text(size: size * 1.25, weight: "bold", fill: accent, body),
)
#let title-look(body) = text(size: size, weight: "bold", fill: ink, body)
#let names-look(body) = text(weight: "regular", style: "italic", fill: ink, body)
#let beside-look(body) = text(weight: "regular", fill: soft, body)
#let dates-look(body) = text(weight: "regular", style: "normal", fill: ink, body)
`,
  fonts: ['New Computer Modern', 'Libertinus Serif'],
  hasColouredLinks: true,
  accent: '#1e3a5f',
  settings: [
    { size: 10.8, margin: 2.3, leading: 0.62, spacing: 0.9, gap: 1.7 },
    { size: 10.3, margin: 2.1, leading: 0.58, spacing: 0.8, gap: 1.5 },
    { size: 9.8, margin: 1.9, leading: 0.54, spacing: 0.72, gap: 1.3 },
  ],
  word: {
    font: 'Times New Roman',
    size: 22,
    nameSize: 42,
    sectionSize: 26,
    margin: 1_260,
    sectionLine: 'none',
    isNameLight: true,
    isSlanted: true,
    tightness: 1,
  },
};
