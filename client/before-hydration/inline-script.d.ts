declare module '*?inline-script' {
  /** The program of a file as the text of a script element (scripts/build/inline-scripts.ts). */
  const text: string;
  export default text;
}
