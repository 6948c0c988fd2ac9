import {readHostFile} from '../deploy/hostFiles';
import type {Check} from './runChecks';
import {everyPageExists} from './rules/everyPageExists';
import {examplesFitSdl} from './rules/examplesFitSdl';
import {hostFilesAreCurrent} from './rules/hostFilesAreCurrent';
import {markdownBudget} from './rules/markdownBudget';
import {markdownMatchesPages} from './rules/markdownMatchesPages';
import {noBrokenLinks} from './rules/noBrokenLinks';
import {noServerCodeInClient} from './rules/noServerCodeInClient';
import {noThirdPartyRequests} from './rules/noThirdPartyRequests';
import {pageRules} from './rules/pageRules';
import {pageWeightBudget} from './rules/pageWeightBudget';
import {titlesAreUnique} from './rules/titlesAreUnique';

/** The checks of the finished build, by name. */
export const allChecks: Readonly<Record<string, Check>> = {
  everyPageExists,
  ...pageRules,
  titlesAreUnique,
  noBrokenLinks,
  noThirdPartyRequests,
  noServerCodeInClient,
  markdownMatchesPages,
  markdownBudget,
  examplesFitSdl,
  pageWeightBudget,
  hostFilesAreCurrent: hostFilesAreCurrent(readHostFile),
};
