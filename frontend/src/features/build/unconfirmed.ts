import { readDraft, writeDraft } from '../../lib/draft';
import type { ListName, Values } from './form';
import { addItem } from './items';

/** ListPath is where a list stands in the form. */
export type ListPath = 'skills' | `additional.${ListName}` | 'personal_info.links';

type Unconfirmed = Partial<Record<ListPath, string>>;

const draft = 'build-unconfirmed';

/** keepUnconfirmed remembers what stands in the field of a list and is no item yet. */
export function keepUnconfirmed(path: ListPath, text: string): void {
  writeDraft(draft, { ...readDraft<Unconfirmed>(draft), [path]: text } satisfies Unconfirmed);
}

export const forgetUnconfirmed = (): void => writeDraft(draft, {});

/** withUnconfirmed makes items of what was in the fields when the page was left, as leaving such a field does. */
export function withUnconfirmed(values: Values): Values {
  const typed = readDraft<Unconfirmed>(draft);
  const added = (items: string[], path: ListPath) => addItem(items, typed[path] ?? '');
  const lists = Object.entries(values.additional).map(([name, items]) => [
    name,
    added(items, `additional.${name as ListName}`),
  ]);
  return {
    ...values,
    personal_info: { ...values.personal_info, links: added(values.personal_info.links, 'personal_info.links') },
    skills: added(values.skills, 'skills'),
    additional: Object.fromEntries(lists) as Values['additional'],
  };
}
