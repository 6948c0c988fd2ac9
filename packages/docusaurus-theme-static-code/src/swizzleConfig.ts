import type {SwizzleConfig} from '@docusaurus/types';

const SAFE = {wrap: 'safe', eject: 'safe'} as const;

/** Which components may be wrapped or ejected, for `docusaurus swizzle`. */
export const swizzleConfig: SwizzleConfig = {
  components: {
    CodeBlock: {
      actions: SAFE,
      description: 'What `<CodeBlock>` in a page becomes: code without token colours.',
    },
    CodeInline: {
      actions: SAFE,
      description: 'Inline code; long names break between their words.',
    },
    MDXComponents: {
      actions: {wrap: 'safe', eject: 'unsafe'},
      description: 'The elements of MDX, with those that the remark plugins write.',
    },
    StaticCode: {
      actions: SAFE,
      description: 'A code block: caption, copy button and the finished HTML.',
    },
    StaticDiagram: {
      actions: SAFE,
      description: 'A diagram: title, the finished SVG and the dialog behind "Enlarge".',
    },
    'prism-include-languages': {
      actions: {wrap: 'forbidden', eject: 'forbidden'},
      description:
        'Keeps theme-classic from adding languages to Prism, which is not there.',
    },
  },
};
