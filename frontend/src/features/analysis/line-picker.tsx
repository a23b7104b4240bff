import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { linesWith } from './requirements';

interface Props {
  lines: readonly string[];
  onPick: (line: string) => void;
  onCancel: () => void;
}

/** LinePicker chooses a line of the resume: type to filter, arrow keys to move, Enter or a click to choose. */
export function LinePicker({ lines, onPick, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  /** Before anything is typed no line is chosen, so that Enter alone does not choose the first. */
  const [active, setActive] = useState(-1);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = linesWith(lines, typed);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const line = shown[active];
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && line !== undefined) onPick(line);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextField
        label="Which line of your resume shows it? Type to filter."
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={shown[active] === undefined ? undefined : `${id}-${active}`}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(event.target.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={onKeyDown}
      />
      <Lines ref={list} id={id} role="listbox" aria-label="Lines of your resume" hidden={shown.length === 0}>
        {shown.map((line, index) => (
          <Line
            key={line}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onPick(line)}
          >
            {line}
          </Line>
        ))}
      </Lines>
      <Box role="status" fontSize="sm" color="fg.muted">
        {shown.length === 0 && <chakra.p mt="2">No line of your resume has these words.</chakra.p>}
      </Box>
      <Button mt="3" size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

const Lines = chakra('ul', {
  base: {
    mt: '2',
    maxH: '16rem',
    overflowY: 'auto',
    listStyle: 'none',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: 'sm',
    '&[hidden]': { display: 'none' },
  },
});

const Line = chakra('li', {
  base: {
    px: '3.5',
    py: '2',
    cursor: 'pointer',
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '&:hover': { bg: 'bg.muted' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
});
