import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The head script of index.html reads the same key before the first paint. */
const key = 'theme';
const listeners = new Set<() => void>();
let choice: Theme = stored();

function stored(): Theme {
  try {
    const value = localStorage.getItem(key);
    return themes.find((theme) => theme === value) ?? 'light';
  } catch {
    return 'light';
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const followSystem = systemIsDark();
  followSystem.addEventListener('change', apply);
  return () => {
    listeners.delete(listener);
    followSystem.removeEventListener('change', apply);
  };
}

/** setTheme chooses and remembers; a browser that refuses storage forgets at the next load. */
export function setTheme(theme: Theme): void {
  choice = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Private windows may refuse storage.
  }
  apply();
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => choice);
