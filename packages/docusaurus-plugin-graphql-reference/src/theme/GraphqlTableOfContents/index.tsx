import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlTableOfContents';

/** The sections of a page and their members; folded above the text on a narrow screen. */
export default function GraphqlTableOfContents({items}: Props): ReactNode {
  return (
    <ul className="table-of-contents">
      {items.map(({id, text, items: members}) => (
        <li key={id}>
          <a className="table-of-contents__link" href={`#${id}`}>
            {text}
          </a>
          {members.length > 0 && (
            <ul>
              {members.map((member) => (
                <li key={member.id}>
                  <a className="table-of-contents__link" href={`#${member.id}`}>
                    <code>{member.text}</code>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
