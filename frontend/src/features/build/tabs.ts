export const tabs = [
  { id: 'personal', name: 'Personal' },
  { id: 'experience', name: 'Experience' },
  { id: 'education', name: 'Education' },
  { id: 'skills', name: 'Skills' },
  { id: 'additional', name: 'Additional' },
  { id: 'preview', name: 'Preview' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

const neighbour = (id: TabId, step: 1 | -1): TabId => {
  const at = tabs.findIndex((tab) => tab.id === id) + step;
  return tabs[Math.min(Math.max(at, 0), tabs.length - 1)]!.id;
};

export const nextTab = (id: TabId) => neighbour(id, 1);
export const previousTab = (id: TabId) => neighbour(id, -1);

/** The part of the form each tab holds; the preview holds none. */
export const partOf = {
  personal: 'personal_info',
  experience: 'work_experience',
  education: 'education',
  skills: 'skills',
  additional: 'additional',
} as const;

/** tabsWithErrors lists, in the order of the tabs, those whose part of the form has an error. */
export const tabsWithErrors = (errors: Partial<Record<string, unknown>>): TabId[] =>
  tabs.flatMap(({ id }) => (id !== 'preview' && errors[partOf[id]] ? [id] : []));
