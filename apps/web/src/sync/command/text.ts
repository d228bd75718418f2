import { refusals } from '@hundred/domain/challenge/commands/refusals';
import { addRefusalTexts } from '../../platform/http/refusal-text';
import { defineText } from '../../ui/language/define-text';

/** The refusals of commands by code, for those that are judged here and those of the server. */
export const text = defineText('refusals', refusals);
addRefusalTexts(text);
