import { ApiError, isCancelled } from './api';
import { refusalText } from './refusal-text';
import { text } from './text';

/** The body of every refusal: code and field for the page's code, and a message that may name the field. */
type RefusalBody = { error: string; message: string; field?: string; needsOnboarding?: boolean };

/** Reads a JSON answer. Returns undefined if there is none, or if it is not JSON or was cut off. */
export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (isCancelled(error)) throw error;
    return undefined;
  }
}

/** The error for a call to which no answer arrived, or one that was cut off. */
export const unreachableError = (cause?: unknown): ApiError =>
  new ApiError({ kind: 'network', code: 'network', message: text.unreachable, cause });

/** The error for a call that the server, or a proxy in front of it, answered with an error status. */
export async function refusalError(status: number, answer: unknown): Promise<ApiError> {
  if (!isRefusalBody(answer))
    return new ApiError({ kind: 'refused', status, code: 'unreadable', message: text.unreadable });
  const { error, message, field, needsOnboarding } = answer;
  return new ApiError({
    kind: 'refused',
    status,
    code: error,
    message: refusalText(error) ?? (await withReadableField(message, field)),
    detail: message,
    field,
    needsOnboarding: needsOnboarding === true,
  });
}

/** The message with the field as people know it. The names of fields load only when a field is refused. */
async function withReadableField(message: string, field: string | undefined): Promise<string> {
  if (field === undefined) return message;
  return import('../format/field-messages').then(
    ({ readableMessage }) => readableMessage(message, field),
    () => message,
  );
}

const isRefusalBody = (answer: unknown): answer is RefusalBody =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  typeof answer.error === 'string' &&
  'message' in answer &&
  typeof answer.message === 'string';
