/** ProviderCall is one request the fake provider received. */
export interface ProviderCall {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
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
    format: asked.response_format?.type ?? 'text',
    completionTokensMax: asked.max_completion_tokens ?? 0,
    aborted: false,
  };
}
