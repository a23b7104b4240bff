/** viewLabel is a count of views in words: singular for 1, plural otherwise. */
export const viewLabel = (views: number): string => `${views} ${views === 1 ? 'view' : 'views'}`;
