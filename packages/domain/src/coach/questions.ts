/** What may be asked of the coach, where a model is set. */
export const longestQuestion = 500;
export const questionsADay = 20;
