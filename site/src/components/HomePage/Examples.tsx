import {Children, createElement, isValidElement, useId} from 'react';
import type {ReactElement, ReactNode} from 'react';
import {codeTabs} from 'docusaurus-theme-static-code/codeTabs';
import type {ExampleProps} from './Example';
import styles from './styles.module.css';

interface Props {
  /** Names the row of tabs. */
  readonly label: string;
  /** Elements of `Example`. */
  readonly children?: ReactNode;
}

/** Examples behind tabs. */
export default function Examples({label, children}: Props): ReactNode {
  const id = useId();
  const tabs = codeTabs<ReactNode>(createElement, {
    id,
    label,
    tabs: Children.toArray(children)
      .filter(isExample)
      .map((example) => ({
        id: example.props.label,
        label: example.props.label,
        content: [example],
      })),
  });
  return <div className={styles.examples}>{tabs}</div>;
}

function isExample(child: ReactNode): child is ReactElement<ExampleProps> {
  return isValidElement<Partial<ExampleProps>>(child) && child.props.label !== undefined;
}
