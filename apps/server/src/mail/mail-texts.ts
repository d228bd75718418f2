import type { Language } from '@hundred/domain/text/language';
import { english, type MailTexts } from './text';
import { german } from './text.de';

export const mailTexts: Record<Language, MailTexts> = { en: english, de: german };
