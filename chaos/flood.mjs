// Sends the submissions of T7 from a process of its own, so that it does not delay the clock of who measures.
import { Agent, request } from 'node:http';
import { wait } from './figures.mjs';
import { optimization } from './visitor.mjs';

process.once('message', ({ visitors, count, within }) => {
  submitMany(visitors, count, within).then((answers) => process.send(answers, () => process.exit()));
});

async function submitMany(visitors, count, within) {
  const began = Date.now();
  const sent = [];
  const submissions = visitors.map(submissionOf);
  for (let index = 0; index < count; index++) {
    const due = began + (within * index) / count - Date.now();
    if (due > 0) await wait(due);
    sent.push(submissions[index % submissions.length](addressOf(index)));
  }
  return Promise.all(sent);
}

const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Node's own client takes a third of fetch's time, and the flood shares its cores with those it asks. */
function submissionOf({ url, cookie }) {
  const agent = new Agent({ keepAlive: true });
  const body = Buffer.from(JSON.stringify(optimization('Crowd')));
  const headers = {
    cookie,
    prefer: 'respond-async',
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  return (address) =>
    new Promise((resolve) => {
      const began = performance.now();
      const done = (rest) => resolve({ ...rest, ms: performance.now() - began });
      request(`${url}/api/resume/optimize-json`, {
        agent,
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': address },
      })
        .on('response', (response) => {
          const { statusCode: status, headers } = response;
          response.resume().once('end', () => done({ status, retryAfter: headers['retry-after'] }));
        })
        .on('error', (error) => done({ status: 0, error: error.code }))
        .end(body);
    });
}
