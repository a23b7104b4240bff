import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { ForResume } from './letter-draft';

/** What has become of keeping the letter with a saved resume. */
export type Keeping = 'not yet' | 'kept' | { failed: string };

interface Props {
  forResume: ForResume;
  keeping: Keeping;
  onKeep: () => void;
  onLeave: () => void;
}

/** KeptWith tells where the letter is kept, and lets a person decide against it. */
export function KeptWith({ forResume, keeping, onKeep, onLeave }: Props) {
  const resume = <ResumeLink to={paths.savedResume(forResume.id)}>{forResume.name}</ResumeLink>;
  if (keeping === 'kept') return <Notice tone="success">This letter is kept with {resume}.</Notice>;
  if (keeping === 'not yet') {
    return (
      <Notice>
        The letter will be kept with {resume}.{' '}
        <Button variant="link" onClick={onLeave}>
          Do not keep it
        </Button>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title="The letter is not kept yet">
      {keeping.failed}{' '}
      <Button variant="link" onClick={onKeep}>
        Keep it with {forResume.name}
      </Button>
    </Notice>
  );
}

const ResumeLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
