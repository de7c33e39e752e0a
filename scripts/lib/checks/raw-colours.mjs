import { lineAt, readStyleSheets } from "./style-sheets.mjs";

/** The files that give colours their names. */
const TOKEN_FILES = new Set(["apps/web/src/ui/theme/tokens.css", "packages/game-kit/src/shell/shell-tokens.css"]);

const NOTATION = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(/gi;
const VALUE = /(?<=:)[^:;{}]+(?=[;}])/g;
/** Not `transparent` and `currentColor`, which depend on nothing. */
const NAMES =
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood " +
  "cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray " +
  "darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen " +
  "darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue " +
  "firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew " +
  "hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan " +
  "lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray " +
  "lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue " +
  "mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred " +
  "midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid " +
  "palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple " +
  "rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue " +
  "slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white " +
  "whitesmoke yellow yellowgreen";
const NAMED = new RegExp(`(?<![\\w.-])(?:${NAMES.replaceAll(" ", "|")})(?![\\w.(-])`, "gi");

/**
 * Colours that a style sheet writes out, where a token belongs.
 * @param {string} root
 * @param {string[]} files paths from the repository's root
 * @returns {import("./house-violations.mjs").Violation[]}
 */
export function findRawColours(root, files) {
  return readStyleSheets(root, files)
    .filter(({ file }) => !TOKEN_FILES.has(file))
    .flatMap(({ file, css }) =>
      [...css.matchAll(VALUE)].flatMap((value) =>
        [...value[0].matchAll(NOTATION), ...value[0].matchAll(NAMED)].map((colour) => ({
          file,
          line: lineAt(css, value.index + colour.index),
          problem: `writes out the colour ${colour[0]}: use a token of ui/theme/tokens.css or shell-tokens.css`,
        })),
      ),
    );
}
