import { defineSlotRecipe } from '@chakra-ui/react';

/** The recipes of Chakra's compound parts we use; single elements carry theirs in their own file. */
const overlay = { pos: 'fixed', inset: 0, zIndex: 'dialog' } as const;

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'body', 'footer', 'title', 'description', 'closeTrigger'],
  base: {
    backdrop: {
      ...overlay,
      bg: 'rgb(20 18 15 / 0.5)',
      backdropFilter: 'blur(3px)',
      _open: { animation: 'fade-in 200ms' },
      _closed: { animation: 'fade-out 120ms' },
    },
    positioner: { ...overlay, display: 'flex', overflow: 'auto', p: '4' },
    content: {
      m: 'auto',
      pos: 'relative',
      w: 'full',
      maxW: 'md',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'lg',
      outline: 0,
      p: { base: '5', md: '7' },
      _open: { animation: 'rise 240ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
      _closed: { animation: 'fade-out 120ms' },
    },
    title: { textStyle: 'h3', pe: '8' },
    description: { color: 'fg.muted', mt: '2' },
    body: { mt: '5' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '3', mt: '6', flexWrap: 'wrap' },
    closeTrigger: { pos: 'absolute', top: { base: '3', md: '5' }, insetEnd: { base: '3', md: '5' } },
  },
});

const menu = defineSlotRecipe({
  slots: ['content', 'item', 'separator'],
  base: {
    content: {
      minW: '14rem',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'lg',
      p: '1.5',
      outline: 0,
      zIndex: 'menu',
      _open: { animation: 'rise 160ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '3',
      py: '2',
      borderRadius: 'sm',
      fontSize: 'sm',
      cursor: 'pointer',
      textDecoration: 'none',
      color: 'fg',
      _highlighted: { bg: 'bg.muted' },
    },
    separator: { h: '1px', bg: 'border', my: '1.5' },
  },
});

const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      borderBottomWidth: '1px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollBehavior: { base: 'smooth', _motionReduce: 'auto' },
    },
    trigger: {
      px: '3.5',
      py: '2.5',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      transition: 'color 120ms, border-color 120ms',
      _hover: { color: 'fg' },
      _selected: { color: 'accent.fg', borderColor: 'accent.solid' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '6', outline: 0 },
  },
});

export const slotRecipes = { dialog, menu, tabs };
