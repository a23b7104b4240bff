import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { currentToast, dismissToast, toast } from './toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const shown = () => currentToast()!;

test('the newest toast replaces the one before', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(shown()).toMatchObject({ title: 'Second', open: true });
});

test('a dismissed toast is kept for 1,000,000 ms and holds no other back', () => {
  toast({ title: 'First' });
  dismissToast(shown().id);
  jest.advanceTimersByTime(999_999);
  expect(shown()).toMatchObject({ title: 'First', open: false });
  jest.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();

  toast({ title: 'Second' });
  dismissToast(shown().id);
  toast({ title: 'Third' });
  jest.advanceTimersByTime(1_000_000);
  expect(shown()).toMatchObject({ title: 'Third', open: true });
});

test('dismissing one that was replaced changes nothing', () => {
  toast({ title: 'First' });
  const { id } = shown();
  toast({ title: 'Second' });
  dismissToast(id);
  expect(shown()).toMatchObject({ title: 'Second', open: true });
});
