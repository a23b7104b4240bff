import { Box, Flex, chakra } from '@chakra-ui/react';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from './form';
import { PagesOrText } from './pages-or-text';

/** LivePreview follows the form as it is typed. */
export function LivePreview() {
  const { control } = useFormContext<Values>();
  const values = useDeferredValue(useWatch({ control }) as Values);
  const markdown = renderForm(values);
  return (
    <Box as="section" aria-label="Live preview">
      <chakra.p fontSize="xs" color="fg.subtle" mb="2" data-no-print>
        Live preview: your own words on the pages of the PDF. Generate Resume writes the finished one.
      </chakra.p>
      {markdown === '' ? (
        <Flex
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.strong"
          borderRadius="xl"
          p="10"
          color="fg.muted"
          justify="center"
        >
          What you type appears here.
        </Flex>
      ) : (
        // The text is smaller than the real sheet, so that more of it can be seen beside the form.
        <Box css={{ '& article': { padding: '6', fontSize: 'sm' } }}>
          <PagesOrText template={values.template} markdown={markdown} usual="pages" />
        </Box>
      )}
    </Box>
  );
}
