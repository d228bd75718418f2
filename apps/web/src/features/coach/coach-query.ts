import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api';

/** Whether the coach can be asked in this installation, and how often today. */
export const coachQuery = (api: Api) =>
  queryOptions({ queryKey: ['coach'], queryFn: ({ signal }) => api.get('/coach', { signal }) });

/** The words of an answer as they come, each time with all there is so far. */
export const readText =
  (onWords: (words: string) => void) =>
  async (response: Response): Promise<string> => {
    const decoder = new TextDecoder();
    let words = '';
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      words += decoder.decode(value, { stream: true });
      onWords(words);
    }
    return words;
  };
