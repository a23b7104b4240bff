import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import type { DocumentLine } from './document-lines';

interface Props {
  lines: readonly DocumentLine[];
  /** Undefined while nothing can be edited. */
  onEdit?: ((lineId: string) => void) | undefined;
  /** What stands beside the hint. */
  beside?: ReactNode;
  children: ReactNode;
}

/** ClickToEdit leads from a line of the preview to the same line in the editor; the tab beside leads there with keys. */
export function ClickToEdit({ lines, onEdit, beside, children }: Props) {
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!(target instanceof Element) || isSelecting || target.closest('a, button')) return;
    const id = lineAt(target, currentTarget, lines);
    if (id && onEdit) onEdit(id);
  };
  return (
    <>
      <Flex mb="3" gap="3" align="center" justify="space-between" data-no-print>
        <chakra.p fontSize="xs" color="fg.muted">
          Click a line to edit it.
        </chakra.p>
        {beside}
      </Flex>
      <Box onClick={onClick} css={{ [blocks]: { cursor: onEdit && 'text' } }}>
        {children}
      </Box>
    </>
  );
}

const blocks = '& :is(h1, h2, h3, h4, h5, h6, p, li)';

/** The blocks of the page follow one another as the lines do; a paragraph may show several lines. */
function lineAt(target: Element, page: Element, lines: readonly DocumentLine[]): string | undefined {
  const chosen = target.closest('h1, h2, h3, h4, h5, h6, li, p');
  if (!chosen || !page.contains(chosen)) return undefined;
  let next = 0;
  for (const block of page.querySelectorAll('h1, h2, h3, h4, h5, h6, li, p')) {
    const said = inOneForm(block.textContent);
    const at = lines.findIndex((line, index) => index >= next && said.startsWith(inOneForm(line.text)));
    if (block === chosen) return lines[at]?.id;
    if (at >= 0) next = at + 1;
  }
  return undefined;
}

const inOneForm = (text: string) => text.replace(/\s+/g, ' ').trim();
