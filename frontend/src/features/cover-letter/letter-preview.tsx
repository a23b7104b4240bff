import { Box, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { CoverLetter } from '@tailwright/contracts/as-read';
import { ArrowLeft, Copy, Download } from 'lucide-react';
import { copyText } from '../../lib/clipboard';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/toast';
import { engineName } from '../analysis/score';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { NotAdded } from '../facts/not-added';
import type { LetterValues } from './letter-draft';

interface Props {
  letter: CoverLetter;
  /** What was asked for, from which its file has its name. */
  asked: Pick<LetterValues, 'applicantName' | 'companyName' | 'jobDescription'>;
  onBack: () => void;
}

export function LetterPreview({ letter, asked, onBack }: Props) {
  const exported = {
    kind: 'letter',
    markdown: letter.coverLetter,
    person: asked.applicantName,
    company: asked.companyName,
    posting: asked.jobDescription,
  } as const;
  const copy = async () => {
    const isCopied = await copyText(letter.coverLetter);
    toast(
      isCopied
        ? { tone: 'success', title: 'Copied to clipboard', description: 'Your cover letter is ready to paste.' }
        : { tone: 'destructive', title: 'Could not copy', description: 'Select the letter and copy it yourself.' },
    );
  };
  return (
    <Box display="grid" gap="6">
      <Flex justify="space-between" gap="3" flexWrap="wrap" data-no-print>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          Back to Form
        </Button>
        <Flex gap="3" flexWrap="wrap">
          <ExportMenu exported={exported}>
            <Download size={16} aria-hidden />
            Download
          </ExportMenu>
          <PdfButton exported={exported} />
          <Button onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            Copy to Clipboard
          </Button>
        </Flex>
      </Flex>
      <Card asChild px={{ base: '5', md: '14' }} py={{ base: '6', md: '12' }}>
        <article>
          <VisuallyHidden asChild>
            <h2>Your cover letter</h2>
          </VisuallyHidden>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="relaxed" maxW="3xl" mx="auto">
            {letter.coverLetter}
          </Box>
        </article>
      </Card>
      {letter.factCheck && <NotAdded factCheck={letter.factCheck} subject="letter" engine={letter.engine} />}
      <chakra.p fontSize="xs" color="fg.subtle">
        {letter.engine && `Written by ${engineName(letter.engine)}. `}Read it once more in your own voice before you
        send it.
      </chakra.p>
    </Box>
  );
}
