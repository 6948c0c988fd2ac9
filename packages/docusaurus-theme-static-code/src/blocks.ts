/**
 * For remark plugins that turn fenced blocks into elements, as this package and
 * docusaurus-theme-static-diagrams do.
 */
export {parseMeta, type BlockMeta} from './block/meta';
export {createElement, type ElementProperties} from './remark/element';
export {findBlocks, type FoundBlock} from './remark/findBlocks';
export {blockError, findCodeStart, type Place} from './remark/position';
export {UniqueNames} from './remark/uniqueNames';
