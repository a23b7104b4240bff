import { BuiltInEngine } from './built-in/built-in.engine.js';
import type { Engine } from './engine.js';
import type { ChatOptions } from './openai/chat.js';
import type { EngineTexts } from './text-tasks.js';

/** ENGINE is the injection token of the engine this process writes with. */
export const ENGINE = Symbol('ENGINE');

export interface EngineSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL: string;
  OPENAI_TIMEOUT_MS: number;
  OPENAI_CONTEXT_TOKENS?: number | undefined;
}

/** isModelPluggedIn is the one place that decides who writes: a key or an address plugs a model in. */
const isModelPluggedIn = (settings: EngineSettings) =>
  Boolean(settings.OPENAI_API_KEY) || Boolean(settings.OPENAI_BASE_URL);

/** chooseEngine makes the engine that writes; its work over texts is done by `texts`. */
export async function chooseEngine(
  settings: EngineSettings,
  texts: EngineTexts,
  shared: Pick<ChatOptions, 'budget' | 'metrics' | 'notices'> = {},
  onSectionsAsWritten?: (count: number) => void,
): Promise<Engine> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = settings;
  if (!isModelPluggedIn(settings)) return new BuiltInEngine(texts, onSectionsAsWritten);
  // Only now: its SDK is an eighth of all that a process without a model would load.
  const { OpenAiEngine } = await import('./openai/openai.engine.js');
  const options = {
    apiKey,
    baseUrl,
    model: settings.OPENAI_MODEL,
    timeoutMs: settings.OPENAI_TIMEOUT_MS,
    contextTokens: settings.OPENAI_CONTEXT_TOKENS,
    ...shared,
  };
  return new OpenAiEngine(options, texts);
}
