export {createExamples} from './createExamples';
export {ExampleError} from './ExampleError';
export {readOverrides} from './overrides/readOverrides';
export {takesFiles} from './takesFiles';
export {toWrittenExample} from './toWrittenExample';
export type {
  Example,
  ExampleOptions,
  ExampleOverride,
  FindExamples,
  OperationExamples,
  OperationKind,
} from './types';
export {
  createTypeExamples,
  type FindWays,
  type WayToType,
} from './ways/createTypeExamples';
