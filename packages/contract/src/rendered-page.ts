/** A page as the renderer of the site hands it to the gateway. */
export type RenderedPage = {
  status: number;
  /** Where to go instead, with a 3xx status. */
  location?: string;
  title: string;
  /** For `<!--head-->`: what this page will ask for next. */
  head: string;
  /** For `<!--app-->`. */
  html: string;
  /** For `<!--data-->`: JSON that is safe inside a script element. Null: leave the block out, and the page asks for itself. */
  data: string | null;
  /** Attributes of the html element and the colour of the browser around the page. Left out for the usual look. */
  theme?: { attributes: string; colour: string };
};
