export {createExamples} from './createExamples';
export {ExampleError} from './ExampleError';
export {readOverrides} from './overrides/readOverrides';
export type {
  Example,
  ExampleOptions,
  ExampleOverride,
  FindExamples,
  OperationExamples,
  OperationKind,
} from './types';
