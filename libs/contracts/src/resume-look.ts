import * as z from 'zod/mini';
import type { DocumentAccent, DocumentDensity, DocumentTemplate } from './document-looks.js';

// By name alone: the public page knows these, and fetches what they are called only with the menu that shows it.
const templates = ['modern', 'creative', 'serif', 'two-column', 'compact', 'academic'] as const;
const accents = ['graphite', 'teal', 'blue', 'green', 'burgundy', 'plum'] as const;
const densities = ['roomy', 'tight'] as const;

/** ResumeLook is the look that the owner of a resume chose for it: whoever opens its link saves it in the same one. */
export const ResumeLook = z
  .object({
    template: z.enum(templates satisfies readonly DocumentTemplate[]),
    accent: z.optional(z.enum(accents satisfies readonly DocumentAccent[])),
    density: z.optional(z.enum(densities satisfies readonly DocumentDensity[])),
  })
  .check(z.meta({ id: 'ResumeLook' }));
export type ResumeLook = z.infer<typeof ResumeLook>;
