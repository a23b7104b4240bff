import { Flex, chakra } from '@chakra-ui/react';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { Check } from 'lucide-react';
import { Quote } from './quote';
import { RowButton } from '../../ui/row-button';

interface Props {
  requirement: RequirementMatch;
  onReply: (kind: 'line' | 'no', text?: string) => void;
  isBusy: boolean;
}

/** ResumeQuotes shows the lines that prove a requirement, or that may prove it and wait for the person's word. */
export function ResumeQuotes({ requirement, onReply, isBusy }: Props) {
  const { statement, answer, lines } = requirement;
  const isFound = answer === 'found';
  return (
    <>
      {isFound ? (
        <FoundLines lines={lines} />
      ) : (
        <LikelyLines requirement={requirement} onReply={onReply} isBusy={isBusy} />
      )}
      <RowButton
        label={isFound ? 'That is not it' : lines.length === 1 ? 'Not this line' : 'None of these'}
        about={statement}
        variant="link"
        px="0"
        mt="1.5"
        onClick={() => onReply('no')}
        disabled={isBusy}
      />
    </>
  );
}

/** FoundLines shows the best line; the others prove the same. */
function FoundLines({ lines: [best, ...others] }: { lines: string[] }) {
  return (
    <chakra.div mt="1.5" fontSize="sm">
      <Quote>{best}</Quote>
      {others.length > 0 && (
        <chakra.details mt="1.5">
          <chakra.summary cursor="pointer" fontSize="xs" color="fg.muted" py="1" w="fit-content" borderRadius="sm">
            {others.length === 1 ? '1 more line' : `${others.length} more lines`}
          </chakra.summary>
          <chakra.ul listStyle="none" mt="1" display="grid" gap="1.5">
            {others.map((line) => (
              <li key={line}>
                <Quote>{line}</Quote>
              </li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </chakra.div>
  );
}

function LikelyLines({ requirement: { statement, lines, read_by: reader }, onReply, isBusy }: Props) {
  return (
    <>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {reader !== undefined && `${reader} read it so; our own search found no line. `}
        {lines.length === 1 ? 'Does this line show it?' : 'Does one of these lines show it?'}
      </chakra.p>
      <chakra.ul listStyle="none" mt="1.5" display="grid" gap="2" fontSize="sm">
        {lines.map((line) => (
          <Flex as="li" key={line} gap="1.5" columnGap="4" align="center" flexWrap="wrap">
            <chakra.q flex={{ base: '1 1 100%', md: '1 1 0' }} minW="0" quotes={`'“' '”'`}>
              {line}
            </chakra.q>
            <RowButton
              label="Yes, this line"
              about={`“${line}” shows: ${statement}`}
              onClick={() => onReply('line', line)}
              disabled={isBusy}
            >
              <Check size={13} aria-hidden />
            </RowButton>
          </Flex>
        ))}
      </chakra.ul>
    </>
  );
}
