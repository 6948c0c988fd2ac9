import type {SwizzleConfig} from '@docusaurus/types';

type Component = SwizzleConfig['components'][string];

/** A component that may be wrapped and ejected. */
function safe(description: string): Component {
  return {actions: {wrap: 'safe', eject: 'safe'}, description};
}

/** Which components may be wrapped or ejected, for `docusaurus swizzle`. */
export const swizzleConfig: SwizzleConfig = {
  components: {
    CodeBlock: safe('What `<CodeBlock>` in a page becomes: code without token colours.'),
    CodeInline: safe('Inline code; long names break between their words.'),
    MDXComponents: {
      actions: {wrap: 'safe', eject: 'unsafe'},
      description: 'The elements of MDX, with those that the remark plugins write.',
    },
    StaticCode: safe('A code block: caption, copy button and the finished HTML.'),
    StaticDiagram: safe(
      'A diagram: title, the finished SVG and the dialog behind "Enlarge".',
    ),
    'prism-include-languages': {
      actions: {wrap: 'forbidden', eject: 'forbidden'},
      description:
        'Keeps theme-classic from adding languages to Prism, which is not there.',
    },
  },
};
