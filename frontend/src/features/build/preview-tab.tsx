import { Box, Flex, chakra } from '@chakra-ui/react';
import type { BuiltResume } from '@tailwright/contracts/as-read';
import type { BuilderTemplate } from '@tailwright/contracts/build';
import { FileText } from 'lucide-react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import { engineName } from '../analysis/score';
import { NotAdded } from '../facts/not-added';
import { ResumeActions } from '../share/resume-actions';
import { PagesOrText } from './pages-or-text';

interface Props {
  /** Undefined while an earlier one is being fetched again. */
  result: BuiltResume | null | undefined;
  template: BuilderTemplate;
  onBack: () => void;
  onStart: () => void;
}

export function PreviewTab({ result, template, onBack, onStart }: Props) {
  if (result === undefined) {
    return (
      <Flex role="status" gap="2.5" align="center" color="fg.muted">
        <Spinner /> Bringing back your resume...
      </Flex>
    );
  }
  if (!result) {
    return (
      <EmptyState icon={FileText} title="No resume yet" actions={<Button onClick={onStart}>Start Building</Button>}>
        Complete the previous steps and press Generate Resume to see your resume here.
      </EmptyState>
    );
  }
  return (
    <Box>
      <PagesOrText template={template} resumeId={result.resumeId} markdown={result.generatedResume} usual="text" />
      {result.engine && (
        <chakra.p mt="3" fontSize="xs" color="fg.subtle">
          Written by {engineName(result.engine)} from what you entered.
        </chakra.p>
      )}
      {result.factCheck && (
        <Box mt="6">
          <NotAdded factCheck={result.factCheck} subject="built resume" engine={result.engine} />
        </Box>
      )}
      <Box mt="6" pt="5" borderTopWidth="1px">
        <ResumeActions
          made={result}
          markdown={result.generatedResume}
          fileName="generated-resume.md"
          template={template}
          onBack={onBack}
        />
      </Box>
    </Box>
  );
}
