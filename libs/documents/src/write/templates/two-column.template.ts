import { type Template, usualSettings } from './template.js';

/**
 * twoColumn has the short sections in a narrow column at the left, so that a page reads from its left column to its right
 * one, and from there to the next page.
 */
export const twoColumn: Template = {
  typst: `
#let name(body) = block(below: 1em, sticky: true, text(size: size * 2.3, weight: "bold", fill: accent, body))
#let headline(body) = block(below: 0.7em, text(size: size * 1.15, fill: soft, plainly(body)))
#let section-below = 0.85em
#let labelled-indent = 0em
#let section(body) = block(
  above: gap, below: section-below, sticky: true, width: 100%,
  text(size: size * 1.05, weight: "bold", fill: accent, body),
)
// A sentence above the columns may end in a short line, which would be taken for the first of the narrow column.
#let is-head(part) = part.kind in ("heading", "contacts") or part.at("role", default: "") == "headline"
#let compose(set-all, top, side, main) = {
  let end = top.position(part => not is-head(part))
  let head = if end == none { top } else { top.slice(0, end) }
  let main = if end == none { main } else { top.slice(end) + main }
  block(width: 100%, below: 1.1em, inset: (bottom: 0.8em), stroke: (bottom: 1.2pt + accent), set-all(head))
  if side.len() == 0 { set-all(main) } else {
    grid(columns: (30%, 1fr), inset: (column, _) => if column == 0 { (right: 1.2em) } else { (left: 1.4em) },
      stroke: (column, _) => if column == 1 { (left: 0.5pt + hairline) },
      { set text(size: size * 0.96); set list(indent: 0pt); set-all(side) },
      set-all(main))
  }
}
`,
  accent: '#1e3a5f',
  settings: usualSettings,
  hasSidebar: true,
  word: {
    font: 'Calibri',
    size: 20,
    nameSize: 48,
    sectionSize: 22,
    margin: 1_000,
    sectionLine: 'none',
    hasLineBelowContacts: true,
    tightness: 0.9,
  },
};
