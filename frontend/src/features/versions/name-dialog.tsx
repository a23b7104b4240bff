import { limits } from '@tailwright/contracts/limits';
import { type ResumeVersion, nameVersion } from '@tailwright/contracts/saved-resumes';
import { api } from '../../lib/api';
import { NamingDialog } from '../saved/naming-dialog';

interface Props {
  resumeId: string;
  version: ResumeVersion;
  onClose: () => void;
}

/** NameDialog gives a version a name, by which it is found again and kept. */
export default function NameDialog({ resumeId, version, onClose }: Props) {
  const { id: versionId, number, name: was = '' } = version;
  return (
    <NamingDialog
      resumeId={resumeId}
      title={`Name version ${number}`}
      description="Only you see this name. A version with a name is kept when older ones make room."
      was={was}
      maxLength={limits.versionNameCharsMax}
      placeholder="As sent to the company"
      save={(name) => api(nameVersion, { params: { resumeId, versionId }, body: { name, was } })}
      namedTitle="Version named"
      onClose={onClose}
    />
  );
}
