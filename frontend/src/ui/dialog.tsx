import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from './button';
import { findToastPlace } from './toaster';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Wide for what has to be seen whole, such as a page, or for two texts side by side. */
  width?: '3xl' | '6xl';
  role?: 'dialog' | 'alertdialog';
}

/** Dialog is modal: it traps focus, closes on Escape and gives focus back. Load it lazily and unmount it to close. */
export function Dialog({ open, onClose, title, description, children, footer, width, role = 'dialog' }: Props) {
  useFocusGivenBack();
  return (
    <ChakraDialog.Root
      open={open}
      role={role}
      persistentElements={[findToastPlace]}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content {...(width && { maxW: width })}>
            <ChakraDialog.Title>{title}</ChakraDialog.Title>
            {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
            {children && <ChakraDialog.Body>{children}</ChakraDialog.Body>}
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            {role === 'dialog' && (
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label="Close">
                  <X size={18} aria-hidden />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The trap's own memory is of the field that takes the focus first, and our dialogs are gone before it could act. */
function useFocusGivenBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const next = opener?.isConnected ? opener : document.getElementById('content');
      // After the trap has let go.
      requestAnimationFrame(() => (next as HTMLElement | null)?.focus());
    },
    [opener],
  );
}
