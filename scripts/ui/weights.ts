export interface Weight {
  name: string;
  /** Bytes of gzip that it costs alone: its own code and that of the components it is made of. */
  own: number;
  /** The same with the packages it stands on (Radix, vanilla-extract's run time), but for React and the router. */
  withPackages: number;
}

export interface Weights {
  components: Weight[];
  /** Everything at once, where much is shared. */
  all: Omit<Weight, "name">;
  /** Bytes of gzip of the one style sheet, fonts apart. */
  styles: number;
}
