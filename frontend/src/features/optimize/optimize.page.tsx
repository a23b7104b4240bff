import { Box, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { JobProgress } from '../jobs/job-progress';
import { JobStep } from './job-step';
import { ResultKept } from './result-kept';
import { ResultStep } from './result-step';
import { ResumeStep } from './resume-step';
import { StepProgress } from './step-progress';
import { type Optimizer, useOptimizer } from './use-optimizer';
import { steps } from './wizard';

export function OptimizePage() {
  const optimizer = useOptimizer();
  const { wizard, act, problem, running, isRestoring, cancel } = optimizer;
  return (
    <Page
      title="Resume Optimizer"
      lead="Upload your resume and a job description to get an AI-optimized version in seconds."
    >
      <Box display="grid" gap="6">
        <Card>
          <chakra.h2 textStyle="h3" mb="5">
            Resume Optimization Wizard
          </chakra.h2>
          <StepProgress wizard={wizard} onChoose={(step) => act({ type: 'step-chosen', step })} />
        </Card>
        {problem && (
          <Notice tone="danger" title={problem.title}>
            <p>{problem.description}</p>
            {problem.reason && problem.reason !== problem.description && <p>{problem.reason}</p>}
          </Notice>
        )}
        {running && !wizard.isChecking && (
          <JobProgress kind="optimize" title="Tailoring your resume" job={running} onCancel={cancel} />
        )}
        {wizard.result && wizard.step < 2 && !isRestoring && (
          <ResultKept wizard={wizard} onShow={() => act({ type: 'result-shown' })} />
        )}
        {isRestoring ? (
          <Flex role="status" gap="2.5" align="center" color="fg.muted">
            <Spinner /> Bringing back your result...
          </Flex>
        ) : (
          <CurrentStep optimizer={optimizer} />
        )}
      </Box>
    </Page>
  );
}

function CurrentStep({ optimizer }: { optimizer: Optimizer }) {
  const { step, result } = optimizer.wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // A change of step moves the reader to it; the first one leaves the page's own order.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const title = (
    <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2" outline="0" scrollMarginTop="6rem">
      {steps[step].name}
    </chakra.h2>
  );
  if (step === 2 && result) {
    return (
      <>
        {title}
        <ResultStep result={result} optimizer={optimizer} />
      </>
    );
  }
  return (
    <Card display="grid" gap="5">
      {title}
      {step === 0 ? <ResumeStep optimizer={optimizer} /> : <JobStep optimizer={optimizer} />}
      <chakra.p fontSize="xs" color="fg.subtle">
        Your text is kept in this browser tab until you close it, so that a reload loses nothing. A file is only read,
        never stored.
      </chakra.p>
    </Card>
  );
}
