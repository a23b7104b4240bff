import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/logo';
import { Width } from '../ui/page';
import { paths } from './paths';
import { FacebookIcon, LinkedInIcon, TwitterIcon } from './social-icons';

const links = [
  { label: 'Home', to: paths.home },
  { label: 'Resume Optimizer', to: paths.optimize },
  { label: 'Resume Builder', to: paths.build },
  { label: 'Cover Letter', to: paths.coverLetter },
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
];

const networks = [
  { label: 'Facebook', Icon: FacebookIcon },
  { label: 'Twitter', Icon: TwitterIcon },
  { label: 'LinkedIn', Icon: LinkedInIcon },
];

export function Footer() {
  return (
    <Box as="footer" data-no-print borderTopWidth="1px" bg="bg.muted" mt="auto">
      <Width py={{ base: '8', md: '10' }}>
        <Box display="flex" flexWrap="wrap" gap="6" justifyContent="space-between" alignItems="center">
          <HomeLink to={paths.home} aria-label="Tailwright, to the home page">
            <Logo size="small" />
          </HomeLink>
          <Box as="nav" aria-label="Footer" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
            {links.map((link) => (
              <FooterLink key={link.to} to={link.to}>
                {link.label}
              </FooterLink>
            ))}
          </Box>
        </Box>
        <Box
          mt="6"
          pt="6"
          borderTopWidth="1px"
          display="flex"
          flexWrap="wrap"
          gap="4"
          justifyContent="space-between"
          alignItems="center"
        >
          <Box fontSize="xs" color="fg.subtle">
            © {new Date().getFullYear()} Tailwright. All rights reserved.
          </Box>
          <Box display="flex" gap="1" mx="-2.5">
            {networks.map(({ label, Icon }) => (
              <Social key={label} href="#" aria-label={label} onClick={(event) => event.preventDefault()}>
                <Icon />
              </Social>
            ))}
          </Box>
        </Box>
      </Width>
    </Box>
  );
}

const FooterLink = chakra(Link, {
  base: { fontSize: 'sm', color: 'fg.muted', textDecoration: 'none', py: '1', _hover: { color: 'accent.fg' } },
});
const Social = chakra('a', {
  base: { p: '2.5', color: 'fg.subtle', borderRadius: 'md', _hover: { color: 'accent.fg', bg: 'bg.inset' } },
});
const HomeLink = chakra(Link, { base: { display: 'inline-flex', borderRadius: 'sm' } });
