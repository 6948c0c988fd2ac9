/** The inside of an SVG element and the part of the plane it shows. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly content: string;
}
