import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Answers leave as their schema says, and nothing beside it. They are parsed, not encoded: without codecs, which no
 * answer has, both come to the same, and encoding checks everything twice (four times as long).
 */
export const serializeAnswer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (answer) => {
    const checked = schema.safeParse(answer);
    if (!checked.success) throw new ResponseSerializationError(method, url, { cause: checked.error });
    return JSON.stringify(checked.data);
  };
};
