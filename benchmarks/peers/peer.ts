import type {MeasuredRun} from '../measure/runMeasured';

/** A step of a peer's work that is measured on its own. */
export interface PeerStep extends MeasuredRun {
  readonly step: string;
}

export interface PeerBuild {
  /** The site it wrote. */
  readonly directory: string;
  readonly steps: readonly PeerStep[];
}

export interface PeerRequest {
  /** An SDL file that strict loaders accept. */
  readonly schema: string;
  /** An empty folder of the peer's own. */
  readonly directory: string;
  readonly timeLimitSeconds: number;
}

/** Another generator of references, installed on demand outside this repository. */
export interface Peer {
  readonly name: string;
  /** The versions to install, and what has to be held back for them to work. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  build(installation: string, request: PeerRequest): Promise<PeerBuild>;
}
