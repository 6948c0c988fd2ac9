export {type Alignment, editDistance} from './editDistance';
export {estimateTokens} from './estimateTokens';
export {groupBy} from './groupBy';
export {splitAtBreaks, toSlug} from './humps';
export {toSingular} from './plurals';
export {joinWords, separateWords, splitWords} from './splitWords';
export {toLine, toLines} from './toLines';
export {adviseOnName, didYouMean, nearestName, suggestionList} from './suggest';
