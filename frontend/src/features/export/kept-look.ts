import {
  documentAccents,
  documentDensities,
  documentLooks,
  type DocumentTemplate,
} from '@tailwright/contracts/document-looks';
import type { ResumeLook } from '@tailwright/contracts/resume-look';
import { chooseLook } from '@tailwright/contracts/saved-resumes';
import { useEffect, useState } from 'react';
import { api, messageOf } from '../../lib/api';
import { toast } from '../../ui/toast';

/** Look is what a person chose in the export menu; what is missing is left to the template. */
export interface Look {
  template: DocumentTemplate;
  accent?: ResumeLook['accent'] | undefined;
  density?: ResumeLook['density'] | undefined;
}

/** LookOf says whose look it is: of a resume in one of the builder's templates, of a kept one, of one behind a link. */
export interface LookOf {
  template?: DocumentTemplate | undefined;
  /** The record that keeps what is chosen. */
  resumeId?: string | undefined;
  /** The public link it was opened by. */
  link?: string | undefined;
  /** What the record says. */
  look?: ResumeLook | undefined;
}

/** What was chosen on this page for a record or a link: what was fetched of it does not say so yet, or never will. */
const chosen = new Map<string, Look>();

/** A resume made in one of the builder's templates has a memory of its own, so that the builder's choice counts. */
const keyOf = (template: DocumentTemplate | undefined) => (template ? `export-look-${template}` : 'export-look');

/** readLook gives the look chosen for it, else the one chosen last, else that of `template`, such as the builder's. */
export function readLook({ template, resumeId, link, look }: LookOf = {}): Look {
  const own = chosen.get(resumeId ?? link ?? '') ?? look;
  if (own) return own;
  const kept = link === undefined ? readKept(keyOf(template)) : {};
  return {
    template: kept.template !== undefined && kept.template in documentLooks ? kept.template : (template ?? 'modern'),
    accent: kept.accent !== undefined && kept.accent in documentAccents ? kept.accent : undefined,
    density: documentDensities.find((density) => density === kept.density),
  };
}

/** keepLook remembers a choice for the next file, and with the record: whoever opens its link saves it in the same look. */
export function keepLook(look: Look, { template, resumeId, link }: LookOf = {}): void {
  const id = resumeId ?? link;
  if (id !== undefined) chosen.set(id, look);
  // A reader of somebody's resume chooses for that one alone.
  if (link !== undefined) return;
  try {
    localStorage.setItem(keyOf(template), JSON.stringify(look));
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the menu.
  }
  if (resumeId !== undefined) void keepWithRecord(resumeId, look);
}

async function keepWithRecord(resumeId: string, look: Look): Promise<void> {
  try {
    await api(chooseLook, { params: { resumeId }, body: look });
  } catch (error) {
    const description = messageOf(error, 'Your own files have it. Choose it again when you are back online.');
    toast({ tone: 'destructive', title: 'The look was not kept with the resume', description });
  }
}

/** keepLookAtSharing gives a record the look that its owner sees, so that who opens the link sees the same. */
export async function keepLookAtSharing(of: LookOf & { resumeId: string }): Promise<void> {
  const look = readLook(of);
  const isUsual = look.template === (of.template ?? 'modern') && !look.accent && !look.density;
  if (!of.look && !isUsual) await keepWithRecord(of.resumeId, look);
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
export function useLook(of: LookOf = {}): [Look, (look: Look) => void] {
  const { template, resumeId, link, look: own } = of;
  const [look, setLook] = useState(() => readLook(of));
  useEffect(() => {
    const read = () => setLook(readLook({ template, resumeId, link, look: own }));
    read();
    addEventListener(changed, read);
    return () => removeEventListener(changed, read);
  }, [template, resumeId, link, own]);
  const choose = (next: Look) => {
    keepLook(next, of);
    setLook(next);
    dispatchEvent(new Event(changed));
  };
  return [look, choose];
}
