import { type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** What it is about. */
  children?: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** ConfirmDialog asks before something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { open, title, text, children, confirmLabel, pendingLabel, isPending, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      description={text}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="danger" loading={isPending} loadingText={pendingLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
