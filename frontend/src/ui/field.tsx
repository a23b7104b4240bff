import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

const control = defineRecipe({
  base: {
    w: 'full',
    px: '3.5',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: { base: 'md', md: 'sm' },
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    transition: 'border-color 120ms, box-shadow 120ms',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-1px' },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    _invalid: { borderColor: 'danger.solid' },
  },
});

const Input = chakra('input', { ...control, base: { ...control.base, h: '11' } });
const Select = chakra('select', { ...control, base: { ...control.base, h: '11', px: '2.5', cursor: 'pointer' } });
const TextArea = chakra('textarea', {
  ...control,
  base: { ...control.base, py: '3', minH: '32', lineHeight: 'normal', resize: 'vertical' },
});

interface FieldProps {
  label: ReactNode;
  /** Shown in red under the field. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, error, hint, children }: FrameProps) {
  return (
    <Box w="full">
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="medium">
        {label}
      </chakra.label>
      {children}
      {hint && (
        <Box id={`${id}-hint`} mt="1.5" fontSize="xs" color="fg.subtle">
          {hint}
        </Box>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Box>
  );
}

export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <Box id={id} role="alert" mt="1.5" fontSize="xs" color="danger.fg" fontWeight="medium">
      {children}
    </Box>
  );
}

function useControl({
  id: given,
  error,
  hint,
}: {
  id?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** TextField is a labelled input; spread `register('name')` of react-hook-form into it. */
export function TextField({ label, error, hint, ...rest }: FieldProps & ComponentProps<typeof Input>) {
  const wiring = useControl({ id: rest.id, error, hint });
  return (
    <Frame id={wiring.id} label={label} error={error} hint={hint}>
      <Input dir="auto" {...rest} {...wiring} />
    </Frame>
  );
}

export function TextAreaField({ label, error, hint, ...rest }: FieldProps & ComponentProps<typeof TextArea>) {
  const wiring = useControl({ id: rest.id, error, hint });
  return (
    <Frame id={wiring.id} label={label} error={error} hint={hint}>
      <TextArea dir="auto" {...rest} {...wiring} />
    </Frame>
  );
}

export function SelectField({ label, error, hint, ...rest }: FieldProps & ComponentProps<typeof Select>) {
  const wiring = useControl({ id: rest.id, error, hint });
  return (
    <Frame id={wiring.id} label={label} error={error} hint={hint}>
      <Select {...rest} {...wiring} />
    </Frame>
  );
}

/** CheckboxField puts the box before its label. */
export function CheckboxField({
  label,
  hint,
  ...rest
}: Omit<FieldProps, 'error'> & ComponentProps<typeof chakra.input>) {
  const wiring = useControl({ id: rest.id, hint });
  return (
    <Box display="flex" gap="2.5" alignItems="flex-start">
      <chakra.input
        type="checkbox"
        w="4.5"
        h="4.5"
        mt="0.5"
        flexShrink="0"
        accentColor="accent.solid"
        cursor="pointer"
        {...rest}
        {...wiring}
      />
      <Box>
        <chakra.label htmlFor={wiring.id} fontSize="sm" cursor="pointer">
          {label}
        </chakra.label>
        {hint && (
          <Box id={`${wiring.id}-hint`} fontSize="xs" color="fg.subtle">
            {hint}
          </Box>
        )}
      </Box>
    </Box>
  );
}
