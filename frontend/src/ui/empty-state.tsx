import { Box, chakra } from '@chakra-ui/react';
import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, actions }: Props) {
  return (
    <Box
      textAlign="center"
      px="6"
      py={{ base: '12', md: '16' }}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="xl"
    >
      <Box display="inline-flex" p="3.5" borderRadius="full" bg="accent.subtle" color="accent.fg" mb="4">
        <Icon size={24} aria-hidden />
      </Box>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      {children && (
        <Box color="fg.muted" mt="2" maxW="md" mx="auto">
          {children}
        </Box>
      )}
      {actions && (
        <Box mt="6" display="flex" gap="3" justifyContent="center" flexWrap="wrap">
          {actions}
        </Box>
      )}
    </Box>
  );
}
