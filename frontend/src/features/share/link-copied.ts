import { toast } from '../../ui/toast';

/** tellLinkCopied says that the link stands in the clipboard. */
export const tellLinkCopied = () =>
  toast({
    tone: 'success',
    title: 'Share link created',
    description: 'Link copied to clipboard! You can now share your resume.',
  });
