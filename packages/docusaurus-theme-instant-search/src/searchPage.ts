/** What another plugin contributes as `content.searchPages`; the one declaration of it. */
export type {MemberKind, SearchMember, SearchPage} from 'graphql-api-model';
