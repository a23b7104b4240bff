/**
 * baseTypst is what all templates share: how spans, fields and lists are set, and a plain look for each part. What a person
 * wrote reaches it as JSON and is shown as plain text, so nothing in it can be markup or code.
 */
export const baseTypst = `
#let data = json(bytes(sys.inputs.document))
#let rtl-direction = rtl
#let turned = data.direction == "rtl"
#let accent = rgb(data.accent)
#let ink = rgb("#1b1f24")
#let soft = rgb("#4b5563")
#let hairline = rgb("#9ca3af")
#let size = data.size * 1pt
#let gap = data.gap * 1em
#let leading = data.leading * 1em
// Between the lines of a list, and between a head and the first of them, so that the head stands in the same rhythm.
#let list-gap = leading + 0.12em
// Between the heading of a section and what is first in it.
#let section-below = 0.8em

#let lines(words) = words.split("\\n").map(line => text(line)).join(linebreak())
#let shown(span) = {
  let body = lines(span.text)
  // In a box, because the direction alone wraps it in invisible marks, and some readers drop a letter that carries one.
  if span.at("isTurned", default: false) { body = box(text(dir: ltr, body)) }
  if span.at("isBold", default: false) { body = strong(body) }
  if span.at("isItalic", default: false) { body = emph(body) }
  if "link" in span { link(span.link, if data.hasColouredLinks { text(fill: accent, body) } else { body }) } else { body }
}
#let words(spans) = spans.map(shown).join()
#let length-of(spans) = spans.map(span => span.text).join().len()
#let fields(all) = all.map(words).join([, ])

// The parts of a resume; a template redefines those it sets in another way.
#let name(body) = block(below: 1em, sticky: true, text(size: size * 2.1, weight: "bold", fill: accent, body))
#let section(body) = block(
  above: gap * 1.1, below: section-below, sticky: true, width: 100%, inset: (bottom: 0.35em),
  stroke: (bottom: 0.6pt + hairline), text(size: size * 1.15, weight: "bold", fill: accent, body),
)
// Bold in the text, so that it is known from a sentence; beside a large name it is set plainly.
#let plainly(body) = { show strong: it => it.body; body }
#let headline(body) = block(below: 0.8em, text(size: size * 1.2, fill: accent, plainly(body)))
// The pieces on as few lines as they need, about equally long, so that none begins or ends with what joins them.
#let joint = [#h(0.5em)·#h(0.25em) ]
#let contacts-line(pieces) = layout(area => {
  let rows(width) = {
    let rows = ()
    for piece in pieces.map(words) {
      if rows.len() > 0 and measure((rows.last() + (piece,)).join(joint)).width <= width { rows.last().push(piece) } else {
        rows.push((piece,))
      }
    }
    rows
  }
  let needed = rows(area.width).len()
  let share = range(10, 101, step: 5).find(share => rows(area.width * share / 100).len() <= needed)
  rows(area.width * share / 100).map(row => row.join(joint)).join(linebreak())
})
#let contacts(pieces) = block(below: 0.6em, text(fill: soft, contacts-line(pieces)))
#let title-look(body) = text(size: size * 1.04, weight: "bold", fill: ink, body)
#let names-look(body) = text(weight: "regular", fill: ink, body)
// Place and notes, behind the employer or the school.
#let beside-look(body) = text(weight: "regular", fill: soft, body)
#let dates-look(body) = text(size: size * 0.96, weight: "regular", style: "normal", fill: soft, body)
// Without the room Typst puts around numbers in Chinese, which readers take for the gap between two columns.
#let dates-box(look, part) = {
  if part.dates != none { box(look(text(cjk-latin-spacing: none, words(part.dates)))) }
}
#let entry-gap = data.gap * 0.92em
#let entry-below = list-gap

// Left and right on one line where both have room.
#let pair(left, right) = [#left #h(1fr) #right]
#let quoted(body) = block(inset: (x: 1em), emph(body))
#let paragraph(body) = par(body)
#let labelled-indent = 1.2em

// What a template may set as a whole: an entry, and the parts above the sections, beside them and of them.
#let own-entry = none
#let compose(set-all, top, side, main) = set-all(top + side + main)
`;

