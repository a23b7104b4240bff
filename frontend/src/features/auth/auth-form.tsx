import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button';

interface FormProps {
  onSubmit: (event: SubmitEvent) => Promise<void>;
  children: ReactNode;
}

export function AuthForm({ onSubmit, children }: FormProps) {
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="4" onSubmit={(event) => void onSubmit(event)}>
      {children}
    </chakra.form>
  );
}

interface SwitchProps {
  question: string;
  answer: string;
  disabled: boolean;
  onSwitch: () => void;
}

export function SwitchLine({ question, answer, disabled, onSwitch }: SwitchProps) {
  return (
    <Box fontSize="sm" color="fg.muted" textAlign="center">
      {question}{' '}
      <Button variant="link" disabled={disabled} onClick={onSwitch}>
        {answer}
      </Button>
    </Box>
  );
}
