import { Flex, chakra } from '@chakra-ui/react';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { Copy, ExternalLink, Eye } from 'lucide-react';
import { paths } from '../../app/paths';
import { copyText } from '../../lib/clipboard';
import { Button, LinkButton } from '../../ui/button';
import { toast } from '../../ui/toast';
import { viewLabel } from '../share/view-label';
import { Quiet, SideCard } from './side-card';

/** LinkCard is the public link of a resume and how often it was opened. */
export function LinkCard({ saved: { record, version } }: { saved: SavedResume }) {
  const { public_link_id: linkId, views } = record;
  if (linkId === undefined) {
    return (
      <SideCard title="Public link">
        <Quiet>Not shared. Share makes a link that shows this resume, and counts its views.</Quiet>
      </SideCard>
    );
  }
  const path = paths.shared(linkId);
  const link = `${location.origin}${path}`;
  const copy = async () =>
    toast(
      (await copyText(link))
        ? { tone: 'success', title: 'Link copied' }
        : { tone: 'destructive', title: 'Could not copy', description: 'Select the link and copy it yourself.' },
    );
  return (
    <SideCard title="Public link">
      <Flex gap="1.5" align="center" fontSize="sm" fontWeight="medium">
        <Eye size={15} aria-hidden />
        {viewLabel(views)}
      </Flex>
      <chakra.p mt="2" fontSize="sm" overflowWrap="anywhere" userSelect="all">
        {link}
      </chakra.p>
      <Quiet mt="2">
        {version.number > 1
          ? `Whoever has it reads version ${version.number}, the newest.`
          : 'Whoever has it can read this resume.'}
      </Quiet>
      <Flex mt="3" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          Copy link
        </Button>
        <LinkButton to={path} size="sm" variant="outline" target="_blank">
          <ExternalLink size={15} aria-hidden />
          Open the public page
        </LinkButton>
      </Flex>
    </SideCard>
  );
}
