import { Box } from '@chakra-ui/react';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { FileText, Mail, PenLine, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '../../app/paths';
import { lazily } from '../../lib/lazily';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { openLoaded } from '../../ui/open-loaded';
import { ResumeCards } from './resume-cards';

const loadRename = () => import('../saved/rename-dialog');
const loadDelete = () => import('./delete-dialog');
const RenameDialog = lazily(loadRename);
const DeleteDialog = lazily(loadDelete);

export function MyResumes({ resumes }: { resumes: readonly ResumeRecord[] }) {
  const [toDelete, setToDelete] = useState<ResumeRecord | null>(null);
  const [toRename, setToRename] = useState<ResumeRecord | null>(null);
  return (
    <>
      <Box display="flex" flexWrap="wrap" gap="3" mb="6">
        <LinkButton to={paths.optimize}>
          <Sparkles size={16} aria-hidden />
          Optimize Resume
        </LinkButton>
        <LinkButton to={paths.coverLetter} variant="outline">
          <Mail size={16} aria-hidden />
          Cover Letter
        </LinkButton>
        <LinkButton to={paths.build} variant="outline">
          <PenLine size={16} aria-hidden />
          Build New Resume
        </LinkButton>
      </Box>
      {resumes.length === 0 ? (
        <EmptyState icon={FileText} title="No resumes yet">
          Optimize a resume for a job, or build a new one. It will be kept here.
        </EmptyState>
      ) : (
        <ResumeCards
          resumes={resumes}
          onRename={(resume) => openLoaded(loadRename, () => setToRename(resume))}
          onDelete={(resume) => openLoaded(loadDelete, () => setToDelete(resume))}
        />
      )}
      <Suspense>{toDelete && <DeleteDialog resume={toDelete} onClose={() => setToDelete(null)} />}</Suspense>
      <Suspense>
        {toRename && (
          // The newest of it: another tab may have renamed it meanwhile.
          <RenameDialog
            resume={resumes.find(({ id }) => id === toRename.id) ?? toRename}
            onClose={() => setToRename(null)}
          />
        )}
      </Suspense>
    </>
  );
}
