const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** longDate is a timestamp in long English form, such as `April 28, 2025`. */
export const longDate = (timestamp: string): string => format.format(new Date(timestamp));
