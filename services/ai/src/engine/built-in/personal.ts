/** personal finds what is no employer's business. */
export const personal =
  /\b(?:burn-?out|maternity|divorce\w*|funeral|kids|nan|mum|dad|wife|husband|laid off|redundan\w*|sick|pregnan\w*|surgery)\b/i;
