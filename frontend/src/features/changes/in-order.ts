/** inOrder tells for each number whether it belongs to the longest run that never falls: the others have moved. */
export function inOrder(numbers: readonly number[]): boolean[] {
  const lengths = numbers.map(() => 1);
  const before = numbers.map(() => -1);
  let last = -1;
  numbers.forEach((number, at) => {
    for (let earlier = 0; earlier < at; earlier += 1) {
      if (numbers[earlier]! <= number && lengths[earlier]! + 1 > lengths[at]!) {
        lengths[at] = lengths[earlier]! + 1;
        before[at] = earlier;
      }
    }
    if (last < 0 || lengths[at]! > lengths[last]!) last = at;
  });
  const stays = numbers.map(() => false);
  for (let at = last; at >= 0; at = before[at]!) stays[at] = true;
  return stays;
}
