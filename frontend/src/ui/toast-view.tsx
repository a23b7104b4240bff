import { Box, chakra } from '@chakra-ui/react';
import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button, IconButton } from './button';
import { type ShownToast, dismissToast } from './toast';

const Viewport = chakra(RadixToast.Viewport, {
  base: {
    pos: 'fixed',
    zIndex: 'toast',
    // Over the header, where no finding, field or button of a screen can be.
    top: { base: '1', md: '2' },
    insetEnd: { base: '1', md: '6' },
    w: 'calc(100vw - 0.5rem)',
    maxW: 'sm',
    listStyle: 'none',
    outline: 0,
  },
});

const Root = chakra(RadixToast.Root, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: { base: '3', md: '4' },
    py: { base: '1.5', md: '2.5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
    fontSize: 'sm',
    lineHeight: 'snug',
    "&[data-state='open']": { animation: 'rise 240ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    "&[data-state='closed']": { animation: 'fade-out 120ms' },
    "&[data-swipe='move']": { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    "&[data-swipe='cancel']": { transform: 'none', transition: 'transform 200ms' },
    "&[data-swipe='end']": { animation: 'slide-out 120ms' },
  },
  variants: {
    tone: {
      default: { '& > svg': { color: 'accent.fg' } },
      success: { '& > svg': { color: 'success.fg' } },
      destructive: { bg: 'danger.subtle', borderColor: 'danger.border', '& > svg': { color: 'danger.fg' } },
    },
  },
});

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert };

export default function ToastView({ toast }: { toast: ShownToast }) {
  const tone = toast.tone ?? 'default';
  const Icon = icons[tone];
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Root
        key={toast.id}
        tone={tone}
        open={toast.open}
        type={tone === 'destructive' ? 'foreground' : 'background'}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
      >
        <Box asChild flexShrink="0" mt="0.5">
          <Icon size={18} aria-hidden />
        </Box>
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <RadixToast.Title asChild>
            <Box fontWeight="semibold">{toast.title}</Box>
          </RadixToast.Title>
          {toast.description && (
            <RadixToast.Description asChild>
              <Box color="fg.muted">{toast.description}</Box>
            </RadixToast.Description>
          )}
          {toast.action && (
            <RadixToast.Action asChild altText={toast.action.label}>
              <Button size="sm" variant="outline" mt="3" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </RadixToast.Action>
          )}
        </Box>
        <RadixToast.Close asChild>
          <IconButton label="Dismiss" size="icon" h="8" w="8" m="-1.5">
            <X size={16} aria-hidden />
          </IconButton>
        </RadixToast.Close>
      </Root>
      <Viewport data-no-print hotkey={['F8']} />
    </RadixToast.Provider>
  );
}
