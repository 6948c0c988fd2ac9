import type {MeasuredRun} from '../measure/runMeasured';
import type {FirstLoad} from '../measure/measureFirstLoad';
import type {SiteSize} from '../measure/measureSite';
import type {Spread} from '../measure/statistics';
import type {PeerStep} from '../peers/peer';

/** What a machine is like; nothing that tells which one it is. */
export interface MachineFacts {
  readonly cores: number;
  readonly memoryBytes: number;
  readonly node: string;
  readonly system: string;
}

export interface SectionFacts {
  readonly measuredAt: string;
  readonly machine: MachineFacts;
  /** The machine's load average (one minute) before the section and after it. */
  readonly load: {readonly before: number; readonly after: number};
  readonly secondsInAll: number;
}

export type Measured<Section> = Section & SectionFacts;

/** A generator's work on one schema, or why there is none. */
export type GeneratorResult =
  | {
      readonly name: string;
      readonly versions: Readonly<Record<string, string>>;
      readonly steps: readonly PeerStep[];
      readonly size: SiteSize;
    }
  | {readonly name: string; readonly failure: string};

export interface GithubSection {
  readonly schema: {readonly package: string; readonly bytes: number};
  readonly results: readonly GeneratorResult[];
}

export interface GrowthPoint {
  readonly collapseRoutes: boolean;
  readonly pages: number;
  readonly schemaBytes: number;
  readonly run: MeasuredRun;
  readonly firstLoad: FirstLoad;
  readonly largestHtml: number;
  readonly outputBytes: number;
}

export interface PeerGrowthPoint {
  readonly pages: number;
  readonly run: MeasuredRun;
}

export interface GrowthSection {
  readonly points: readonly GrowthPoint[];
  /** graphql-markdown's first step, its MDX, on the smaller of the same schemas. */
  readonly peer: readonly PeerGrowthPoint[];
  readonly peerFailure?: string;
}

/** An element with very many members. */
export interface BoundsCase {
  readonly name: string;
  readonly pages: number;
  /** HTML of the largest of its pages, compressed with brotli. */
  readonly largest: number;
}

export interface BoundsSection {
  readonly run: MeasuredRun;
  readonly cases: readonly BoundsCase[];
}

export interface SiteSection {
  readonly cold: MeasuredRun;
  readonly warm: MeasuredRun;
  readonly size: SiteSize;
  /** From writing the schema until a browser shows the new field, in milliseconds. */
  readonly devEditMs?: Spread;
  /** From writing a guide until the server tells of a wrong name in it, in milliseconds. */
  readonly devCheckMs?: Spread;
  readonly devFailure?: string;
}

export interface BrowserPage {
  readonly site: string;
  readonly page: string;
  readonly slowdown: number;
  readonly requested: FirstLoad;
  readonly layoutShift: Spread;
  readonly largestPaintMs: Spread;
  /**
   * Processor time of the longest task after hydration started, or after the HTML was read where
   * nothing hydrates; 0 where none took more than 50 ms.
   */
  readonly longestTaskMs: Spread;
  readonly longTasks: Spread;
  readonly hydrationMs?: Spread;
}

export interface BrowserNavigation {
  readonly site: string;
  readonly slowdown: number;
  /** From the click until the frame with the new heading, after the link was hovered. */
  readonly warmMs: Spread;
}

export interface BrowserTyping {
  readonly site: string;
  readonly slowdown: number;
  /** Processor time of the longest task while a query was typed, over several queries. */
  readonly longestTaskMs: Spread;
}

export interface BrowserSection {
  readonly browser: string;
  readonly pages: readonly BrowserPage[];
  readonly navigation: readonly BrowserNavigation[];
  readonly typing: readonly BrowserTyping[];
  readonly failures: readonly {readonly site: string; readonly failure: string}[];
}

export interface SearchSection {
  readonly title: string;
  /** The table with its explanation. */
  readonly markdown: string;
  readonly data: readonly object[];
}

export interface Sections {
  readonly github?: Measured<GithubSection>;
  readonly growth?: Measured<GrowthSection>;
  readonly bounds?: Measured<BoundsSection>;
  readonly site?: Measured<SiteSection>;
  readonly browser?: Measured<BrowserSection>;
  readonly search?: Measured<SearchSection>;
}

export type SectionName = keyof Sections;

export interface Results {
  readonly date: string;
  readonly sections: Sections;
}
