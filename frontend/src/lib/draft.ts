/**
 * Drafts keep what a person types through a reload. Session storage: it is personal, so it ends with the tab and no
 * other tab sees it.
 */
const prefix = 'draft:';

export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    return (JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

export function writeDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the reload its memory, nothing more.
  }
}

/** forgetDrafts leaves nothing of one person to the next at the same computer. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}
