/** A name that so many people report is hidden in social places, until the operator has looked at it. */
const enoughReporters = 3;

const countReporters = (about: string, text: string) => `
  (select count(distinct report.person_id) from report
   where ${about} and report.closed_at is null and report.words = ${text})`;

/** SQL for a name of `person` as other people see it, which may be an earlier one. Null if it is hidden. */
export const shownNameOf = (text: string) => `
  case when ${countReporters("report.reported_id = person.id and report.reason = 'name'", text)}
    < ${enoughReporters} then ${text} end`;

/** SQL for the display name of `person` as other people see it. Null if it is hidden. */
export const shownName = shownNameOf('person.display_name');

/**
 * SQL for the display name of `person` as people see it who share no group with them. Null unless the person shows it on
 * boards, and always null for people under 20.
 */
export const nameAmongStrangers = `
  case when person.show_name_on_leaderboard and person.age_group is distinct from 'under20' then ${shownName} end`;

/** SQL for the name of a group as people see it. Null if it is hidden. */
export const shownGroupName = (table: string) => `
  case when ${countReporters(`report.group_id = ${table}.id and report.reason = 'group name'`, `${table}.name`)}
    < ${enoughReporters} then ${table}.name end`;
