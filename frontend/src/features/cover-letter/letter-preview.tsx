import { Box, Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { CoverLetter } from '@tailwright/contracts/as-read';
import { ArrowLeft, Check, Copy, Download, PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { copyText } from '../../lib/clipboard';
import { lazily } from '../../lib/lazily';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/toast';
import { engineName } from '../analysis/score';
import { SavedState } from '../edit/saved-state';
import { useLetterEditor } from '../edit/use-letter-editor';
import { useSaving } from '../edit/use-saving';
import { ExportMenu } from '../export/export-menu';
import { PdfButton } from '../export/pdf-button';
import { NotAdded } from '../facts/not-added';
import type { LetterValues } from './letter-draft';

const LetterEditing = lazily(() => import('../edit/letter-editing'));

interface Props {
  letter: CoverLetter;
  /** What was asked for, from which its file has its name. */
  asked: LetterValues;
  edits: {
    /** What the server keeps of it; null where nothing is kept. */
    keptText: string | null;
    /** Keeps the letter as it is now, and answers whether that worked. */
    save: (text: string) => Promise<boolean>;
  };
  onBack: () => void;
}

/** LetterPreview is the letter as it will be read; a press on it lets its person type in it. */
export function LetterPreview({ letter, asked, edits: { keptText, save }, onBack }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const editor = useLetterEditor({ subject: letter.jobId, letter: letter.coverLetter, about: asked });
  const { text, problem } = editor;
  const saving = useSaving({
    text,
    isChanged: keptText !== null && text !== keptText && problem === null,
    isBusy: false,
    save: () => save(text),
  });
  const exported = {
    kind: 'letter',
    markdown: text,
    person: asked.applicantName,
    company: asked.companyName,
    posting: asked.jobDescription,
  } as const;
  const copy = async () => {
    const isCopied = await copyText(text);
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
          <Button
            variant="outline"
            aria-pressed={isEditing}
            onClick={() => {
              if (isEditing) saving.want();
              setIsEditing(!isEditing);
            }}
          >
            {isEditing ? <Check size={16} aria-hidden /> : <PenLine size={16} aria-hidden />}
            {isEditing ? 'Done' : 'Edit'}
          </Button>
          <Button onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            Copy to Clipboard
          </Button>
        </Flex>
      </Flex>
      {isEditing ? (
        <Suspense fallback={<Card color="fg.muted">Opening the editor...</Card>}>
          <LetterEditing
            editor={editor}
            state={<SavedState isSaved={text === keptText} isSaving={saving.isSaving} hasFailed={saving.hasFailed} />}
            onLeave={saving.want}
          />
        </Suspense>
      ) : (
        <Card asChild px={{ base: '5', md: '14' }} py={{ base: '6', md: '12' }}>
          <article>
            <VisuallyHidden asChild>
              <h2>Your cover letter</h2>
            </VisuallyHidden>
            <Box whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="relaxed" maxW="3xl" mx="auto">
              {text}
            </Box>
          </article>
        </Card>
      )}
      {letter.factCheck && <NotAdded factCheck={letter.factCheck} subject="letter" engine={letter.engine} />}
      <chakra.p fontSize="xs" color="fg.subtle">
        {letter.engine && `Written by ${engineName(letter.engine)}. `}Read it once more in your own voice before you
        send it.
      </chakra.p>
    </Box>
  );
}
