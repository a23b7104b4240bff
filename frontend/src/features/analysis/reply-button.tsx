import { type ComponentProps } from 'react';
import { Button } from '../../ui/button';

interface Props extends ComponentProps<typeof Button> {
  label: string;
  /** What the button is about, for those who hear its name without the row around it. */
  about: string;
}

/** ReplyButton is a small button of a row; its name says which requirement it belongs to. */
export function ReplyButton({ label, about, children, ...rest }: Props) {
  return (
    <Button size="sm" h="8" px="2.5" fontSize="xs" variant="outline" aria-label={`${label}: ${about}`} {...rest}>
      {children}
      {label}
    </Button>
  );
}
