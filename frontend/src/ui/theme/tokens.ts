import { defineTokens } from '@chakra-ui/react';

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));
const values = <V>(record: Record<string, V>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

export const tokens = defineTokens({
  colors: {
    paper: values({ 50: '#fbf9f5', 100: '#f4f0e8', 200: '#e8e2d6', 300: '#d3cab9', 400: '#a79f91' }),
    ink: values({
      950: '#141311',
      900: '#1c1a17',
      850: '#211f1b',
      800: '#2a2722',
      700: '#3b372f',
      600: '#59534a',
      500: '#6b645a',
    }),
    teal: values({
      50: '#e6f0ed',
      100: '#cfe3de',
      200: '#a3cfc7',
      300: '#7fc9bd',
      400: '#45a598',
      600: '#12706a',
      700: '#0e5a54',
      800: '#0a4541',
      950: '#0a2624',
    }),
    gold: values({ 100: '#fbeec7', 300: '#f2c14e', 500: '#c98a12', 700: '#8a5a00', 950: '#3a2c0a' }),
    red: values({ 50: '#fbebe8', 300: '#f2a399', 500: '#cf4436', 700: '#b02a1e', 950: '#3b1814' }),
    green: values({ 50: '#e7f3ea', 300: '#8fd0a5', 500: '#2f9258', 700: '#1d6b3f', 950: '#12301e' }),
    white: { value: '#ffffff' },
  },
  fonts: values({
    heading: "'Fraunces Variable', Georgia, 'Times New Roman', serif",
    body: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  }),
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: values({ tight: 1.12, snug: 1.3, normal: 1.6, relaxed: 1.7 }),
  letterSpacings: values({ tight: '-0.02em', normal: '0', wide: '0.08em' }),
  radii: values({ sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '1.25rem', full: '9999px' }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      full: '100%',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '78rem',
    }),
  },
  durations: values({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
  zIndex: values({ header: 100, menu: 1000, dialog: 1100, toast: 1200, skip: 1300 }),
});

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: { value: { _light: '{colors.paper.50}', _dark: '{colors.ink.950}' } },
      surface: { value: { _light: '{colors.white}', _dark: '{colors.ink.900}' } },
      muted: { value: { _light: '{colors.paper.100}', _dark: '{colors.ink.850}' } },
      inset: { value: { _light: '{colors.paper.200}', _dark: '{colors.ink.800}' } },
    },
    fg: {
      DEFAULT: { value: { _light: '{colors.ink.900}', _dark: '#f2eee6' } },
      muted: { value: { _light: '{colors.ink.600}', _dark: '#bdb6a9' } },
      subtle: { value: { _light: '{colors.ink.500}', _dark: '#9c9588' } },
    },
    border: {
      DEFAULT: { value: { _light: '{colors.paper.200}', _dark: '#332f29' } },
      strong: { value: { _light: '{colors.paper.300}', _dark: '#4a453c' } },
      control: { value: { _light: '#8d8577', _dark: '#7d7568' } },
    },
    accent: {
      solid: { value: { _light: '{colors.teal.700}', _dark: '{colors.teal.300}' } },
      hover: { value: { _light: '{colors.teal.800}', _dark: '{colors.teal.200}' } },
      contrast: { value: { _light: '{colors.white}', _dark: '#06231f' } },
      subtle: { value: { _light: '{colors.teal.50}', _dark: '{colors.teal.950}' } },
      border: { value: { _light: '{colors.teal.200}', _dark: '#1d4a46' } },
      fg: { value: { _light: '{colors.teal.700}', _dark: '{colors.teal.300}' } },
      ring: { value: { _light: '{colors.teal.600}', _dark: '{colors.teal.300}' } },
    },
    danger: {
      solid: { value: { _light: '{colors.red.700}', _dark: '{colors.red.300}' } },
      hover: { value: { _light: '#8f2117', _dark: '#f6bdb6' } },
      contrast: { value: { _light: '{colors.white}', _dark: '#2b0d0a' } },
      subtle: { value: { _light: '{colors.red.50}', _dark: '{colors.red.950}' } },
      border: { value: { _light: '#eec3bd', _dark: '#5e2720' } },
      fg: { value: { _light: '{colors.red.700}', _dark: '{colors.red.300}' } },
    },
    success: {
      subtle: { value: { _light: '{colors.green.50}', _dark: '{colors.green.950}' } },
      border: { value: { _light: '#bfdfc9', _dark: '#1f4a2f' } },
      fg: { value: { _light: '{colors.green.700}', _dark: '{colors.green.300}' } },
      bar: { value: { _light: '{colors.green.500}', _dark: '#4fb477' } },
    },
    warning: {
      subtle: { value: { _light: '{colors.gold.100}', _dark: '{colors.gold.950}' } },
      border: { value: { _light: '#eed79a', _dark: '#5c4715' } },
      fg: { value: { _light: '{colors.gold.700}', _dark: '{colors.gold.300}' } },
      bar: { value: { _light: '{colors.gold.500}', _dark: '#e0a83a' } },
    },
    /** Behind a phrase that is proof, like a marker pen. */
    highlight: { value: { _light: '{colors.gold.100}', _dark: '#4a3a10' } },
  },
  shadows: {
    sm: { value: { _light: '0 1px 2px rgb(60 48 30 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' } },
    md: {
      value: {
        _light: '0 1px 2px rgb(60 48 30 / 0.05), 0 8px 24px -8px rgb(60 48 30 / 0.12)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.6)',
      },
    },
    lg: {
      value: {
        _light: '0 2px 4px rgb(60 48 30 / 0.05), 0 24px 56px -16px rgb(60 48 30 / 0.24)',
        _dark: '0 2px 4px rgb(0 0 0 / 0.4), 0 24px 56px -16px rgb(0 0 0 / 0.8)',
      },
    },
  },
};

export const textStyles = {
  display: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '4xl', md: '6xl' },
      fontWeight: '560',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  h1: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '3xl', md: '4xl' },
      fontWeight: '560',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  h2: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: '560',
      lineHeight: 'snug',
      letterSpacing: 'tight',
    },
  },
  h3: { value: { fontFamily: 'heading', fontSize: 'xl', fontWeight: '560', lineHeight: 'snug' } },
  h4: { value: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' } },
  lead: { value: { fontSize: { base: 'md', md: 'lg' }, color: 'fg.muted', lineHeight: 'relaxed' } },
  eyebrow: { value: { fontSize: '2xs', fontWeight: 'semibold', letterSpacing: 'wide', textTransform: 'uppercase' } },
};
