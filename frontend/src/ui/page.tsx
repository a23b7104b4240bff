import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';

/** usePageTitle sets the document's title, with the product's name behind it. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} – Tailwright` : 'Tailwright – resumes tailored to the job, true to you';
  }, [title]);
}

/** Width is the page's gutter and greatest width; the header and footer use it too. */
export const Width = chakra('div', { base: { w: 'full', maxW: '7xl', mx: 'auto', px: { base: '4', md: '8' } } });

interface Props {
  /** The document's title; the heading too unless `heading` is given. */
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Buttons at the heading's right. */
  actions?: ReactNode;
  /** Greatest width of the content, a size token. */
  width?: string;
  children?: ReactNode;
}

/** Page is a screen with its heading, lead and content. */
export function Page({ title, heading = title, lead, actions, width = '7xl', children }: Props) {
  usePageTitle(title);
  return (
    <Width maxW={width} py={{ base: '8', md: '12' }}>
      <Box
        as="header"
        display="flex"
        flexWrap="wrap"
        gap="4"
        justifyContent="space-between"
        alignItems="flex-end"
        mb={{ base: '6', md: '8' }}
      >
        <Box minW="0">
          <chakra.h1 textStyle="h1">{heading}</chakra.h1>
          {lead && (
            <chakra.p textStyle="lead" mt="3" maxW="3xl">
              {lead}
            </chakra.p>
          )}
        </Box>
        {actions && (
          <Box display="flex" gap="3" flexWrap="wrap">
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Width>
  );
}
