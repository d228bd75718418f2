import { previews } from '@hundred/domain/previews/previews';
import { type Config, configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { makeLogger } from '../logging/logger';
import { planMail, planNoMail } from '../mail/plan-mail';
import { readPublicUrl } from '../operator/public-address';
import type { AdminCommand } from './admin/admin-command';
import { announce, endAnnouncement } from './admin/announcements';
import { endClubTeam, renameClubTeam } from './admin/club';
import { deletePerson } from './admin/delete-person';
import { endSessionsCommand } from './admin/end-sessions';
import { exportPersonCommand } from './admin/export-person';
import { endInvitationCommand, invite, showInvitations } from './admin/letting-in/invitations';
import { chooseRegistration } from './admin/letting-in/registration';
import { listAudit } from './admin/list-audit';
import { listPeople } from './admin/list-people';
import { blankGroup } from './admin/moderation/blank-group';
import { blankName } from './admin/moderation/blank-name';
import { closeReport } from './admin/moderation/close-report';
import { listReports } from './admin/moderation/list-reports';
import { suspendSocial } from './admin/moderation/suspend-social';
import { showNumbers } from './admin/numbers';
import { openForAdmin } from './admin/open-for-admin';
import { grantOperatorCommand, revokeOperatorCommand } from './admin/operators';
import { endPremium } from './admin/premium/end-premium';
import { grantPremium } from './admin/premium/grant-premium';
import { resetPassword } from './admin/reset-password';
import { rotateIdentityKeys } from './admin/rotate-identity-keys';
import { adminHelp, runAdmin } from './admin/run-admin';
import { setText } from './admin/set-text';
import { answerSupport, closeSupport, listSupport } from './admin/support';
import { switchPreview } from './admin/switch-preview';
import { runCommand } from './run-command';

/** Every command of `npm run admin`; features add theirs here. */
const commandsFor = (publicUrl: string, identity?: Config['identity']): readonly AdminCommand[] => [
  listPeople,
  showNumbers,
  exportPersonCommand,
  blankName,
  deletePerson,
  grantPremium,
  endPremium,
  grantOperatorCommand,
  revokeOperatorCommand,
  resetPassword(publicUrl),
  endSessionsCommand,
  rotateIdentityKeys,
  chooseRegistration(identity?.kind === 'embedded' ? identity.registration : undefined),
  invite(publicUrl),
  showInvitations,
  endInvitationCommand,
  listSupport,
  answerSupport,
  closeSupport,
  switchPreview(previews),
  setText,
  announce,
  endAnnouncement,
  listReports,
  blankGroup,
  suspendSocial,
  closeReport,
  renameClubTeam,
  endClubTeam,
  listAudit,
];

runCommand(async (args) => {
  // The help contains no address, so it needs no settings.
  if (args.length === 0 || args[0] === 'help') return adminHelp(commandsFor(''));
  const config = configFrom(readEnvironment());
  const { database, close } = await openForAdmin(config.storage, Date.now(), makeLogger('warn'));
  try {
    const publicUrl = (await readPublicUrl(database)) ?? config.publicUrl;
    return await runAdmin(
      commandsFor(publicUrl, config.identity),
      args,
      database,
      Date.now(),
      config.mail ? planMail : planNoMail,
    );
  } finally {
    await close();
  }
});
