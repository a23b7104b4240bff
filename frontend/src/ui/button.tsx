import { chakra, defineRecipe } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './spinner';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1.2',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms, box-shadow 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        boxShadow: 'sm',
        '&:hover:not(:disabled)': { bg: 'accent.hover' },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg',
        '&:hover:not(:disabled)': { bg: 'bg.muted', borderColor: 'border.control' },
      },
      ghost: { color: 'fg', '&:hover:not(:disabled)': { bg: 'bg.inset' } },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        '&:hover:not(:disabled)': { bg: 'danger.hover' },
      },
      dangerGhost: { color: 'danger.fg', '&:hover:not(:disabled)': { bg: 'danger.subtle' } },
      link: {
        px: '0',
        h: 'auto',
        color: 'accent.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationColor: 'accent.border',
        '&:hover:not(:disabled)': { textDecorationColor: 'currentColor' },
      },
    },
    size: {
      sm: { h: '9', px: '3', fontSize: 'sm' },
      md: { h: '11', px: '4.5', fontSize: 'sm' },
      lg: { h: '3.25rem', px: '6', fontSize: 'md' },
      icon: { h: '10', w: '10', px: '0' },
    },
  },
  compoundVariants: [{ variant: 'link', css: { px: '0', h: 'auto' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
});

const StyledButton = chakra('button', recipe);
const StyledLink = chakra(Link, recipe);

type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** Shows a spinner, with `loadingText` beside it when given, and disables the button. */
  loading?: boolean;
  loadingText?: ReactNode;
};

export function Button({ loading = false, loadingText, children, disabled, ...rest }: ButtonProps) {
  return (
    <StyledButton type="button" aria-busy={loading || undefined} disabled={loading || disabled} {...rest}>
      {loading && <Spinner />}
      {loading && loadingText !== undefined ? loadingText : children}
    </StyledButton>
  );
}

/** LinkButton goes somewhere inside the app and looks like a Button. */
export function LinkButton(props: ComponentProps<typeof StyledLink>) {
  return <StyledLink {...props} />;
}

type IconButtonProps = Omit<ButtonProps, 'aria-label'> & { label: string };

/** IconButton is a square Button whose `label` is what a screen reader and a hover say. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="ghost" size="icon" aria-label={label} title={label} {...rest} />;
}

/** ButtonPair joins an action with the arrow that offers more of its kind. */
export const ButtonPair = chakra('div', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    '& > button:first-of-type': { borderEndRadius: '0' },
    '& > button:last-of-type': { borderStartRadius: '0', ms: '-1px' },
    // A solid pair has no border of its own to part it.
    '& > button:last-of-type:not(:hover)': { borderStartColor: 'color-mix(in srgb, currentColor 35%, transparent)' },
    '& > button:focus-visible': { zIndex: '1' },
  },
});
