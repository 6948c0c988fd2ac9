import type {MdxjsEsm} from 'mdast-util-mdx';

/** The statement `import Name from 'source';` of an MDX page. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
