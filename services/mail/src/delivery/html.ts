const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Html is markup whose values are already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

/** html builds markup; every value that is not itself Html is escaped. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + markupOf(values[index - 1] ?? '') + part));
}

function markupOf(value: string | Html | Html[]): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map((item) => item.markup).join('');
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
