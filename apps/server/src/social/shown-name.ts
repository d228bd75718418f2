/** A name that so many people report is hidden in social places, until the operator has looked. */
const enoughReporters = 3;

const reporters = (about: string, text: string) => `
  (select count(distinct report.person_id) from report
   where ${about} and report.closed_at is null and report.words = ${text})`;

/** SQL for a name of `person`, such as an earlier one, as other people see it; null if it is hidden. */
export const shownNameOf = (text: string) => `
  case when ${reporters("report.reported_id = person.id and report.reason = 'name'", text)}
    < ${enoughReporters} then ${text} end`;

/** Their display name. */
export const shownName = shownNameOf('person.display_name');

/** The same among people who share no group: as on boards, and never for people under 20. */
export const nameAmongStrangers = `
  case when person.show_name_on_leaderboard and person.age_group is distinct from 'under20' then ${shownName} end`;

/** The same for the name of a group. */
export const shownGroupName = (table: string) => `
  case when ${reporters(`report.group_id = ${table}.id and report.reason = 'group name'`, `${table}.name`)}
    < ${enoughReporters} then ${table}.name end`;
