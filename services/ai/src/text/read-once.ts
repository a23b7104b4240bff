export { readOnce } from '@tailwright/resume-text/text/read-once';
