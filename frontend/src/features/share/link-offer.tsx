import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { tellLinkCopied } from './link-copied';

interface Props {
  link: string;
  onClose: () => void;
}

/** LinkOffer shows a link that could not be copied: a browser may allow that only while a button is being pressed. */
export default function LinkOffer({ link, onClose }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    if (!(await copyText(link))) return setHasFailed(true);
    onClose();
    tellLinkCopied();
  };
  return (
    <Dialog open onClose={onClose} title="Share link created" description="Whoever has this link can read your resume.">
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }} align={{ sm: 'flex-end' }}>
        <TextField
          label="Your link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          error={hasFailed ? 'Your browser did not let us copy it. Select the link and copy it yourself.' : undefined}
        />
        <Button onClick={() => void copy()} h="11">
          Copy link
        </Button>
      </Flex>
    </Dialog>
  );
}
