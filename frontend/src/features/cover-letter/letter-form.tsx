import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CoverLetterStyle } from '@tailwright/contracts/cover-letter';
import { limits } from '@tailwright/contracts/limits';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { type RadioCard, RadioCards } from '../../ui/radio-cards';
import { JobNote } from '../documents/job-note';
import { ResumeNote } from '../documents/resume-note';
import type { LetterValues } from './letter-draft';
import { LetterSource } from './letter-source';

const styles: RadioCard<CoverLetterStyle>[] = [
  { value: 'standard', label: 'Standard', description: 'Clear and friendly, right for most jobs' },
  { value: 'formal', label: 'Formal', description: 'Reserved and courteous, for traditional employers' },
  { value: 'creative', label: 'Creative', description: 'A less usual opening, for roles where voice counts' },
  { value: 'enthusiastic', label: 'Enthusiastic', description: 'Warm and eager, for teams you would love to join' },
];

interface Props {
  form: UseFormReturn<LetterValues>;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
}

export function LetterForm({ form, isBusy, onSubmit }: Props) {
  const { register, control, formState } = form;
  const [reading, setReading] = useState({ resumeText: false, jobDescription: false });
  const isReading = reading.resumeText || reading.jobDescription;
  const { errors } = formState;
  const [resumeText, jobDescription] = useWatch({ control, name: ['resumeText', 'jobDescription'] });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="6">
      <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <TextField
          label="Your Name"
          autoComplete="name"
          maxLength={limits.nameCharsMax}
          {...register('applicantName')}
          error={errors.applicantName?.message}
        />
        <TextField
          label="Company Name (Optional)"
          autoComplete="off"
          maxLength={limits.shortTextCharsMax}
          {...register('companyName')}
        />
        <TextField
          label="Recipient Name (Optional)"
          autoComplete="off"
          maxLength={limits.shortTextCharsMax}
          {...register('recipientName')}
        />
      </Grid>
      <Controller
        control={control}
        name="style"
        render={({ field }) => (
          <RadioCards
            legend="Cover Letter Style"
            options={styles}
            value={field.value}
            onChange={field.onChange}
            disabled={isBusy}
          />
        )}
      />
      <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <LetterSource
          form={form}
          name="resumeText"
          label="Your Resume"
          placeholder="Paste your resume here..."
          drop="Upload the resume, or drop it here"
          isBusy={isBusy}
          onReading={(resumeText) => setReading((now) => ({ ...now, resumeText }))}
        />
        <LetterSource
          form={form}
          name="jobDescription"
          label="Job Description"
          placeholder="Paste the job description here..."
          drop="Upload the posting, or drop it here"
          isBusy={isBusy}
          onReading={(jobDescription) => setReading((now) => ({ ...now, jobDescription }))}
        />
      </Grid>
      {resumeText.trim() !== '' && <ResumeNote text={resumeText} />}
      <JobNote text={jobDescription} />
      <Flex justify="space-between" align="center" gap="4" flexWrap="wrap">
        <Box fontSize="xs" color="fg.subtle" maxW="md">
          What you type is kept in this browser tab until you close it, so that a reload loses nothing. A file is only
          read, never stored.
        </Box>
        <Button
          type="submit"
          loading={isBusy || isReading}
          loadingText={isBusy ? 'Generating...' : 'Reading your file...'}
        >
          <PenLine size={16} aria-hidden />
          Generate Cover Letter
        </Button>
      </Flex>
    </chakra.form>
  );
}
