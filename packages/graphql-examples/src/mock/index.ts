export {createAnswers, type FindAnswer, type SentRequest} from './createAnswers';
export {createMockSchema} from './createMockSchema';
