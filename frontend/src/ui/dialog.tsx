import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from './button';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/** Dialog is modal: it traps focus, closes on Escape and gives focus back. Load it lazily. */
export function Dialog({ open, onClose, title, description, children, footer, role = 'dialog' }: Props) {
  return (
    <ChakraDialog.Root open={open} role={role} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
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
