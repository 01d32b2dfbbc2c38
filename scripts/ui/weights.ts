export interface Weight {
  name: string;
  /** Gzip size alone, in bytes: its own code and that of the components it uses. */
  own: number;
  /** The same with the packages it depends on (Radix, vanilla-extract's run time), except React. */
  withPackages: number;
}

export interface Weights {
  components: Weight[];
  /** All components at once, with much shared code. */
  all: Omit<Weight, "name">;
  /** Gzip size of the single style sheet, in bytes, without fonts. */
  styles: number;
}
