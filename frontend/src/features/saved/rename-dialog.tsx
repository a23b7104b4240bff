import { limits } from '@tailwright/contracts/limits';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { renameResume } from '@tailwright/contracts/saved-resumes';
import { api } from '../../lib/api';
import { nameOf } from '../dashboard/resume-about';
import { NamingDialog } from './naming-dialog';

interface Props {
  resume: ResumeRecord;
  onClose: () => void;
}

/** RenameDialog names a resume. */
export default function RenameDialog({ resume, onClose }: Props) {
  const { id: resumeId, name: was = '' } = resume;
  return (
    <NamingDialog
      resumeId={resumeId}
      title="Rename resume"
      description="Only you see this name. The title and the file stay as they are."
      was={was}
      maxLength={limits.resumeNameCharsMax}
      placeholder={nameOf({ ...resume, name: undefined })}
      save={(name) => api(renameResume, { params: { resumeId }, body: { name, was } })}
      namedTitle="Resume renamed"
      onClose={onClose}
    />
  );
}
