/**
 * pdfTemplate is the one Typst program behind every PDF. What a person wrote reaches it as JSON and is shown as plain
 * text, so nothing in it can be markup or code. `fallback: false` keeps fonts of the machine out.
 */
export const pdfTemplate = `
#let data = json(bytes(sys.inputs.document))
#let rtl-direction = rtl
#let rtl = data.direction == "rtl"
#let creative = data.template == "creative"
#let accent = if creative { rgb("#0f766e") } else { rgb("#1f2937") }
#let ink = rgb("#1b1f24")
#let soft = rgb("#4b5563")
#let size = data.size * 1pt

#set document(title: data.title, author: data.author)
#set page(paper: "a4", margin: (x: data.margin * 1cm, top: data.margin * 1cm, bottom: data.margin * 0.85cm))
#set text(
  font: ("Noto Sans", "Vazirmatn", "Noto Sans SC"), size: size, fill: ink, lang: data.language,
  dir: if rtl { rtl-direction } else { ltr }, fallback: false, ligatures: false, hyphenate: false,
)
#set par(leading: data.leading * 1em, spacing: data.spacing * 1em, justify: false)
#set list(marker: [•], indent: 0.2em, body-indent: 0.6em, spacing: data.leading * 1em + 0.1em)
#set enum(indent: 0.2em, body-indent: 0.6em, spacing: data.leading * 1em + 0.1em)

#show heading: set block(sticky: true)
#show heading.where(level: 1): it => block(
  below: 0.9em, sticky: true, text(size: size * if creative { 2.5 } else { 2.1 }, weight: "bold", fill: accent, it.body),
)
#show heading.where(level: 2): it => if creative {
  block(
    above: data.gap * 1em, below: 0.75em, sticky: true, width: 100%, inset: (x: 0.6em, y: 0.15em),
    stroke: if rtl { (right: 2.5pt + accent) } else { (left: 2.5pt + accent) },
    text(size: size * 1.2, weight: "bold", fill: accent, it.body),
  )
} else {
  block(
    above: data.gap * 1em, below: 0.75em, sticky: true, width: 100%, inset: (bottom: 0.35em),
    stroke: (bottom: 0.6pt + rgb("#9ca3af")), text(size: size * 1.15, weight: "bold", fill: accent, it.body),
  )
}
#show heading.where(level: 3): it => block(
  above: data.gap * 0.75em, below: 0.5em, sticky: true, text(size: size * 1.04, weight: "bold", fill: ink, it.body),
)

#let lines(words) = words.split("\\n").map(line => text(line)).join(linebreak())
#let shown(span) = {
  let body = lines(span.text)
  // In a box, because the direction alone wraps it in invisible marks, and some readers drop a letter that carries one.
  if span.at("isTurned", default: false) { body = box(text(dir: ltr, body)) }
  if span.at("isBold", default: false) { body = strong(body) }
  if span.at("isItalic", default: false) { body = emph(body) }
  if "link" in span { link(span.link, text(fill: if creative { accent } else { ink }, body)) } else { body }
}
#let words(block) = block.spans.map(shown).join()
#let indented(depth, body) = {
  if depth == 0 { body } else if rtl { pad(right: depth * 1.4em, body) } else { pad(left: depth * 1.4em, body) }
}

// A list is a grid, and a grid is drawn from the left: from the right its marks would come after their items.
#let turned-list(part, mark) = for (index, item) in part.items.enumerate() {
  block(above: data.leading * 1em + 0.1em, par(hanging-indent: 1.1em)[#mark(index)#h(0.55em)#words(item)])
}

#for part in data.parts {
  if part.kind == "heading" {
    heading(level: calc.min(part.level, 4), words(part))
  } else if part.kind == "list" {
    indented(part.depth, if rtl { turned-list(part, _ => [•]) } else { list(..part.items.map(words)) })
  } else if part.kind == "enum" {
    indented(part.depth, if rtl { turned-list(part, index => [#(part.start + index).]) } else {
      enum(start: part.start, ..part.items.map(words))
    })
  } else if part.kind == "rule" {
    v(0.2em)
  } else if part.role == "headline" {
    block(below: 0.8em, text(size: size * 1.15, fill: if creative { soft } else { accent },
      if creative { emph(words(part)) } else { words(part) }))
  } else if part.role == "contacts" {
    block(below: 0.6em, text(fill: soft, words(part)))
  } else if part.role == "meta" {
    block(below: 0.72em, sticky: true, text(fill: soft, words(part)))
  } else if part.role == "quote" {
    block(inset: (x: 1em), emph(words(part)))
  } else {
    par(words(part))
  }
}
`;
