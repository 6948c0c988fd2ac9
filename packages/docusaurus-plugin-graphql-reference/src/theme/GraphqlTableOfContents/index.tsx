import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlTableOfContents';

/** The sections of a page and their members; folded above the text on a narrow screen. */
export default function GraphqlTableOfContents({items}: Props): ReactNode {
  return (
    <ul className="table-of-contents">
      {items.map(({hash, text, items: members}) => (
        <li key={hash}>
          <a className="table-of-contents__link" href={hash}>
            {text}
          </a>
          {members.length > 0 && (
            <ul>
              {members.map((member) => (
                <li key={member.hash}>
                  <a className="table-of-contents__link" href={member.hash}>
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
