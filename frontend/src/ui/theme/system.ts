import { createSystem, defaultBaseConfig, defineGlobalStyles } from '@chakra-ui/react';
import { printCss } from './print';
import { slotRecipes } from './recipes';
import { semanticTokens, textStyles, tokens } from './tokens';

const globalCss = defineGlobalStyles({
  '*': { borderColor: 'border' },
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: 'normal',
    scrollBehavior: { base: 'smooth', _motionReduce: 'auto' },
    // The sticky header must not cover what a hash link scrolls to.
    scrollPaddingTop: '5rem',
    textRendering: 'optimizeLegibility',
    _print: { bg: 'white', color: 'black' },
  },
  '#root': { minH: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '::selection': { bg: 'highlight' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  '[data-no-print]': { _print: { display: 'none !important' } },
  ...printCss,
});

/** system is ours and slim: Chakra's default one would be a third of the first page's JavaScript. */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'tw',
  preflight: true,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    slotRecipes,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      'fade-in': { from: { opacity: 0 } },
      'fade-out': { to: { opacity: 0 } },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' } },
      'slide-in': { from: { transform: 'translateX(calc(100% + 1.5rem))' } },
      'slide-out': { to: { transform: 'translateX(calc(100% + 1.5rem))' } },
      sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
    },
  },
  globalCss,
});