/** setTypst sets the document with what the template has left or redefined. `fallback: false` keeps fonts of the machine out. */
export const setTypst = `
#let under-title(part) = (
  if part.names.len() > 0 { (names-look(fields(part.names)),) } else { () } +
  if part.beside.len() > 0 { ((if part.names.len() > 0 { beside-look } else { names-look })(fields(part.beside)),) } else { () }
).join([, ])
#let above-entry(part) = if part.isFirst { section-below } else { entry-gap }
#let usual-entry(part, above, under) = {
  let title = title-look(words(part.title))
  let dates = dates-box(dates-look, part)
  block(above: above, below: entry-below, sticky: part.staysWithNext, breakable: false, width: 100%, layout(area => {
    let fits(body) = measure(body).width + measure(dates).width + 1.2 * size <= area.width
    if dates == none or fits(title) {
      heading(level: 3, if dates == none { title } else { pair(title, dates) })
      if under != none { par(under) }
    } else {
      heading(level: 3, title)
      if under == none { par(dates) } else if fits(under) { par(pair(under, dates)) } else {
        par(under)
        par[#h(1fr) #dates]
      }
    }
  }))
}
#let indented(depth, body) = {
  if depth == 0 { body } else if turned { pad(right: depth * 1.4em, body) } else { pad(left: depth * 1.4em, body) }
}
// A list is a grid, and a grid is drawn from the left: from the right its marks would come after their items.
#let turned-list(items, mark) = for (index, item) in items.enumerate() {
  block(above: leading + 0.1em, par(hanging-indent: 1.1em)[#mark(index)#h(0.55em)#words(item)])
}
// The further lines of "**Tools:** …" stand to the right of what names them.
#let set-text(spans) = if spans.len() > 1 and spans.first().at("isBold", default: false) {
  par(hanging-indent: labelled-indent, words(spans))
} else { paragraph(words(spans)) }
#let set-part(part) = {
  if part.kind == "heading" {
    heading(level: part.level, words(part.spans))
  } else if part.kind == "entry" {
    let set-entry = if own-entry != none { own-entry } else { usual-entry }
    set-entry(part, above-entry(part), under-title(part))
  } else if part.kind == "contacts" {
    contacts(part.pieces)
  } else if part.kind == "list" {
    indented(part.depth, if turned { turned-list(part.items, _ => [•]) } else { list(..part.items.map(words)) })
  } else if part.kind == "enum" {
    indented(part.depth, if turned { turned-list(part.items, index => [#(part.start + index).]) } else {
      enum(start: part.start, ..part.items.map(words))
    })
  } else if part.kind == "rule" {
    v(0.2em)
  } else if part.role == "headline" {
    headline(words(part.spans))
  } else if part.role == "meta" {
    block(below: 0.72em, sticky: true, text(fill: soft, words(part.spans)))
  } else if part.role == "quote" {
    quoted(words(part.spans))
  } else if part.role == "row" {
    block(above: 1.1em, below: 1.1em, words(part.spans))
  } else if part.at("staysWithNext", default: false) and length-of(part.spans) < 90 {
    block(sticky: true, set-text(part.spans))
  } else {
    set-text(part.spans)
  }
}
#let set-all(parts) = {
  for (index, part) in parts.enumerate() {
    let before = if index > 0 { parts.at(index - 1).kind }
    // What a person says about themselves without a heading is no more of the contacts.
    if before == "contacts" and part.kind == "paragraph" { v(list-gap * 1.8, weak: true) }
    set-part(part + (isFirst: before == "heading"))
  }
}

#set document(title: data.title, author: data.author)
// A background would be drawn at the top of the picture for each page, over the pages before it.
#set page(paper: data.paper, fill: none, margin: (x: data.margin * 1cm, top: data.margin * 1cm, bottom: data.margin * 0.85cm))
// Whose it is, and which page, on all but the first: our own reader knows such a line from what a person wrote.
#set page(footer-descent: 35%, footer: context if data.hasPageNumbers and here().page() > 1 {
  align(center, text(size: size * 0.85, fill: soft, (data.author, str(here().page())).filter(it => it != "").join(" · ")))
})
#set text(
  font: data.fonts + ("Noto Sans", "Vazirmatn", "Noto Sans SC"), size: size, fill: ink, lang: data.language,
  dir: if turned { rtl-direction } else { ltr }, fallback: false, ligatures: false, hyphenate: false,
)
// Breaks are chosen for a paragraph as a whole, and a last line of one word is shunned.
#set par(leading: leading, spacing: data.spacing * 1em, justify: false, linebreaks: "optimized")
#set text(costs: (runt: 400%))
#set list(marker: [•], indent: 0.2em, body-indent: 0.6em, spacing: list-gap)
#set enum(indent: 0.2em, body-indent: 0.6em, spacing: list-gap)
#show heading: set text(weight: "regular", size: size)
#show heading.where(level: 1): it => name(it.body)
#show heading.where(level: 2): it => section(it.body)
#show heading.where(level: 3): it => block(above: 0pt, below: 0.55em, it.body)
#compose(set-all, data.top, data.side, data.main)
`;
