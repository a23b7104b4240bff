/** ProviderCall is one request the fake provider received. */
export interface ProviderCall {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
  /** What the model is asked for, by the document that the prompt holds. */
  about: 'edits' | 'findings' | 'second-reading' | 'quotes' | 'document';
  format: string;
  completionTokensMax: number;
  /** The caller went away before the answer was complete. */
  aborted: boolean;
}

/** readCall is what a request asks of the model. */
export function readCall(body: string): ProviderCall {
  const asked = JSON.parse(body) as {
    model: string;
    messages: ProviderCall['messages'];
    stream?: boolean;
    response_format?: { type: string };
    max_completion_tokens?: number;
  };
  return {
    model: asked.model,
    messages: asked.messages,
    stream: asked.stream === true,
    about: aboutOf(asked.messages),
    format: asked.response_format?.type ?? 'text',
    completionTokensMax: asked.max_completion_tokens ?? 0,
    aborted: false,
  };
}

function aboutOf(messages: ProviderCall['messages']): ProviderCall['about'] {
  const user = messages.at(-1)?.content ?? '';
  if (user.startsWith('<<<NUMBERED RESUME ')) return 'edits';
  if (user.startsWith('<<<FINDINGS ')) return 'findings';
  if (user.startsWith('<<<REQUIREMENTS TO FIND ')) return 'quotes';
  return user.startsWith('<<<EDITS ') ? 'second-reading' : 'document';
}
