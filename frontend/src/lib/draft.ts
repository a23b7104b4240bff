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

const ownerKey = 'owner';
let owner = readOwner();

function readOwner(): string | null {
  try {
    return sessionStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

/** belongsToAnother tells whether this tab was last used by another account; what a visitor left belongs to nobody. */
export const belongsToAnother = (userId: string): boolean => owner !== null && owner !== userId;

/** keepOwner notes whose tab this is. It holds when the session ends: what is on the page is still that person's. */
export function keepOwner(userId: string): void {
  owner = userId;
  try {
    sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** forgetDrafts leaves nothing of one person to the next at the same computer. */
export function forgetDrafts(): void {
  owner = null;
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}
