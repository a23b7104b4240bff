import {
  type DocumentAccent,
  type DocumentDensity,
  type DocumentTemplate,
  documentAccents,
  documentDensities,
  documentLooks,
} from '@tailwright/contracts/document-looks';
import { useEffect, useState } from 'react';

/** Look is what a person chose in the export menu; what is missing is left to the template. */
export interface Look {
  template: DocumentTemplate;
  accent?: DocumentAccent | undefined;
  density?: DocumentDensity | undefined;
}

/** A resume made in one of the builder's templates has a memory of its own, so that the builder's choice counts. */
const keyOf = (template: DocumentTemplate | undefined) => (template ? `export-look-${template}` : 'export-look');

/** readLook gives the look chosen last, or that of `template`, such as the builder's. */
export function readLook(template?: DocumentTemplate): Look {
  const kept = readKept(keyOf(template));
  return {
    template: kept.template !== undefined && kept.template in documentLooks ? kept.template : (template ?? 'modern'),
    accent: kept.accent !== undefined && kept.accent in documentAccents ? kept.accent : undefined,
    density: documentDensities.find((density) => density === kept.density),
  };
}

/** keepLook remembers a choice for the next file. */
export function keepLook(look: Look, template?: DocumentTemplate): void {
  try {
    localStorage.setItem(keyOf(template), JSON.stringify(look));
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the menu.
  }
}

function readKept(key: string): Partial<Look> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<Look>;
  } catch {
    return {};
  }
}

const changed = 'export-look-changed';

/** useLook is the look for the next file, wherever on the page it is chosen. */
export function useLook(template?: DocumentTemplate): [Look, (look: Look) => void] {
  const [look, setLook] = useState(() => readLook(template));
  useEffect(() => {
    const read = () => setLook(readLook(template));
    read();
    addEventListener(changed, read);
    return () => removeEventListener(changed, read);
  }, [template]);
  const choose = (next: Look) => {
    keepLook(next, template);
    setLook(next);
    dispatchEvent(new Event(changed));
  };
  return [look, choose];
}
