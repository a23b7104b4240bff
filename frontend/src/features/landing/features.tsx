import { Box, Grid, chakra } from '@chakra-ui/react';
import { Eye, LayoutTemplate, Scissors } from 'lucide-react';
import { Section } from './section';

const features = [
  {
    icon: Scissors,
    title: 'AI optimization',
    text: 'Give us your resume and a job description. You get a version tailored to that job, a match score that is computed rather than guessed, and the requirements still missing.',
  },
  {
    icon: LayoutTemplate,
    title: 'Resume builder',
    text: 'No resume yet? Six short steps take you from your name to a finished page, in one of two templates. You can leave out whatever does not apply to you.',
  },
  {
    icon: Eye,
    title: 'Shareable links with view tracking',
    text: 'Turn a resume into a public link with one click and see how often it was opened. Delete the resume and its link is gone within a second.',
  },
];

export function Features() {
  return (
    <Section muted eyebrow="What it does" heading="Made for one job at a time">
      <Grid gap={{ base: '8', md: '10' }} gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {features.map(({ icon: Icon, title, text }) => (
          <Box key={title}>
            <Box
              display="inline-flex"
              p="3"
              borderRadius="lg"
              bg="bg.surface"
              borderWidth="1px"
              color="accent.fg"
              boxShadow="sm"
            >
              <Icon size={22} aria-hidden />
            </Box>
            <chakra.h3 textStyle="h3" mt="5">
              {title}
            </chakra.h3>
            <chakra.p mt="2.5" color="fg.muted">
              {text}
            </chakra.p>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
