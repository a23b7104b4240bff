import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../lib/lazily';
import { Button } from '../../ui/button';
import { openLoaded } from '../../ui/open-loaded';
import type { Exported } from './formats';
import type { LookOf } from './kept-look';

const loadMenu = () => import('./export-menu-open');
const OpenExportMenu = lazily(loadMenu);

interface Props {
  exported: Exported;
  /** Whose look it is saved in. */
  lookOf?: LookOf | undefined;
  /** The words on the button; without any it is an arrow beside another button. */
  children?: ReactNode;
  variant?: ComponentProps<typeof Button>['variant'];
  size?: ComponentProps<typeof Button>['size'];
}

/** ExportMenu offers the other kinds of file; its menu is fetched when somebody reaches for it. */
export function ExportMenu({ children, variant = 'outline', size, exported, lookOf }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const isArrow = children === undefined;
  const look = {
    variant,
    size,
    ...(isArrow && { 'aria-label': 'More formats', title: 'More formats', px: '2.5' }),
  };
  const content = (
    <>
      {children}
      <ChevronDown size={16} aria-hidden style={{ display: 'block' }} />
    </>
  );
  const open = () => openLoaded(loadMenu, () => setIsWanted(true), 'The other formats could not be loaded');
  const closed = (
    <Button
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onFocus={() => void loadMenu().catch(() => undefined)}
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
    >
      {content}
    </Button>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenExportMenu exported={exported} lookOf={lookOf} button={look}>
        {content}
      </OpenExportMenu>
    </Suspense>
  );
}
