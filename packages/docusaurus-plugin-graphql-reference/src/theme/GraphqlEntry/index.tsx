import GraphqlDirectives from '@theme/GraphqlDirectives';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlMember from '@theme/GraphqlMember';
import GraphqlSdl from '@theme/GraphqlSdl';
import GraphqlText from '@theme/GraphqlText';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import GraphqlUnfolded from '@theme/GraphqlUnfolded';
import GraphqlUsages from '@theme/GraphqlUsages';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlEntry';
import type {EntryPage} from 'docusaurus-plugin-graphql-reference';
import type {Entry, Member} from 'docusaurus-plugin-graphql-reference';

interface PartProps {
  readonly page: EntryPage;
}

function Members({
  page,
  section,
  title,
  members,
}: PartProps & {
  readonly section: keyof EntryPage['sectionIds'];
  readonly title: string;
  readonly members: readonly Member[];
}): ReactNode {
  return members.length === 0 ? null : (
    <section>
      <GraphqlHeading as="h2" id={page.sectionIds[section]} name={title}>
        {title}
      </GraphqlHeading>
      {members.map((member) => (
        <GraphqlMember
          key={member.id}
          member={member}
          // A member may be called "constructor", which every object has.
          unfolded={
            Object.hasOwn(page.inputs, member.id) ? page.inputs[member.id] : undefined
          }
        />
      ))}
    </section>
  );
}

function Returns({page, entry}: PartProps & {readonly entry: Entry}): ReactNode {
  return !('returns' in entry) ? null : (
    <section>
      <GraphqlHeading as="h2" id={page.sectionIds.returns} name="Returns">
        Returns
      </GraphqlHeading>
      <p className="gql-facts">
        <GraphqlTypeReference type={entry.returns} />
      </p>
      {page.result && <GraphqlUnfolded unfolded={page.result} isFolded={false} />}
    </section>
  );
}

/** The part of a page that differs from kind to kind. */
function KindDetails({page}: PartProps): ReactNode {
  const {entry, sectionIds} = page;
  switch (entry.kind) {
    case 'query':
    case 'mutation':
    case 'subscription':
      return (
        <>
          <Members
            page={page}
            section="arguments"
            title="Arguments"
            members={entry.arguments}
          />
          <Returns page={page} entry={entry} />
        </>
      );
    case 'object':
    case 'interface':
      return (
        <>
          <Members page={page} section="fields" title="Fields" members={entry.fields} />
          {entry.interfaces.length > 0 && (
            <section>
              <GraphqlHeading as="h2" id={sectionIds.implements} name="Implements">
                Implements
              </GraphqlHeading>
              <ul className="gql-links">
                {entry.interfaces.map(({text, href}) => (
                  <li key={href}>
                    <GraphqlLink href={href}>
                      <code>{text}</code>
                    </GraphqlLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      );
    case 'input':
      return (
        <>
          {entry.isOneOf && (
            <p>
              Set exactly one of the fields: this is a <code>@oneOf</code> input.
            </p>
          )}
          <Members page={page} section="fields" title="Fields" members={entry.fields} />
        </>
      );
    case 'enum':
      return (
        <Members page={page} section="values" title="Values" members={entry.values} />
      );
    case 'union':
      return (
        <section>
          <GraphqlHeading as="h2" id={sectionIds['possible-types']} name="Possible types">
            Possible types
          </GraphqlHeading>
          <ul className="gql-unfolded">
            {entry.possibleTypes.map(({text, href, summary}) => (
              <li key={href}>
                <GraphqlLink className="gql-name" href={href}>
                  {text}
                </GraphqlLink>
                {summary && <div className="gql-summary">{summary}</div>}
              </li>
            ))}
          </ul>
        </section>
      );
    case 'scalar':
      return entry.specifiedBy === undefined ? null : (
        <p>
          Specified by{' '}
          {/^https?:\/\//i.test(entry.specifiedBy) ? (
            <a href={entry.specifiedBy} rel="noopener noreferrer">
              {entry.specifiedBy}
            </a>
          ) : (
            <code>{entry.specifiedBy}</code>
          )}
        </p>
      );
    case 'directive':
      return (
        <>
          <Members
            page={page}
            section="arguments"
            title="Arguments"
            members={entry.arguments}
          />
          <section>
            <GraphqlHeading as="h2" id={sectionIds.locations} name="Locations">
              Locations
            </GraphqlHeading>
            <ul className="gql-links">
              {entry.locations.map((location) => (
                <li key={location}>
                  <code>{location}</code>
                </li>
              ))}
            </ul>
          </section>
        </>
      );
    default:
      return entry satisfies never;
  }
}

function Definition({page}: PartProps): ReactNode {
  const {entry, sectionIds} = page;
  const sdl = (
    <GraphqlSdl
      tokens={entry.sdl}
      label={'returns' in entry ? 'Signature' : 'Schema definition'}
    />
  );
  return 'returns' in entry ? (
    sdl
  ) : (
    <section>
      <GraphqlHeading as="h2" id={sectionIds.definition} name="Definition">
        Definition
      </GraphqlHeading>
      {sdl}
    </section>
  );
}

/** One operation, type or directive. */
export default function GraphqlEntry({page}: Props): ReactNode {
  const {entry, label, sectionIds, usages} = page;
  return (
    <>
      <header>
        <p className="gql-kind">
          {label}
          {entry.group !== undefined && ` · ${entry.group}`}
        </p>
        <h1>{entry.kind === 'directive' ? `@${entry.name}` : entry.name}</h1>
      </header>
      {entry.deprecation !== undefined && (
        <div className="gql-warning" role="note">
          <strong>Deprecated.</strong> <GraphqlText html={entry.deprecation} />
        </div>
      )}
      {'returns' in entry && <Definition page={page} />}
      {entry.description ? (
        <GraphqlText html={entry.description} />
      ) : (
        <p className="gql-missing">The schema does not describe this {label}.</p>
      )}
      {!('returns' in entry) && <Definition page={page} />}
      <KindDetails page={page} />
      {entry.directives.length > 0 && (
        <section>
          <GraphqlHeading as="h2" id={sectionIds.directives} name="Directives">
            Directives
          </GraphqlHeading>
          <GraphqlDirectives directives={entry.directives} />
        </section>
      )}
      {usages.length > 0 && (
        <section>
          <GraphqlHeading as="h2" id={sectionIds['used-by']} name="Used by">
            Used by
          </GraphqlHeading>
          <GraphqlUsages as="h3" isFolded groups={usages} />
        </section>
      )}
    </>
  );
}
