import { expect, test } from '@jest/globals';
import { addItem, removeItem } from './items';

test.each([
  [['SQL'], ' Python ', ['SQL', 'Python']],
  [['SQL'], '   ', ['SQL']],
  [['SQL'], 'SQL ', ['SQL']],
  [['Go'], 'go', ['Go', 'go']],
])('%j and "%s" make %j', (items, value, expected) => expect(addItem(items, value)).toEqual(expected));

test('an item is removed by itself', () => expect(removeItem(['SQL', 'Python'], 'SQL')).toEqual(['Python']));
