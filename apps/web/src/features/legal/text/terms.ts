import { defineText } from '../../../ui/language/define-text';

export const text = defineText('legal/terms', {
  title: 'Terms of Service',
  lede: 'Hundred is a 100-day challenge. You do three exercises a day, and one more rep each day. By using Hundred, you accept these terms.',
  health: {
    title: 'Your health comes first',
    stop: 'Stop if something hurts, if you feel dizzy, or if you can’t breathe easily. Ask a doctor first if you have a heart condition, or if you are pregnant, injured, recovering or unsure.',
    noAdvice:
      'Hundred is not medical advice. Only you can check your form and fitness. Unwell or in pain? Take a rest day. It keeps your streak.',
  },
  age: {
    title: 'Who can use Hundred',
    text: 'You must be at least 13 years old. Too young to agree to contracts where you live? A parent or guardian must agree for you.',
  },
  account: {
    title: 'Your account',
    text: 'You sign in by email and password, or with an external account. Keep your account safe: you are responsible for what happens with it. One person, one account. You can export your data and delete your account in Settings at any time.',
  },
  fairPlay: {
    title: 'Fair play',
    text: 'Log what you did. Leaderboards count at most twice the day’s target. They don’t count imported reps. Your display name must not be an insult, an ad or another person’s name. We can remove a name that breaks this rule. We can close an account that attacks or abuses the service.',
  },
  premium: {
    title: 'Premium',
    plans: ({ starterDays, trialDays }: { starterDays: number; trialDays: number }) =>
      `You pay for Premium once. It is not a subscription. Starter gives you Premium for ${starterDays} days from payment. Buy it again to extend it. Lifetime gives you Premium as long as Hundred exists. You can start one free trial of ${trialDays} days. It ends automatically.`,
    payment:
      'The Premium page lists what you get. A card payment provider takes payments under its own terms. If a payment is refunded, Premium ends. You keep your rights as a consumer.',
  },
  service: {
    title: 'The service',
    text: 'We work to keep Hundred running and your data safe. We can’t promise that it is always available or free of faults. Features may change. If Hundred closes, we tell you in time to export your data.',
  },
  liability: {
    title: 'Liability',
    text: 'You train at your own risk. As far as the law allows, we are not liable for injuries from exercises. The same goes for damage that nobody could foresee. We stay liable for harm that we cause on purpose or by gross negligence, and wherever the law requires it.',
  },
  changes: {
    title: 'Changes and questions',
    text: 'We announce important changes in the app before they take effect. If you don’t agree, you can delete your account. Questions? Use the Support page.',
    privacy: 'Read the Privacy Policy',
  },
});
