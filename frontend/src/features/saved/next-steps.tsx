import { Flex } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { Mail, PenLine, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { useSession } from '../auth/session';
import { type Screen, fillBuilder, fillLetter, fillWizard, holdsTyped } from './fill-drafts';

interface Props {
  record: ResumeRecord;
  /** The text on the page. */
  markdown: string;
}

const steps = [
  { screen: 'optimize', label: 'Use for another job', Icon: Repeat2, path: paths.optimize, name: 'Resume Optimizer' },
  {
    screen: 'cover-letter',
    label: 'Write the cover letter',
    Icon: Mail,
    path: paths.coverLetter,
    name: 'Cover Letter',
  },
  { screen: 'build', label: 'Edit in builder', Icon: PenLine, path: paths.build, name: 'Resume Builder' },
] as const;
type Step = (typeof steps)[number];

/** NextSteps lead on from a saved resume, with what is known of it filled in. What was typed there is asked about first. */
export function NextSteps({ record, markdown }: Props) {
  const [asked, setAsked] = useState<Step | null>(null);
  const navigate = useNavigate();
  const { user } = useSession();

  const fill: Record<Screen, () => void> = {
    optimize: () => fillWizard(record),
    'cover-letter': () => fillLetter(record, { markdown, user: user?.name }),
    build: () => tellUnplaced(fillBuilder(record, markdown)),
  };
  const goOn = ({ screen, path }: Step) => {
    fill[screen]();
    void navigate(path);
  };

  return (
    <Flex gap="2" flexWrap="wrap" data-no-print role="group" aria-label="Go on with this resume">
      {steps.map((step) => (
        <Button
          key={step.screen}
          size="sm"
          variant="outline"
          onClick={() => (holdsTyped(step.screen) ? setAsked(step) : goOn(step))}
        >
          <step.Icon size={15} aria-hidden />
          {step.label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title="Replace what you typed?"
          text={`The ${asked.name} holds a text that is not saved. It is replaced by this resume.`}
          confirmLabel="Replace it"
          pendingLabel="Replacing..."
          isPending={false}
          onConfirm={() => goOn(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Flex>
  );
}

function tellUnplaced(lines: number): void {
  if (lines === 0) return;
  toast({
    title: 'Not everything has a field',
    description: `${lines === 1 ? 'One line' : `${lines} lines`} of this resume had no place in the builder. The saved resume keeps them.`,
  });
}
