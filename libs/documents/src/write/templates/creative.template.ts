import { type Template, usualSettings } from './template.js';

/** creative has a large name and a bar of its colour before each section. */
export const creative: Template = {
  typst: `
#let name(body) = block(below: 1em, sticky: true, text(size: size * 2.5, weight: "bold", fill: accent, body))
#let section(body) = block(
  above: gap * 1.1, below: section-below, sticky: true, width: 100%, inset: (x: 0.6em, y: 0.15em),
  stroke: if turned { (right: 2.5pt + accent) } else { (left: 2.5pt + accent) },
  text(size: size * 1.2, weight: "bold", fill: accent, body),
)
#let headline(body) = block(below: 0.8em, text(size: size * 1.15, fill: soft, plainly(body)))
`,
  hasColouredLinks: true,
  accent: '#0f766e',
  settings: usualSettings,
  word: {
    font: 'Calibri',
    size: 21,
    nameSize: 52,
    sectionSize: 26,
    margin: 1_080,
    sectionLine: 'before',
    tightness: 1,
  },
};
