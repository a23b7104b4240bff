import type { Template } from './template.js';

/** serif is set like a book: a centred name, headings in spaced capitals with a line, employers slanted. */
export const serif: Template = {
  typst: `
#let name(body) = block(below: 1em, sticky: true, width: 100%,
  align(center, text(size: size * 2.3, weight: "regular", fill: accent, body)))
#let headline(body) = block(below: 0.7em, width: 100%, align(center, text(size: size * 1.12, style: "italic", fill: soft, plainly(body))))
#let contacts(pieces) = block(below: 0.6em, width: 100%, align(center, text(fill: soft, contacts-line(pieces))))
#let section-below = 0.85em
// Words in capitals look like the others, and are read as they were written: small capitals of capitals would be read
// as small letters.
#let capitals-small(body) = {
  show regex("\\p{Lu}{2,}"): word => {
    let letters = word.text.clusters()
    letters.first() + text(size: 0.8em, letters.slice(1).join())
  }
  smallcaps(body)
}
#let section(body) = block(
  above: gap * 1.1, below: section-below, sticky: true, width: 100%, inset: (bottom: 0.35em), stroke: (bottom: 0.5pt + accent),
  text(size: size * 1.25, fill: accent, tracking: 0.02em, capitals-small(body)),
)
#let names-look(body) = text(weight: "regular", style: "italic", fill: ink, body)
#let beside-look(body) = text(weight: "regular", fill: soft, body)
#let dates-look(body) = text(weight: "regular", style: "normal", fill: soft, body)
`,
  fonts: ['Libertinus Serif'],
  accent: '#1f2937',
  settings: [
    { size: 11.5, margin: 2.1, leading: 0.62, spacing: 0.9, gap: 1.5 },
    { size: 11, margin: 1.9, leading: 0.57, spacing: 0.8, gap: 1.3 },
    { size: 10.3, margin: 1.7, leading: 0.53, spacing: 0.7, gap: 1.05 },
  ],
  word: {
    font: 'Cambria',
    size: 22,
    nameSize: 46,
    sectionSize: 27,
    margin: 1_140,
    isNameCentred: true,
    isNameLight: true,
    hasSmallCapitals: true,
    sectionLine: 'below',
    isSlanted: true,
    tightness: 1,
  },
};
