import { plans } from '@hundred/domain/entitlements/plans';
import { formatsIn, type MailTexts } from './text';

const { dateOf, instantOf, priceOf } = formatsIn('de-DE');

const terms = {
  starter: `Eine Zahlung, Premium für ${plans.starter.days} Tage`,
  lifetime: 'Eine Zahlung, Premium für immer',
};

export const german: MailTexts = {
  resetPassword: {
    subject: 'Wähle ein neues Passwort für Hundred',
    asked: ({ minutes }) => `Du möchtest ein neues Passwort. Dieser Link gilt ${minutes} Minuten.`,
    sentByOperator: ({ minutes }) =>
      `Der Support schickt dir diesen Link für ein neues Passwort. Er gilt ${minutes} Minuten.`,
    action: 'Neues Passwort wählen',
    notYou: 'Das warst du nicht? Ignoriere diese E-Mail. Dein Passwort bleibt gleich.',
  },
  verifyEmail: {
    welcomeSubject: 'Willkommen bei Hundred: Bestätige deine E-Mail-Adresse',
    subject: 'Bestätige deine E-Mail-Adresse für Hundred',
    welcome: 'Willkommen bei Hundred. Deine 100 Tage können heute beginnen.',
    confirm: ({ days }) => `Bestätige, dass diese Adresse dir gehört. Der Link gilt ${days} Tage.`,
    action: 'E-Mail-Adresse bestätigen',
    notYou: 'Du hast kein Konto erstellt? Ignoriere diese E-Mail.',
  },
  confirmNewEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse für Hundred',
    body: ({ hours }) => `Du möchtest diese Adresse für Hundred verwenden. Der Link gilt ${hours} Stunden.`,
    action: 'Diese Adresse verwenden',
    notYou: 'Das warst du nicht? Ignoriere diese E-Mail.',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse für Hundred wurde geändert',
    newAddress: ({ email }) => `Dein Konto verwendet jetzt ${email}.`,
    notYou: ({ days }) => `Das warst du nicht? Hol dir dein Konto innerhalb von ${days} Tagen zurück.`,
    action: 'Mein Konto zurückholen',
  },
  passwordChanged: {
    subject: 'Dein Passwort für Hundred wurde geändert',
    signedOut: 'Deine anderen Geräte sind abgemeldet.',
    notYou: 'Das warst du nicht? Öffne die Anmeldeseite und wähle „Forgot your password?“.',
    action: 'Anmeldeseite öffnen',
  },
  newSignIn: {
    subject: 'Neue Anmeldung bei Hundred',
    device: ({ browser = 'ein unbekannter Browser', system, at }) =>
      system === undefined
        ? `Ein neues Gerät hat sich bei deinem Konto angemeldet: ${browser}, ${instantOf(at)}.`
        : `Ein neues Gerät hat sich bei deinem Konto angemeldet: ${browser} auf ${system}, ${instantOf(at)}.`,
    notYou: 'Das warst du nicht? Ändere jetzt dein Passwort.',
    action: 'Mein Passwort ändern',
  },
  invitation: {
    subject: 'Deine Einladung zu Hundred',
    invited: 'Du bist zu Hundred eingeladen, der 100-Tage-Challenge mit dem eigenen Körpergewicht.',
    invitedBy: ({ name }) =>
      `${name} lädt dich zu Hundred ein, der 100-Tage-Challenge mit dem eigenen Körpergewicht.`,
    until: ({ at }) => `Der Link funktioniert einmal, bis ${dateOf(at)}.`,
    action: 'Konto erstellen',
    notInterested: 'Kein Interesse? Ignoriere diese E-Mail. Wir erinnern dich nicht.',
  },
  supportAnswered: {
    subject: 'Du hast eine Antwort von Hundred',
    body: 'Der Support hat deine Frage beantwortet.',
    action: 'Antwort lesen',
  },
  accountDeleted: {
    subject: 'Dein Konto bei Hundred wurde gelöscht',
    body: 'Wir haben dein Konto und alles darin gelöscht. Das ist unsere letzte E-Mail an dich.',
    action: 'Hundred öffnen',
  },
  receipt: {
    subject: ({ plan }) => `Deine Quittung von Hundred: ${plans[plan].name}`,
    thanks: 'Danke für deinen Kauf.',
    details: ({ plan, amountCents, paidAt, purchase }) =>
      [
        `${plans[plan].name}: ${priceOf(amountCents)}`,
        terms[plan],
        `Bezahlt am ${dateOf(paidAt)}`,
        `Referenz: ${purchase}`,
      ].join('\n'),
    action: 'Hundred öffnen',
  },
  testMail: {
    subject: 'Testmail von Hundred',
    body: 'E-Mails funktionieren. Du hast diesen Test am Desk gesendet.',
    action: 'Desk öffnen',
  },
  unsubscribe: {
    question: {
      reminders: 'Erinnerungen per E-Mail abbestellen?',
      recap: 'Wochenrückblick per E-Mail abbestellen?',
      all: 'Erinnerungen und Wochenrückblick per E-Mail abbestellen?',
    },
    off: {
      reminders: 'Du bekommst keine Erinnerungen mehr per E-Mail',
      recap: 'Du bekommst keinen Wochenrückblick mehr per E-Mail',
      all: 'Du bekommst keine Erinnerungen und keinen Wochenrückblick mehr per E-Mail',
    },
    action: 'Abbestellen',
    onAgain: 'Du kannst diese E-Mails in den Einstellungen wieder einschalten.',
    openSettings: 'Einstellungen öffnen',
    wrongLink: 'Dieser Link funktioniert nicht',
    wrongLinkHint: 'Kopiere den ganzen Link, oder schalte die E-Mails in den Einstellungen aus.',
  },
};
