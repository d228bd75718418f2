import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../platform/format/format';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('own-data', {
  yourData: 'Your data',
  exportHint:
    'You get one file with your settings, workouts, badges and purchases. You can import it into a new Hundred account.',
  notExported: ({ unsent }: { unsent: string }) =>
    `The file leaves out what you haven’t sent yet: ${unsent}.`,
  export: 'Export My Data',
  exporting: 'Preparing your file...',
  exported: 'Your data is in your downloads.',
  notExportedBecause: ({ reason }: { reason: string }) => `We couldn’t export your data. ${reason}`,
  tryOnline: 'Try again when you’re online.',
  historyHint:
    'Save all your days as a spreadsheet (CSV), or a two-page summary (PDF). You can do this offline.',
  historyFiles: { csv: 'Export as CSV', pdf: 'Export as PDF' },
  preparing: 'Preparing...',
  historyLocked: 'Get CSV and PDF with Premium',

  importHint: 'Moving from another server? Import the file you exported there.',
  import: 'Import My Data',
  importTitle: 'Import your data',
  importDescription: 'Choose a file that Hundred exported.',
  importsProgress: 'You keep your day, streak, rest days, badges, history and settings.',
  importsNoRanking: 'Imported reps don’t count on leaderboards. New reps do.',
  importsNoPremium: 'We don’t import Premium, Premium badges or your devices.',
  importsNoPurchases: 'We don’t import your purchases and devices.',
  importEndsTrial: 'The import ends your free trial, because trials are for new members.',
  fileToImport: 'File to import',
  chooseFile: 'Choose a file',
  chooseOtherFile: 'Choose another file',
  fileSummary: ({ date, days }: { date: string; days: number }) =>
    plural(days, {
      one: `Exported on ${date}. It has 1 workout day.`,
      other: `Exported on ${date}. It has ${formatNumber(days)} workout days.`,
    }),
  fileTooLarge: 'This file is too large to be a Hundred export.',
  fileUnreadable: 'We couldn’t read this file.',
  notAnExport: 'This file isn’t a Hundred export.',
  fileRefused: ({ detail }: { detail: string }) =>
    `We can’t import this file. It was changed or is damaged. Export your data again. (${detail})`,
  confirmImport: 'Import',
  importing: 'Importing...',
  importedChallenge: 'Imported. Your challenge continues where you left off.',
  importedSettings: 'Your settings are imported.',

  deleteTitle: 'Delete account',
  deleteHint: 'This deletes your account and your progress at once. You can’t undo it.',
  delete: 'Delete Account',
  askDelete: 'Delete your account?',
  askDeleteHint: 'This deletes your account and your progress. You can’t undo it.',
  losesProgress: 'You lose your workouts, streaks, badges, statistics and leaderboard places.',
  losesPremium: 'Premium ends without a refund. We keep purchase records without your name.',
  keepsForeignAccount: 'You keep your account at the sign-in service.',
  freesEmail: 'You can use your email address for a new account.',
  exportFirst: 'To keep a copy, export your data first.',
  typeToConfirm: ({ word }: { word: string }) => `Type ${word} to confirm`,
  wrongConfirmation: ({ word }: { word: string }) => `Type the word ${word} in capital letters.`,
  deleting: 'Deleting...',
  keepAccount: 'Keep my account',
  deleted: 'Your account and your progress are deleted.',
});
