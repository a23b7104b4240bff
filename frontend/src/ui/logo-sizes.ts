/** logoSizes are the heights of the logo's mark. */
export const logoSizes = { small: '1.375rem', medium: '1.75rem', large: '2.5rem' };
