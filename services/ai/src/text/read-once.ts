export { readOnce } from '@tailwright/resume-text/read-once';
