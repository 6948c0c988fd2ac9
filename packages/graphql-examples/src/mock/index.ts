export {
  createFindResponse,
  type FindResponse,
  type SentRequest,
} from './createFindResponse';
export {createMockSchema} from './createMockSchema';
