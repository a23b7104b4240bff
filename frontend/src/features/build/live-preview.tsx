import { Box, chakra } from '@chakra-ui/react';
import { renderForm } from '@tailwright/resume-text/render-form';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from './form';
import { TemplateSheet } from './template-sheet';

/** LivePreview follows the form as it is typed. */
export function LivePreview() {
  const { control } = useFormContext<Values>();
  const values = useDeferredValue(useWatch({ control }) as Values);
  const markdown = renderForm(values);
  return (
    <Box as="section" aria-label="Live preview">
      <chakra.p fontSize="xs" color="fg.subtle" mb="2" data-no-print>
        Live preview: your own words in the chosen template. Generate Resume writes the finished one.
      </chakra.p>
      {markdown === '' ? (
        <Box
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.strong"
          borderRadius="xl"
          p="10"
          color="fg.muted"
          textAlign="center"
        >
          What you type appears here.
        </Box>
      ) : (
        // Smaller than the real sheet, so that more of it can be seen beside the form.
        <Box css={{ '& article': { padding: '6', fontSize: 'sm' } }}>
          <TemplateSheet template={values.template} markdown={markdown} />
        </Box>
      )}
    </Box>
  );
}
