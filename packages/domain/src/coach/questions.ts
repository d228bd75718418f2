/** The limits of questions to the coach, if a model is configured. */
export const longestQuestion = 500;
export const questionsADay = 20;
