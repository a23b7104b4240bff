import { Box, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Page } from '../../ui/page';

interface Props {
  title: string;
  children: ReactNode;
}

export function LegalPage({ title, children }: Props) {
  return (
    <Page title={title} lead="Last updated: April 28, 2025" width="3xl">
      <Prose>{children}</Prose>
      <Box mt="12" data-no-print>
        <BackLink to={paths.home}>
          <ArrowLeft size={16} aria-hidden />
          Back to Home
        </BackLink>
      </Box>
    </Page>
  );
}

const Prose = chakra('div', {
  base: {
    lineHeight: 'relaxed',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'h3', mt: '10' },
    '& ul': { listStyle: 'disc', ps: '5', display: 'grid', gap: '2' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const BackLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'accent.fg', fontWeight: 'medium' },
});
