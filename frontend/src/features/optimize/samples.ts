/** What the landing page shows is made from these two: after a change, `npm run example` writes it anew. */
export { default as sampleResume } from './sample-resume.txt?raw';
export { default as sampleJobDescription } from './sample-job-description.txt?raw';
