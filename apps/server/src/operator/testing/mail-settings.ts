/** The settings of an installation that mails its operator. */
export const settings = {
  mail: { smtpUrl: 'smtp://mail.example', from: 'post@hundred.example', perHour: 500 },
  supportEmail: 'help@hundred.example',
  publicUrl: 'https://hundred.example',
};
