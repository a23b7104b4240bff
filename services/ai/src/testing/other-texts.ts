/**
 * otherTexts are five short pairs. The answers to the last few texts are remembered, so what was read before these is
 * computed anew after them: a test that compares two computations reads them in between.
 */
export const otherTexts: readonly { posting: string; resume: string }[] = [1, 2, 3, 4, 5].map((number) => ({
  posting: `Baker ${number}\n\nRequirements\n- Bread of ${number} kinds`,
  resume: `Ada Example\nada${number}@example.com\n\nEXPERIENCE\nBaker, Example Mills\n2019 - 2021\n- Baked bread of ${number} kinds`,
}));
