export {createExamples} from './createExamples';
export {ExampleError} from './ExampleError';
export type {
  Example,
  ExampleOptions,
  ExampleOverride,
  FindExamples,
  OperationExamples,
  OperationKind,
} from './types';
