import { chakra } from '@chakra-ui/react';
import { logoSizes } from './logo-sizes';

interface Props {
  size?: keyof typeof logoSizes;
}

/** Logo is a T whose stem is a row of stitches, and the name. */
export function Logo({ size = 'medium' }: Props) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="0.42em" fontSize={logoSizes[size]} lineHeight="1">
      <svg viewBox="0 0 32 32" width="1em" height="1em" fill="none" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#0e5a54" />
        <path d="M8 10.5h16" stroke="#fbf9f5" strokeWidth="3" strokeLinecap="round" />
        <path d="M16 11v13" stroke="#f2c14e" strokeWidth="3" strokeLinecap="round" strokeDasharray="3.2 4.6" />
      </svg>
      <chakra.span fontFamily="heading" fontWeight="600" fontSize="0.78em" letterSpacing="tight" color="fg">
        Tailwright
      </chakra.span>
    </chakra.span>
  );
}
