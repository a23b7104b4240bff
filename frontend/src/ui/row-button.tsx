import { type ComponentProps } from 'react';
import { Button } from './button';

interface Props extends ComponentProps<typeof Button> {
  label: string;
  /** What the button is about, for those who hear its name without the row around it. */
  about: string;
}

/** RowButton is a small button of a row in a list; its name says which row it belongs to. */
export function RowButton({ label, about, children, ...rest }: Props) {
  return (
    <Button size="sm" h="8" px="2.5" fontSize="xs" variant="outline" aria-label={`${label}: ${about}`} {...rest}>
      {children}
      {label}
    </Button>
  );
}
