/** addItem appends a trimmed value; a blank one and one that is there already change nothing. */
export function addItem(items: string[], value: string): string[] {
  const item = value.trim();
  return item === '' || items.includes(item) ? items : [...items, item];
}

export const removeItem = (items: string[], item: string): string[] => items.filter((each) => each !== item);
