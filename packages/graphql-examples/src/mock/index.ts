export {createMockSchema} from './createMockSchema';
