import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Sends what the schema of an answer has, and nothing else. Answers are parsed, not encoded: no answer has codecs, so
 * both give the same result, and encoding checks everything twice and takes four times as long.
 */
export const serializeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (answer) => {
    const checked = schema.safeParse(answer);
    if (!checked.success) throw new ResponseSerializationError(method, url, { cause: checked.error });
    return JSON.stringify(checked.data);
  };
};
