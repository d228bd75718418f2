/** The view of a team as one text: the period of its board and, for the club's team, the page. Answers are cached by it. */
export const formatTeamView = (period: string, page: number): string => `${period} ${page}`;

export function parseTeamView(view: string): { period: string; page: number } {
  const [period = 'week', page = '1'] = view.split(' ');
  return { period, page: Number(page) };
}
