import { Box } from '@chakra-ui/react';
import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  /** `h1` when it is all the page has to say. */
  titleAs?: 'h1' | 'h2';
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

export function EmptyState({ icon: Icon, title, titleAs = 'h2', children, actions }: Props) {
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
      <Box as={titleAs} textStyle="h3">
        {title}
      </Box>
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
