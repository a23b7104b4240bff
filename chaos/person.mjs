import { randomUUID } from 'node:crypto';
import { Visitor, optimization } from './visitor.mjs';

/** signUp makes a person who is signed in and has shared a resume: { cookie, resumeId, publicLinkId }. */
export async function signUp(system) {
  const person = new Visitor(system);
  await person.register({ name: 'Jane Doe', email: `${randomUUID()}@example.com`, password: 'correct horse battery' });
  const { body: tailored } = await person.post('/api/resume/optimize-json', optimization('Person'));
  const { body: link } = await person.post(`/api/resumes/${tailored.resumeId}/share`);
  return { cookie: person.cookie, resumeId: tailored.resumeId, publicLinkId: link.publicLinkId };
}
