import type { Region, Side } from './pdf-columns.js';
import type { Row } from './pdf-rows.js';

/** A column narrower than this part of both is a sidebar: its text does not go on in the other one. */
const sidebarShare = 0.4;

/**
 * inReadingOrder puts the regions of all pages one after the other: of two columns the left one first; a sidebar after
 * the text it stands beside, also where that goes on over several pages, unless the name stands in it.
 */
export function inReadingOrder(pages: readonly Region[][]): Row[][] {
  const largest = largestOf(pages[0] ?? []);
  const flow: Row[][] = [];
  const aside: Row[][] = [];
  pages.forEach((regions, page) => {
    regions.forEach((region, index) => {
      const goesOn = index === regions.length - 1 && page < pages.length - 1;
      place(region, { flow, aside: goesOn ? aside : undefined, largest });
    });
  });
  return [...flow, ...aside];
}

interface Places {
  flow: Row[][];
  /** Where the sidebar goes; into the flow when undefined. */
  aside: Row[][] | undefined;
  largest: number;
}

function place(region: Region, { flow, aside, largest }: Places): void {
  if (region.kind === 'rows') {
    flow.push(region.rows);
    return;
  }
  const { left, right } = region;
  const put = (side: Side, into: Row[][]) =>
    side.regions.forEach((each) => place(each, { flow: into, aside: undefined, largest }));
  const narrow = left.width < right.width ? left : right;
  const wide = narrow === left ? right : left;
  const isSidebar = narrow.width < sidebarShare * (narrow.width + wide.width);
  const isTitled = largestOf(narrow.regions) >= largest && largestOf(wide.regions) < largest;
  if (isSidebar && isTitled) [narrow, wide].forEach((side) => put(side, flow));
  else if (isSidebar) {
    put(wide, flow);
    put(narrow, aside ?? flow);
  } else [left, right].forEach((side) => put(side, flow));
}

function largestOf(regions: readonly Region[]): number {
  return Math.max(
    0,
    ...regions.map((region) =>
      region.kind === 'rows'
        ? region.rows.reduce((most, row) => Math.max(most, row.height), 0)
        : Math.max(largestOf(region.left.regions), largestOf(region.right.regions)),
    ),
  );
}
