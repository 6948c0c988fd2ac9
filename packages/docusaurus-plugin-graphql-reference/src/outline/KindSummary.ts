/** A list of the reference, as the overview presents it. */
export interface KindSummary {
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly explanation: string;
}
