import { Box, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import type { DocumentTemplate } from '@tailwright/contracts/documents';
import { Check, FileBraces, FileText, FileType, ScrollText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { exportChoices, looks } from './formats';
import { type Exported, useExport } from './use-export';

const icons = { pdf: ScrollText, docx: FileType, json: FileBraces, txt: FileText, md: FileText };

interface Props extends Exported {
  look: Partial<ComponentProps<typeof Button>>;
  children: ReactNode;
}

/** OpenExportMenu is the menu once somebody has asked for it; it opens at once. */
export default function OpenExportMenu({ look, children, ...exported }: Props) {
  const [template, setTemplate] = useState<DocumentTemplate>('modern');
  const { save, busyWith } = useExport(exported);
  const isBusy = busyWith !== undefined;
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        {/* Not disabled while busy: a keyboard's focus comes back to it when the menu closes. */}
        <Button {...look} aria-busy={isBusy || undefined}>
          {isBusy ? <Spinner /> : children}
        </Button>
      </Menu.Trigger>
      <VisuallyHidden role="status">{isBusy && `Preparing ${busyWith}...`}</VisuallyHidden>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label="Download as">
            {exportChoices[exported.kind].map((choice) => {
              const Icon = icons[choice.format];
              return (
                <Menu.Item
                  key={choice.format}
                  value={choice.format}
                  disabled={isBusy}
                  onSelect={() => save({ choice, template })}
                >
                  <Icon size={16} aria-hidden />
                  {choice.label}
                </Menu.Item>
              );
            })}
            <Menu.Separator />
            <Menu.RadioItemGroup
              aria-label="Look of PDF and Word"
              value={template}
              onValueChange={({ value }) => setTemplate(value as DocumentTemplate)}
            >
              <Box px="3" pt="1" pb="1" fontSize="xs" color="fg.muted" aria-hidden>
                Look of PDF and Word
              </Box>
              {looks.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value} closeOnSelect={false}>
                  <Box w="4">{template === value && <Check size={16} aria-hidden />}</Box>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
