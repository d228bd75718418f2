/** A view of a team: the period of its board and, of the club's team, the page. */
export const teamView = (period: string, page: number): string => `${period} ${page}`;

export function viewOf(view: string): { period: string; page: number } {
  const [period = 'week', page = '1'] = view.split(' ');
  return { period, page: Number(page) };
}
