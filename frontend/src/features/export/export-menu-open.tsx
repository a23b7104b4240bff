import { Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { BookOpen, FileBraces, FileText, FileType, ScrollText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { type Exported, exportChoices } from './formats';
import { type LookOf, useLook } from './kept-look';
import { LookChoice } from './look-choice';
import { PagesDialog } from './pages-dialog';
import { useExport } from './use-export';

const icons = { pdf: ScrollText, docx: FileType, json: FileBraces, txt: FileText, md: FileText };

interface Props {
  exported: Exported;
  lookOf?: LookOf | undefined;
  button: Partial<ComponentProps<typeof Button>>;
  children: ReactNode;
}

/** OpenExportMenu is the menu once somebody has asked for it; it opens at once. */
export default function OpenExportMenu({ exported, lookOf, button, children }: Props) {
  const [look, choose] = useLook(lookOf);
  const [isSeen, setIsSeen] = useState(false);
  const { save, busyWith } = useExport(exported);
  const isBusy = busyWith !== undefined;
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        {/* Not disabled while busy: a keyboard's focus comes back to it when the menu closes. */}
        <Button {...button} aria-busy={isBusy || undefined}>
          {isBusy ? <Spinner /> : children}
        </Button>
      </Menu.Trigger>
      <VisuallyHidden role="status">{isBusy && `Preparing ${busyWith}...`}</VisuallyHidden>
      <Portal>
        <Menu.Positioner>
          {/* The whole of it is taller than the room beside a button in the middle of a small screen. */}
          <Menu.Content aria-label="Download as" maxH="var(--available-height)" overflowY="auto">
            {exportChoices[exported.kind].map((choice) => {
              const Icon = icons[choice.format];
              return (
                <Menu.Item
                  key={choice.format}
                  value={choice.format}
                  disabled={isBusy}
                  onSelect={() => save({ choice, look })}
                >
                  <Icon size={16} aria-hidden />
                  {choice.label}
                </Menu.Item>
              );
            })}
            <Menu.Separator />
            <Menu.Item value="pages" onSelect={() => setIsSeen(true)}>
              <BookOpen size={16} aria-hidden />
              See the pages
            </Menu.Item>
            <Menu.Separator />
            <LookChoice look={look} onChange={choose} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      {isSeen && <PagesDialog exported={exported} lookOf={lookOf} onClose={() => setIsSeen(false)} />}
    </Menu.Root>
  );
}
