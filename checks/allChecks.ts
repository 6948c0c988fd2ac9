import {readGenerated} from '../deploy/generateHostFiles';
import type {Check} from './check';
import {everyPageExists} from './rules/everyPageExists';
import {feedsAreValid} from './rules/feedsAreValid';
import {headingsHaveIds} from './rules/headingsHaveIds';
import {headingsInOrder} from './rules/headingsInOrder';
import {hostFilesAreCurrent} from './rules/hostFilesAreCurrent';
import {idsAreUnique} from './rules/idsAreUnique';
import {imagesDescribed} from './rules/imagesDescribed';
import {languageDeclared} from './rules/languageDeclared';
import {metadataPresent} from './rules/metadataPresent';
import {noBrokenLinks} from './rules/noBrokenLinks';
import {noInlineStyles} from './rules/noInlineStyles';
import {noScriptLinks} from './rules/noScriptLinks';
import {noServerCodeInClient} from './rules/noServerCodeInClient';
import {noThirdPartyRequests} from './rules/noThirdPartyRequests';
import {oneMainHeading} from './rules/oneMainHeading';
import {pageWeightBudget} from './rules/pageWeightBudget';
import {scriptsHaveIntegrity} from './rules/scriptsHaveIntegrity';
import {titlesAreUnique} from './rules/titlesAreUnique';

/** The checks of the finished build, by name. A new check is a file in rules/ and a line here. */
export const allChecks: Readonly<Record<string, Check>> = {
  everyPageExists,
  oneMainHeading,
  metadataPresent,
  languageDeclared,
  titlesAreUnique,
  noBrokenLinks,
  noThirdPartyRequests,
  noScriptLinks,
  noServerCodeInClient,
  pageWeightBudget,
  headingsInOrder,
  headingsHaveIds,
  idsAreUnique,
  imagesDescribed,
  noInlineStyles,
  feedsAreValid,
  scriptsHaveIntegrity,
  hostFilesAreCurrent: hostFilesAreCurrent(readGenerated),
};
