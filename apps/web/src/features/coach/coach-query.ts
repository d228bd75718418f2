import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';

/** Whether the coach is available in this installation, and how many questions are left today. */
export const coachQuery = (api: Api) =>
  queryOptions({ queryKey: ['coach'], queryFn: ({ signal }) => api.get('/coach', { signal }) });

/** Streams the text of an answer: each call of `onText` has all of it so far. */
export const readText =
  (onText: (text: string) => void) =>
  async (response: Response): Promise<string> => {
    const decoder = new TextDecoder();
    let text = '';
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      onText(text);
    }
    return text;
  };
