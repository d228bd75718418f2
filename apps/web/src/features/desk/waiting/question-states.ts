export type QuestionState = 'open' | 'answered' | 'closed';
