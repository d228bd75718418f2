import type { Profile } from '@hundred/contract/identity';
import type { Language } from '@hundred/domain/text/language';
import { useMutation } from '@tanstack/react-query';
import { useApi, useSessionAdapter } from '../../../platform/session';
import { readingTime, toast } from '../../../ui/feedback/toast-store';
import { type Choice, ChoiceRow } from '../../../ui/forms/choice-row';
import { TitledCard } from '../../../ui/titled-card';
import { text } from './text';

/** Each language is named in its own, so that its speakers find it. */
const choices: Choice<Language>[] = [
  { value: 'en', name: 'English' },
  { value: 'de', name: 'Deutsch' },
];

/** Chooses the language of the account. */
export function LanguageCard({ profile: { language } }: { profile: Profile }) {
  const api = useApi();
  const session = useSessionAdapter();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (chosen: Language) => api.put('/auth/profile', { language: chosen }),
    onSuccess({ user }) {
      session.update(user);
      // The page loads the texts of one language before its first render, so it has to start again.
      location.reload();
    },
    onError: (error) => toast(text.notChanged({ reason: error.message }), 'error', readingTime),
  });
  // An older server has no languages.
  if (language === undefined) return null;
  return (
    <TitledCard title={text.title}>
      <ChoiceRow
        label={text.title}
        choices={choices}
        chosen={isPending ? variables : language}
        onChoose={(chosen) => !isPending && mutate(chosen)}
      />
      <p className="mt-3 text-sm text-ink-2">{text.hint}</p>
    </TitledCard>
  );
}
